import type { Missile, ModelPart, UnitEntry } from "../state/state.ts";

const mm = 100;

export const part = (
  en: string,
  fr: string,
  [attackValue, offensiveSkill, strength, armourPenetration, agility]: readonly [
    number,
    number,
    number,
    number,
    number,
  ],
  harnessed = false,
  missiles: readonly Missile[] = [],
): ModelPart => ({
  name: { en, fr },
  attackValue,
  offensiveSkill,
  strength,
  armourPenetration,
  agility,
  harnessed,
  ...(missiles.length === 0 ? {} : { missiles }),
});

/** A rule of the army book that is printed for a unit but not played yet. */
export const later = (en: string, fr: string): UnitEntry["notYet"][number] => ({ en, fr });

type Given = Omit<
  UnitEntry,
  | "baseWidth"
  | "baseDepth"
  | "armour"
  | "suit"
  | "shield"
  | "weapons"
  | "rules"
  | "notYet"
  | "champion"
  | "standard"
  | "musician"
  | "scoring"
> &
  Partial<Pick<UnitEntry, "armour" | "suit" | "shield" | "weapons" | "rules" | "notYet" | "scoring">> & {
    /** Base in millimetres, width by depth. */
    readonly base: readonly [number, number];
    readonly command: "full" | "none";
  };

/** A unit entry from the figures of an army book. */
export function entry(given: Given): UnitEntry {
  const { base, command, ...rest } = given;
  return {
    armour: 0,
    suit: "none",
    shield: false,
    weapons: ["hand-weapon"],
    rules: [],
    notYet: [],
    scoring: true,
    ...rest,
    baseWidth: base[0] * mm,
    baseDepth: base[1] * mm,
    champion: command === "full",
    standard: command === "full",
    musician: command === "full",
  };
}

export type Army = {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly units: readonly UnitEntry[];
};
