import type { Ruling } from "@tercio/kernel";

/** Where a reading comes from. */
export const PAGE = "public page of the rules";
export const OURS = "ruling of this program";

type Option = Ruling["options"][number];

export const way = (id: string, en: string, fr: string): Option => ({ id, text: { en, fr } });

/** A point on which a battle offers no choice: what is played. An alternative is named only where it can be chosen (`rulings.ts`). */
export const fixedRuling = (id: string, en: string, fr: string, source: string, played: Option): Ruling => ({
  id,
  title: { en, fr },
  options: [played],
  default: played.id,
  source,
});
