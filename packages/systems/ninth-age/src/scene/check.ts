import { EDITIONS } from "../book/row.ts";
import { advances, attacks, itemsShape, knownRules, marches, missilesShape } from "../armies/check.ts";
import { rolledShape, ruleShape } from "../state/parameters.ts";
import { rulesOfTypeAndHeight } from "../state/tables.ts";
import {
  below,
  bilingual,
  type Check,
  list,
  oneOf,
  onlyTrue,
  shaped,
  text,
  whole,
  wrong,
  yesNo,
} from "@tercio/rosters";
import { type Address, isRecord } from "@tercio/kernel";
import { sequences } from "../sequence/index.ts";
import { magicShape } from "./magic.ts";
import { objectiveShape } from "./objective.ts";
import { terrainShape } from "./terrain.ts";
import { stateFields, weaponField } from "./state-fields.ts";
import { phases } from "./types.ts";

/** A number in this range, with as many decimals as one likes. */
const number =
  (low: number, high: number): Check =>
  (v, where) =>
    typeof v === "number" && v >= low && v <= high ? null : wrong(where, "scene.number", { low, high });
const pair =
  (item: Check): Check =>
  (v, where) =>
    list(item, 2, 2)(v, where);
const named: Check = (v, where) => (typeof v === "string" ? text(v, where) : bilingual(v, where));
const compass: Check = (v, where) =>
  typeof v === "number"
    ? number(-360, 360)(v, where)
    : ["north", "east", "south", "west"].includes(v as string)
      ? null
      : wrong(where, "scene.facing");
const anything: Check = () => null;

const side = oneOf("first", "second");
const facing = oneOf("front", "left", "right", "rear");
const skill = whole(0, 10);

const types = ["Infantry", "Beast", "Cavalry", "Construct"] as const;
const heights = ["Standard", "Large", "Gigantic"] as const;
const ruleIds = (): readonly string[] => [
  ...new Set([...knownRules, ...types.flatMap((t) => heights.flatMap((h) => rulesOfTypeAndHeight(t, h)))]),
];

const part = shaped(
  { att: attacks, off: skill, str: skill, ap: skill, agi: skill },
  {
    name: named,
    harnessed: yesNo,
    missiles: missilesShape,
    rolled: rolledShape,
    rules: list(ruleShape(ruleIds), 0, 20),
  },
);

const profile = shaped(
  {
    type: oneOf(...types),
    height: oneOf(...heights),
    base: pair(number(10, 150)),
    adv: advances,
    mar: marches,
    dis: skill,
    hp: whole(1, 20),
    def: skill,
    res: skill,
    parts: list(part, 1, 5),
  },
  {
    name: named,
    round: onlyTrue,
    arm: whole(0, 6),
    suit: oneOf("none", "light", "heavy", "plate"),
    shield: yesNo,
    weapons: list(weaponField, 1, 4),
    rules: list(ruleShape(ruleIds), 0, 20),
    items: itemsShape,
    army: text,
    notYet: list(bilingual, 0, 20),
  },
);

const profileOrId: Check = (v, where) => (typeof v === "string" ? null : profile(v, where));
const character = shaped(
  { profile: profileOrId },
  {
    file: whole(0, 99),
    lost: whole(0, 9),
    weapon: weaponField,
    cost: whole(0, 5000),
    fallen: yesNo,
    moved: oneOf("advance", "march"),
  },
);
const command = { champion: yesNo, standard: yesNo, musician: yesNo };
const unit = shaped(
  {
    side,
    profile: profileOrId,
    models: whole(0, 100),
    files: whole(1, 100),
  },
  {
    at: pair(number(-60, 60)),
    facing: compass,
    ...command,
    scoring: yesNo,
    lost: whole(0, 9),
    championLost: whole(0, 9),
    championFile: whole(0, 99),
    character: onlyTrue,
    characters: list(character, 0, 20),
    startModels: whole(1, 100),
    startCommand: shaped({}, command),
    listFiles: whole(1, 100),
    cost: whole(0, 5000),
    state: shaped(
      {},
      Object.fromEntries([
        ["weapon", weaponField],
        ...stateFields.map(([field, { check }]) => [field, check] as const),
      ]),
    ),
    place: oneOf("field", "reserve", "pursued-off", "destroyed"),
  },
);

const contact = shaped({ of: text, at: text, facing }, { with: facing, offset: number(-2000, 2000), apart: yesNo });

/** A step at which an effect ends: one that there is, or it would never end. */
const address: Check = (value, where) => {
  const bad = shaped({ sequence: oneOf(...sequences.map((s) => s.id)), step: text }, { player: whole(0, 1) })(
    value,
    where,
  );
  if (bad !== null) return bad;
  const { sequence, step } = value as Address;
  const steps = sequences.find((s) => s.id === sequence)?.steps ?? [];
  return oneOf(...steps.map((s) => s.id))(step, below(where, "step"));
};
const numbered: Check = (v, where) => (v === null ? null : whole(0, 59)(v, where));
const effect = shaped({
  id: whole(1, 100_000),
  rule: text,
  on: numbered,
  from: numbered,
  until: shaped(
    {},
    {
      steps: list(address, 1, 20),
      uses: whole(1, 100),
      source: (v, where) => (v === true ? null : yesNo("", where)),
    },
  ),
  params: (v, where) => (isRecord(v) ? null : wrong(where, "army.object")),
});

const units: Check = (value, where) => {
  if (!isRecord(value)) return wrong(where, "army.object");
  const all = Object.entries(value);
  if (all.length < 1 || all.length > 60) return wrong(where, "scene.units", { least: 1, most: 60 });
  for (const [name, u] of all) {
    const bad = text(name, below(where, name)) ?? unit(u, below(where, name));
    if (bad !== null) return bad;
  }
  return null;
};

/** Is this a scene at all? Says the first place that is not shaped as it should be; never throws. */
export const sceneShape: Check = shaped(
  { units },
  {
    table: pair(whole(36, 120)),
    edition: oneOf(...EDITIONS),
    rulings: anything,
    turn: whole(1, 6),
    active: side,
    firstTurn: side,
    phase: oneOf(...phases),
    chirality: (v, where) => (v === 1 || v === -1 ? null : wrong(where, "scene.sign")),
    ...objectiveShape(pair(number(-2000, 2000)), number(-360, 360)),
    zone: oneOf("south", "north"),
    counters: pair(whole(0, 12)),
    points: whole(1, 100_000),
    armies: pair(named),
    effects: list(effect, 0, 100),
    magic: magicShape,
    contact: list(contact, 0, 60),
    terrain: terrainShape(pair(number(-60, 60)), number(-360, 360)),
  },
);
