/** Players without hands: a random one for tests, and one that looks ahead by playing a copy of the battle forward. */
export { chooseAnswer, chooseDeclaration, consider, type BotOptions } from "./choose.ts";
