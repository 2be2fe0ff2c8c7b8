// Written by `python -m lusoria.server.typescript` from src/lusoria/server/wire.py. Do not edit.

export const VERSION = 1;

/** The first word on a socket. Each secret is a seat; none makes an onlooker. */
export interface Hello {
  type: "hello";
  version: number;
  match: string;
  secrets?: string[];
  language?: "de" | "en" | "ru";
}

/** At a screen that several share: whose eyes look now, or nobody's while the curtain is down. With one secret its seat looks from the beginning; with several nobody does before this. */
export interface Look {
  type: "look";
  match: string;
  seat: number | null;
}

/** An answer to the open question. The same key twice is the same answer. */
export interface Answer {
  type: "answer";
  match: string;
  entry: number;
  action: number;
  key: string;
  seat?: number | null;
}

/** Take back what nobody has learnt anything from, or ask the others to go back further. */
export interface Undo {
  type: "undo";
  match: string;
  entry: number;
  key: string;
}

/** Agree to a takeback, or not. */
export interface Grant {
  type: "grant";
  match: string;
  entry: number;
  key: string;
  agreed: boolean;
  wish?: string;
}

/** Ask why an answer in words is not allowed now. */
export interface Why {
  type: "why";
  match: string;
  words: string;
  key: string;
}

/** Ask for the best answers, in a solo game. */
export interface Hint {
  type: "hint";
  match: string;
  entry: number;
  key: string;
}

/** A line for the table's chat. */
export interface Say {
  type: "say";
  match: string;
  text: string;
  key: string;
}

