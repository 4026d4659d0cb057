import type { Message } from "@tercio/kernel";
import type { ArmyList } from "@tercio/rosters";
import type { Language } from "../../messages/i18n.ts";
import type { Told } from "../model/state.ts";

/** What stands open in a list: a unit by its place, or what may be added to a category. */
export type OpenPart = { readonly unit: number } | { readonly category: string } | null;

/** What every part of a builder is given: the list and what is told of it, and how to change it. */
export interface Hand {
  readonly told: Told;
  readonly language: Language;
  /** A sentence of the game in the reader's language. */
  readonly said: (message: Message) => string;
  readonly open: OpenPart;
  readonly setOpen: (part: OpenPart) => void;
  /** Opens what a place lies in, and stands there. */
  readonly goTo: (where: string) => void;
  /** Another list takes this one's place; `happened` is said with a way back, `same` goes on with the last step. */
  readonly change: (next: ArmyList, happened?: string, same?: boolean) => void;
}
