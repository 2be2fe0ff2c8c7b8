// boardgame.io without any page, for batches.py: random legal moves of one game, through its Client
// or through its bare reducer. Each line of standard input is a number of seconds to play; the
// answer is moves per second of CPU time (V8's helper threads included).
//
//     node boardgame_io.mjs tictactoe|dicecards client|reducer
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const require = createRequire(`${process.cwd()}/`);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');

const ROWS = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const indexes = (row, free) => row.flatMap((value, at) => (free(value) ? [at] : []));

const tictactoe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, at) => {
      if (G.cells[at] !== null) return INVALID_MOVE;
      G.cells[at] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const taken = (row) => row.every((at) => G.cells[at] !== null && G.cells[at] === G.cells[row[0]]);
    if (ROWS.some(taken)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  legal: ({ G }) => indexes(G.cells, (cell) => cell === null),
};

// Three dice a turn, put on six spaces of one's own: about what a turn of Roma does.
const dicecards = {
  setup: () => ({ fame: [20, 20], spaces: [Array(6).fill(0), Array(6).fill(0)], dice: [], turns: 0 }),
  turn: {
    onBegin: ({ G, random }) => {
      G.dice = random.D6(3);
      G.turns += 1;
    },
  },
  moves: {
    put: ({ G, playerID, events }, at) => {
      const own = Number(playerID);
      if (G.spaces[own][at] >= 9) return INVALID_MOVE;
      G.spaces[own][at] += G.dice.pop();
      if (G.spaces[own][at] > G.spaces[1 - own][at]) G.fame[1 - own] -= 1;
      if (G.dice.length === 0) events.endTurn();
    },
  },
  endIf: ({ G }) => (Math.min(...G.fame) <= 0 || G.turns > 60 ? { over: true } : undefined),
  legal: ({ G, ctx }) => indexes(G.spaces[Number(ctx.currentPlayer)], (pips) => pips < 9),
};

const any = (list) => list[Math.floor(Math.random() * list.length)];

function throughClient(game, legal) {
  const client = Client({ game, debug: false, numPlayers: 2 });
  return () => {
    client.reset();
    let moves = 0;
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const open = legal(state);
      if (!open.length) break;
      client.moves.put(any(open));
      moves += 1;
    }
    return moves;
  };
}

function throughReducer(game, legal) {
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: 2 });
  return () => {
    let moves = 0;
    for (let state = start; !state.ctx.gameover; moves += 1) {
      const open = legal(state);
      if (!open.length) break;
      const payload = { type: 'put', args: [any(open)], playerID: state.ctx.currentPlayer };
      state = { ...reduce(state, { type: 'MAKE_MOVE', payload }), deltalog: undefined };
    }
    return moves;
  };
}

const { legal, ...game } = { tictactoe, dicecards }[process.argv[2]];
const play = { client: throughClient, reducer: throughReducer }[process.argv[3]](game, legal);

function rate(seconds) {
  const before = process.cpuUsage();
  let moves = 0;
  let spent = 0;
  do {
    moves += play();
    const { user, system } = process.cpuUsage(before);
    spent = (user + system) / 1e6;
  } while (spent < seconds);
  return moves / spent;
}

createInterface({ input: process.stdin }).on('line', (line) => console.log(rate(Number(line))));
