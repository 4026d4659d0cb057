import type { Ruling } from "@tercio/kernel";

/** Where a reading comes from. */
export const PAGE = "public page of the rules";
export const OURS = "ruling of this program";

type Option = Ruling["options"][number];

export const way = (id: string, en: string, fr: string): Option => ({ id, text: { en, fr } });

/** A point on which a battle offers no choice (yet): first what is played, then what is not. */
export const reading = (
  id: string,
  en: string,
  fr: string,
  source: string,
  played: Option,
  ...others: readonly Option[]
): Ruling => ({ id, title: { en, fr }, options: [played, ...others], default: played.id, source });