/** Let a bot keep the seat of somebody who is away, or wait for them. */
export interface Keep {
  type: "keep";
  match: string;
  seat: number;
  level: "centurio" | "imperator" | "legatus" | "miles" | "tiro" | null;
  key: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** The whole View: after Hello, after a gap, and with every refusal. */
export interface Shown {
  type: "shown";
  match: string;
  table: Table;
  view: View | null;
  printed?: Record<string, unknown> | null;
  talk?: Talk[];
  seats?: number[] | null;
}

/** Everything about a match that is no secret and no rule. */
export interface Table {
  match: string;
  game: "armorica" | "cambria" | "roma";
  title: string;
  options: Record<string, string>;
  components: string;
  chairs: Chair[];
  wishes: Wishes;
  stage: "over" | "playing" | "waiting";
  entry: number;
  commitment: string;
  asked?: number | "fate" | null;
  compiling?: Compiling | null;
  kept_until?: string;
  watching?: number;
  owner?: number;
  undo?: number | null;
  undo_known?: boolean;
  takeback?: Takeback | null;
  outcome?: Record<string, unknown> | null;
  rematch?: string | null;
}

/** A seat and who keeps it: a person, a person at the same screen, a bot, or nobody yet. */
export interface Chair {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: "centurio" | "imperator" | "legatus" | "miles" | "tiro" | null;
  language?: "de" | "en" | "ru" | null;
  present?: boolean;
  away_since?: number | null;
  may_be_kept?: boolean;
  kept_by?: "centurio" | "imperator" | "legatus" | "miles" | "tiro" | null;
  mixed?: boolean;
}

/** What the table agreed on beside the rules. */
export interface Wishes {
  pace?: "fast" | "normal" | "slow";
  own_dice?: boolean;
  chat?: boolean;
  practice?: boolean;
  keep_after?: number;
  keep_level?: "centurio" | "imperator" | "legatus" | "miles" | "tiro";
}

/** On a fresh machine strong bots are compiled first; so many steps are done. */
export interface Compiling {
  done: number;
  of: number;
  seconds: number;
}

/** Somebody asks to go back behind what is known; all others must grant it, and until the next entry they may. */
export interface Takeback {
  seat: number;
  entry: number;
  granted: number[];
  wish?: string;
}

/** The table as one viewer knows it after an entry. */
export interface View {
  viewer: number[];
  entry: number;
  decision: Decision;
  choices: Choice[];
  position: Record<string, unknown>;
  derived: Record<string, unknown>;
  standing: Standing;
  heard: Heard[];
  answered?: number[];
}

/** Who is asked what; nobody once the game is over. */
export interface Decision {
  seat: number | "fate" | null;
  question: string;
}

/** One answer to the open question: its number in the action table, its words, and its parts. */
export interface Choice {
  number: number;
  words: string;
  verb: string;
  arguments: Record<string, string | number>;
}

/** What each seat would score if the game were judged now: points, their parts, places, and the ties behind the places. */
export interface Standing {
  scores: number[];
  parts: Record<string, number>[];
  ranks: number[];
  ties: Tie[];
}

/** Seats with equal points, from first to last, and what decides among them. Where that leaves some of them equal, they are a further tie; nothing decides where `by` is null, and the place is shared. */
export interface Tie {
  seats: number[];
  by: string | null;
}

/** An event as its hearer may know it, and the entry that brought it about. */
export interface Heard {
  entry: number;
  event: string;
  facts: Record<string, string | number>;
}

/** One line of the table's chat; an onlooker has no seat. */
export interface Talk {
  number: number;
  seat: number | null;
  text: string;
  at: number;
}

/** What changed since the View after entry `since`; whoever has another asks anew. `change` has the View's own shape, with only the branches that differ (server/difference.py). It never touches `heard`: what is new there is told beside it, to be added to its end. An undo is heard as the event `undone` with the entry `to` before which play has returned. */
export interface Changed {
  type: "changed";
  match: string;
  since: number;
  entry: number;
  change: Record<string, unknown> | unknown[] | null;
  heard?: Heard[];
  table?: Table | null;
}

/** The table around the game changed: chairs, presence, takebacks, the end. */
export interface Around {
  type: "around";
  match: string;
  table: Table;
}

/** An answer, undo, grant or line was taken, durably; the entry that followed from it. */
export interface Done {
  type: "done";
  key: string;
  entry: number;
}

/** A message was refused: which error, its reason code, rule and facts. A `Shown` follows. */
export interface No {
  type: "no";
  key: string;
  error: "illegal" | "stale" | "unreadable";
  reason: string;
  rule?: string;
  facts?: Record<string, string | number>;
}

/** Why an answer is not allowed; nothing where it is. */
export interface Because {
  type: "because";
  key: string;
  refused: Refused | null;
}

/** An answer that is not allowed now: why, by which rule, and the facts behind it. */
export interface Refused {
  number: number;
  words: string;
  verb: string;
  arguments: Record<string, string | number>;
  reason: string;
  rule: string;
  facts: Record<string, string | number>;
}

/** The best answers with the chance to win, best first; none if the table has moved on. */
export interface Advice {
  type: "advice";
  key: string;
  answers: [number, number][];
}

/** Somebody said something. */
export interface Talked {
  type: "talked";
  match: string;
  talk: Talk;
}

/** The server goes away and is back in so many seconds; every move is kept. */
export interface Closing {
  type: "closing";
  seconds: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** GET api/lobby: the games and the tables that anybody may join or watch. */
export interface Lobby {
  version: number;
  games: GameFacts[];
  tables: Table[];
}

/** What the lobby tells of a game. */
export interface GameFacts {
  name: "armorica" | "cambria" | "roma";
  rules: number;
  fewest: number;
  most: number;
  options: OptionFacts[];
  presets: Record<string, Record<string, string>>;
  levels: ("centurio" | "imperator" | "legatus" | "miles" | "tiro")[];
}

/** A rule that the table may choose; the first value is the default. */
export interface OptionFacts {
  name: string;
  values: string[];
}

/** POST api/tables. */
export interface NewTable {
  game: "armorica" | "cambria" | "roma";
  chairs: Wanted[];
  options?: Record<string, string>;
  wishes?: Wishes;
  title?: string;
  language?: "de" | "en" | "ru";
  components?: string | null;
  public?: boolean;
  start?: boolean;
}

/** A chair as the maker of a table wants it. */
export interface Wanted {
  kind: "bot" | "here" | "me" | "open";
  name?: string;
  level?: "centurio" | "imperator" | "legatus" | "miles" | "tiro" | null;
}

/** The answer to making a table and to sitting down: each secret is a seat, on any device. */
export interface Seated {
  table: Table;
  seats: Record<string, string>;
}

/** POST api/tables/{match}/chairs: take an open chair, the first one or a named one. */
export interface SitDown {
  name: string;
  language: "de" | "en" | "ru";
  seat?: number | null;
}

/** POST api/tables/{match}/arrange (owner): all chairs, for guests, bots or nobody; or begin. Whoever sits keeps the chair. There may be more chairs than before, or fewer. */
export interface Arrange {
  secret: string;
  chairs?: Wanted[] | null;
  start?: boolean;
}

/** POST api/tables/{match}/mix: a word of this seat's own goes into the dice. */
export interface Mix {
  secret: string;
  word: string;
}

/** POST api/records (the record as text): where it can be replayed. */
export interface Imported {
  replay: string;
}

/** GET api/replays/{replay}: the course of a game; views come by ply. `turns` have begun. */
export interface Replay {
  table: Table;
  printed: Record<string, unknown>;
  plies: Ply[];
  turns: number;
  record: string;
}

/** One step of a replay: `turn` is the one that it tells of last, 0 in the set-up. */
export interface Ply {
  entry: number;
  seat: number | "fate" | null;
  words: string;
  turn: number;
  scores: number[];
}

/** POST api/replays/{replay}/branch: play on from a ply, at a new table. */
export interface Branch {
  ply: number;
  chairs: Wanted[];
  language?: "de" | "en" | "ru";
}

/** Any refusal over HTTP. */
export interface Problem {
  error: "illegal" | "stale" | "unreadable";
  reason: string;
  rule?: string;
  facts?: Record<string, string | number>;
}

/** The table as text; every field is told in docs/positions.md. */
export interface ArmoricaPosition {
  acted: number;
  decision: Record<string, unknown>;
  discards: string[];
  displays: string[][];
  game: string;
  gaul_deck: string[];
  gaul_row: string[];
  options: Record<string, string>;
  phase: string;
  roman_deck: string[];
  roman_row: string[];
  round: number;
  seats: number;
  start_player: number | null;
}

/** What a board shows beyond the position. The game ends with the last round (A8.1). Losses are told while winter asks for one card or two. */
export interface ArmoricaDerived {
  last_round: number;
  gaul: Row;
  roman: Row;
  displays: Display[];
  majorities: Majority[];
  losses: Loss[];
}

/** A row, left to right, and its deck: the letter on top and how many cards are left. The game ends with the round in which either deck runs out (A8.1). */
export interface Row {
  cards: RowCard[];
  deck: string | null;
  left: number;
}

/** A card on offer: its place from the right, the icon that reaches it, and whose does. */
export interface RowCard {
  card: string;
  place: number;
  icon: string;
  within_reach: number[];
}

/** One seat's cards: totals per icon, places of either row that each icon reaches, sets. */
export interface Display {
  icons: Record<string, number>;
  gaul_reach: Record<string, number>;
  roman_reach: Record<string, number>;
  winter: Winter;
  sets: CardSet[];
}

/** Amphorae against cards: how many would have to go, and how many have no amphora. */
export interface Winter {
  amphorae: number;
  cards: number;
  must_go: number;
  may_go: number;
}

/** Neighbouring cards of different suits; the last set can grow by the suits that it lacks. */
export interface CardSet {
  cards: string[];
  points: number;
  extended_by: string[];
  extended_points: number;
}

/** Who has the most of an icon, how many, and what each of them scores for it. */
export interface Majority {
  icon: string;
  most: number;
  seats: number[];
  points: number;
}

/** A card that may go, what its owner would score without it, and, where two must go, without each of the others too. */
export interface Loss {
  card: string;
  points: number;
  with_another: Record<string, number>;
}

/** The cards, and the points of a set by its number of suits. */
export interface ArmoricaPrinted {
  components: string;
  warnings: string[];
  cards: PrintedCard[];
  set_points: number[];
}

/** A card: its deck (`start` for start cards), its suit, its icons, and the one it needs. With as many of the needed icon as its place from the right a card can be taken. */
export interface PrintedCard {
  card: string;
  deck: string;
  suit: string;
  icons: Record<string, number>;
  needed: string;
}

/** The table as text; every field is told in docs/positions.md. */
export interface CambriaPosition {
  active: number | null;
  decision: Record<string, unknown>;
  dice: number[];
  ending?: string;
  fort_tokens: string[][];
  forts: string[];
  game: string;
  legion: string;
  neutral_supply: number | null;
  neutral_tokens: Record<string, string[]> | null;
  options: Record<string, string>;
  point_tokens: string[][];
  roads: Record<string, number | "neutral">;
  seats: number;
  ship_used: boolean;
  ships: Record<string, number | "neutral">;
  start_player: number | null;
  supply: number[];
  target: string | null;
  turns: number;
}

/** What a board shows beyond the position. `roll` is how two dice in force are read: two different values, a double, one 1, or two ones. The game ends as soon as `forts_to_end` more forts have fallen, so that `last_fall` of them have (`fallen` tells how many now), or after `turns_left` turns. `turn` is the one begun last, counted over all seats; 0 in set-up. */
export interface CambriaDerived {
  forts: FortNow[];
  free_roads: string[];
  free_by_value: Record<string, string[]>;
  ships: ShipNow[];
  roll: "double" | "one" | "ones" | "two" | null;
  leaving: Leaving[];
  fallen: number;
  last_fall: number;
  forts_to_end: number;
  turn: number;
  turns_left: number;
}

/** A fort: the warriors on its roads, the most first, how many roads are free, and the legion. It falls when no road is `missing` a warrior; one that the legion holds is. `first` would take the fort if it fell now, `second` its point token; nobody where that is shared, where the token is gone, or where there is none. */
export interface FortNow {
  fort: string;
  strengths: Strength[];
  free: number;
  legion: boolean;
  missing: number;
  first: number | "neutral" | null;
  second: number | "neutral" | null;
}

/** Whose warriors stand at a fort, and how many. */
export interface Strength {
  colour: number | "neutral";
  warriors: number;
}

/** A ship, who stands on it, and what it offers. */
export interface ShipNow {
  ship: number;
  holder: number | "neutral" | null;
  offers: ShipOffer[];
}

/** A die that the active player may change by this ship, and what the dice would show then. */
export interface ShipOffer {
  die: number;
  dice: number[];
}

/** Who would leave a road that an answer takes now, and for where. */
export interface Leaving {
  road: string;
  holder: number | "neutral" | "legion";
  goes: "eagle" | "supply";
}

/** The board; places are given where its file gives them. `house` says which of the house's own boards this is, by all that is printed on it: an owner's may have any name. */
export interface CambriaPrinted {
  components: string;
  warnings: string[];
  house: "cambria" | "cumbria" | null;
  forts: PrintedFort[];
  roads: PrintedRoad[];
  ships: PrintedShip[];
  eagle: [number, number] | null;
  canvas: [number, number] | null;
  coasts: [number, number][][];
}

/** A fort: its value, what its point token is worth, and where it lies on the canvas. */
export interface PrintedFort {
  fort: string;
  name: string;
  value: number;
  points: number;
  spot: [number, number] | null;
}

/** A road and the two forts that it joins. */
export interface PrintedRoad {
  road: string;
  ends: [string, string];
}

/** A ship and where it lies on the canvas. */
export interface PrintedShip {
  ship: number;
  spot: [number, number] | null;
}

/** The table as text; every field is told in docs/positions.md. */
export interface RomaPosition {
  acting: Acting | null;
  blocked: number[][];
  decision: Record<string, unknown>;
  deck: string[];
  dice: number[];
  discard: string[];
  drawn: string[];
  drawn_early: string[];
  essedum: number;
  face_down: boolean;
  fame: number[];
  game: string;
  hand_or_drawn: string[];
  hands: string[][];
  known: string[][];
  lifted: string[];
  lifted_from: number[];
  money: number[];
  options: Record<string, string>;
  passed: string[][];
  seats: number;
  spaces: ((string | null)[])[];
  starter: number | null;
  stockpile: number;
  to_draw: number;
  turn: Turn;
}

/** The card whose action is under way, and what of it is settled. */
export interface Acting {
  battle?: number;
  card: string;
  disc: number;
  second?: number;
  target?: number;
}

/** Whose turn it is, and how many have begun. */
export interface Turn {
  number: number;
  seat: number | null;
}

/** What a board shows beyond the position. The game ends when a seat has no fame, when the stockpile is empty, or with the last of `turns_left` turns that may still begin. `last` are the answers, in words, that surely end it, `without_fame` is the seat that has ended it by having none left. `fame_price` is what a Mercator pays for each fame. While a card chooses its target, `fights` says that a battle die follows, `goes_too` that the card leaves the table with its victim. `takes_from` is the pile, `deck` or `discard`, of which a card is being taken. `unused_money` is what all unused dice would bring. */
export interface RomaDerived {
  sides: Side[];
  dice: DieUse[];
  forums: ForumNow[];
  battle: Battle | null;
  fights: boolean;
  goes_too: boolean;
  takes_from: "deck" | "discard" | null;
  unused_money: number;
  spending: Spending[];
  deck: number;
  discard: number;
  stockpile_left: number;
  fame_left: number[];
  without_fame: number | null;
  turns_left: number;
  last: string[];
  fame_price: number;
}

/** One seat's discs, how many are empty, and the fame that costs when its turn begins. */
export interface Side {
  discs: DiscNow[];
  empty: number;
  fame_to_return: number;
}

/** One side of a disc: the card there, what its printed defence has become and why. A blocked disc activates nothing; on a barred one nothing is laid either. */
export interface DiscNow {
  disc: number;
  card: string | null;
  printed: number | null;
  defence: number | null;
  changes: DefenceChange[];
  blocked: boolean;
  barred: boolean;
}

/** What changes the printed defence of a card, and by how much. */
export interface DefenceChange {
  cause: string;
  by: number;
}

/** An unused die of the player whose turn it is, and all that it could do now. */
export interface DieUse {
  die: number;
  money: number;
  cards: number;
  activate: Activation;
  bribe: Activation | null;
}

/** Whether a die could activate a card; unknown where that rests on a hand one cannot see. `against` is the card opposite, where it is the one to fight. */
export interface Activation {
  disc: number;
  card: string | null;
  against: string | null;
  allowed: boolean | null;
  reason: string | null;
  rule: string | null;
}

/** A Forum of the player whose turn it is: its bonus, and whether a Templum allows a third die. A third die must then still be unused: `further_dice` are as many as it would now take at most beside the one that activates it. */
export interface ForumNow {
  disc: number;
  bonus: number;
  third_die: boolean;
  further_dice: number;
}

/** The card under attack, the defence to reach, the die that missed and what it lacks. */
export interface Battle {
  disc: number;
  card: string;
  defence: number;
  die: number | null;
  missing: number | null;
}

/** What an answer that spends a die, or no further one, makes of the sum so far. A Forum's fame, or the strength of a battle, which `hits` or not. */
export interface Spending {
  answer: string;
  sum: number;
  hits: boolean | null;
}

/** The cards. */
export interface RomaPrinted {
  components: string;
  warnings: string[];
  cards: PrintedKind[];
}

/** A kind of card: its type, how many there are, what it costs and its printed defence. `dice` is how many activate it; one that is never activated has none. */
export interface PrintedKind {
  card: string;
  type: string;
  copies: number;
  cost: number;
  defence: number;
  dice: number;
}

export type Asked = Hello | Look | Answer | Undo | Grant | Why | Hint | Say | Keep | Ping;

export type Told = Shown | Changed | Around | Done | No | Because | Advice | Talked | Closing | Pong;
