// boardgame.io's own server with its FlatFile storage and the smallest game there is: a move adds
// one to a number. Arguments: the port and the folder for its files.

const { Server, FlatFile } = require('boardgame.io/server')

const [port, dir] = process.argv.slice(2)
const game = {
  name: 'count',
  setup: () => ({ moves: 0 }),
  moves: { add: ({ G }) => ({ moves: G.moves + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
}
const server = Server({ games: [game], db: new FlatFile({ dir }), origins: [/.*/] })
server.run({ port: Number(port), callback: () => console.log('ready') })
