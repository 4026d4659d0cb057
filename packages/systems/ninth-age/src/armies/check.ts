import { wordsOf } from "../entries/index.ts";
import { missileIds } from "../book/missiles.ts";
import { weaponIds } from "../book/weapons.ts";
import {
  below,
  type Check,
  list,
  oneOf,
  onlyTrue,
  type Problem,
  shaped,
  text,
  bilingual,
  whole,
  wrong,
  yesNo,
} from "@tercio/rosters";
import { itemIds } from "../state/items.ts";
import { TITLES } from "../state/held.ts";
import { message } from "../messages/message.ts";
import { rolledShape, ruleShape } from "../state/parameters.ts";
import type { UnitEntry } from "../state/state.ts";

const skill = whole(0, 10);
/** Attacks of a part: parts that are alike are one, with those of all of them. */
export const attacks = whole(0, 30);
/** Inches; a machine that is never moved has none. */
export const advances = whole(0, 20);
export const marches = whole(0, 30);
/** Shooting weapons of a part: which, and how well aimed; the best are printed as 0+ and 1+, which modifiers count from. */
export const missilesShape = list(
  shaped({ weapon: oneOf(...missileIds), aim: whole(0, 6) }, { misfire: whole(-6, 6) }),
  1,
  4,
);
const partShape: { readonly [key: string]: Check } = {
  name: bilingual,
  attackValue: attacks,
  offensiveSkill: skill,
  strength: skill,
  armourPenetration: skill,
  agility: skill,
  harnessed: yesNo,
};

/** The rules that a profile may name. */
export const knownRules = wordsOf((e) => e.listed === true);

/** Special items, no two of one slot but artefacts and banners. */
export const itemsShape = list(oneOf(...itemIds), 1, 8);

/** Special rules of a model, or of one of its parts. */
const ruleList = list(
  ruleShape(() => knownRules),
  0,
  20,
);

const entryShape: { readonly [key in keyof UnitEntry]: Check } = {
  name: bilingual,
  type: oneOf("Infantry", "Beast", "Cavalry", "Construct"),
  height: oneOf("Standard", "Large", "Gigantic"),
  baseWidth: whole(1000, 15_000),
  baseDepth: whole(1000, 15_000),
  advanceRate: advances,
  marchRate: marches,
  discipline: skill,
  healthPoints: whole(1, 20),
  defensiveSkill: skill,
  resilience: skill,
  armour: whole(0, 6),
  suit: oneOf("none", "light", "heavy", "plate"),
  shield: yesNo,
  parts: list(shaped(partShape, { missiles: missilesShape, rolled: rolledShape, rules: ruleList }), 1, 5),
  weapons: list(oneOf(...weaponIds), 1, 4),
  rules: ruleList,
  notYet: list(bilingual, 0, 40),
  models: whole(1, 100),
  champion: yesNo,
  standard: yesNo,
  musician: yesNo,
  scoring: yesNo,
  // Nothing: what an army may have for its options alone.
  pointCost: whole(0, 5000),
  files: whole(1, 20),
};

/** What is wrong with the round base of a unit of so many models (reading `round-alone`); null also of any other base. */
export const roundProblem = (e: UnitEntry, standing: number): "army.round" | null =>
  e.round === true && (standing > 1 || e.models > 1 || e.baseWidth !== e.baseDepth) ? "army.round" : null;

const unitProblem: Check = (v, where) => {
  const problem = shaped(entryShape, { round: onlyTrue, character: onlyTrue, items: itemsShape, army: text })(v, where);
  if (problem !== null) return problem;
  const e = v as UnitEntry;
  const disc = roundProblem(e, e.models);
  if (disc !== null) return wrong(below(where, "round"), disc);
  if (e.models > 1 && TITLES.some((title) => e.rules.includes(title)))
    return wrong(below(where, "rules"), "scene.title-alone");
  if (e.character === true && (e.models > 1 || e.champion || e.standard || e.musician))
    return wrong(below(where, "character"), "scene.character-alone");
  return e.files > e.models ? wrong(below(where, "files"), "army.files", { models: e.models }) : null;
};

/** Somebody that a side brings, and where it says so. */
export interface Brought {
  readonly profile: Pick<UnitEntry, "rules">;
  readonly where: string;
}

/** A side has one General and one Battle Standard Bearer at most: where it names another. */
export function titlesTwice(brought: readonly Brought[]): Problem | null {
  for (const title of TITLES) {
    const [, another] = brought.filter(({ profile }) => profile.rules.includes(title));
    if (another !== undefined) return wrong(another.where, "scene.title-twice", { title: message(`rule.${title}`) });
  }
  return null;
}

const armyShape = shaped({ id: text, name: bilingual, units: list(unitProblem, 1, 30) });

/** Checks an army in the format of docs/army-format.md. Never throws. */
export function armyProblem(value: unknown): Problem | null {
  const problem = armyShape(value, "");
  if (problem !== null) return problem;
  const { units } = value as { readonly units: readonly UnitEntry[] };
  return titlesTwice(units.map((profile, i) => ({ profile, where: below(below("units", i), "rules") })));
}
