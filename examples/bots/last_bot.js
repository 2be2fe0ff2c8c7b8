#!/usr/bin/env node
// A bot in JavaScript, without packages: of the legal actions it takes one of the last.
//
//     lusoria arena armorica --bots "exec:node examples/bots/last_bot.js,random" --games 20

const readline = require("node:readline");

let turns = 0;

// An action may be named by its number or by its words; here by its words.
function choose(legal) {
  turns += 1;
  const back = 1 + (turns % Math.min(2, legal.length));
  return legal[legal.length - back].words;
}

function answer(message) {
  switch (message.do) {
    case "hello":
      return { name: "last bot" };
    case "newgame":
      turns = 0;
      return null;
    case "choose":
      return { action: choose(message.legal) };
    default: // gameover, and whatever a later protocol may tell
      return null;
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  const said = answer(message);
  if (said !== null) {
    process.stdout.write(JSON.stringify({ id: message.id, ...said }) + "\n");
  }
});
