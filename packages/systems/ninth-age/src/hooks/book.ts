import { type RuleBook, ruleBook } from "@tercio/kernel";
import type { NinthAge } from "../state/state.ts";
import type { NinthAgeMoments } from "./moments.ts";
import { roles } from "./roles.ts";

/** Every special rule of the battle, by the moment at which it speaks and who holds it. */
export const book: RuleBook<NinthAge, NinthAgeMoments> = ruleBook(
  roles,
  (game) => game.effects,
  (game) => game.edition,
);
