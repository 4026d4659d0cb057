import type { Edition } from "../book/row.ts";
import type { Bilingual } from "./define.ts";

/** Where the reference shows what no sheet prints, in this order: chapter, phases of play, kind. */
export const GROUPS = {
  models: { chapter: "model-rules", phases: ["charge", "movement", "melee"], kind: "rule" },
  natures: { chapter: "model-rules", phases: ["charge", "movement", "melee"], kind: "rule" },
  armies: { chapter: "model-rules", phases: ["charge", "movement", "melee"], kind: "rule" },
  movers: { chapter: "model-rules", phases: ["charge", "movement"], kind: "rule" },
  attributes: { chapter: "model-rules", phases: ["shooting"], kind: "rule" },
  attacks: { chapter: "model-rules", phases: ["melee"], kind: "rule" },
  weapons: { chapter: "weapons", phases: ["melee"], kind: "weapon" },
  missiles: { chapter: "weapons", phases: ["shooting"], kind: "weapon" },
  items: { chapter: "items", phases: ["any"], kind: "rule" },
  magic: { chapter: "magic-phase", phases: ["magic"], kind: "rule" },
  start: { chapter: "pre-game", phases: ["pre-game", "deployment"], kind: "rule" },
  charge: { chapter: "charge", phases: ["charge"], kind: "rule" },
  movement: { chapter: "movement", phases: ["movement"], kind: "rule" },
  combat: { chapter: "melee", phases: ["melee"], kind: "rule" },
} as const;
export type Group = keyof typeof GROUPS;

/** What the reference says of an entry beside its name and figures. */
export interface Note {
  /** Whose word it is: the game's rules, where nothing is said. */
  readonly from?: "army" | "ruling";
  /** Other entries to read. */
  readonly see?: readonly `t9a.${string}`[];
  /** The ruling that decides how it is played. */
  readonly ruling?: string;
  /** The one edition that has it; all where nothing is said. */
  readonly only?: Edition;
}

/** How the reference writes a rule that no sheet prints; a rule that a sheet prints has its text in the reference. */
export interface Written extends Note {
  readonly group: Group;
  readonly text: Bilingual;
  readonly phases?: readonly string[];
  readonly kind?: "rule" | "weapon";
  /** What stands beside the text, where that is not the entry's figures. */
  readonly facts?: { readonly [fact: string]: string | number | boolean | readonly string[] };
}
