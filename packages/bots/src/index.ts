/** Players without hands: a random one for tests, and computers of three levels. No rule and no game is known here. */
export {
  type BotOptions,
  chooseAnswer,
  chooseDeclaration,
  type Player,
  think,
  type Thought,
  thoughtOf,
} from "./choose.ts";
export { playerOf, PLAYERS, type PlayerWord, playerWord } from "./levels.ts";
export { labelOf, reasonFor } from "./reason.ts";
export { standing } from "./weigh.ts";
