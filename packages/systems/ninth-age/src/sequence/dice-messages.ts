import type { Sum } from "@tercio/dice";
import { type Message } from "@tercio/kernel";
import { message } from "../messages/message.ts";

/** Numbers that have a word. */
type Few = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
const few = (n: Few): Message => message(`number.${n}`);
const number = (n: number): Message => few(n as Few);

/** Dice that are added together, as a player says it: "two dice", "three dice without the lowest". */
export function inWords(dice: Sum): Message {
  const { dropLowest: low = 0, dropHighest: high = 0 } = dice;
  const count = number(dice.dice);
  if (low > 0) return message(low === 1 ? "dice.low" : "dice.low-many", { dice: count, low: number(low) });
  if (high > 0) return message(high === 1 ? "dice.high" : "dice.high-many", { dice: count, high: number(high) });
  return message("dice.all", { dice: count });
}
