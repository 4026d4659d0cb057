import { counterSource } from "@tercio/dice";
import type { Scenario } from "@tercio/kernel";
import { oldWorld, scenarioOf } from "../../src/index.ts";
import type { WeaponId } from "../../src/entries/index.ts";
import type { UnitEntry } from "../../src/state/state.ts";
import type { Meeting, Regiment } from "./attack.ts";

export const weapons: readonly WeaponId[] = [
  "hand-weapon",
  "additional-hand-weapon",
  "great-weapon",
  "flail",
  "morningstar",
  "halberd",
  "whip",
  "throwing-spear",
  "thrusting-spear",
];
const troops = {
  regular: "regular-infantry",
  heavy: "heavy-infantry",
  monstrous: "monstrous-infantry",
  beasts: "war-beasts",
} as const;

export interface Random {
  /** A whole number from `low` to `high`. */
  (low: number, high: number): number;
}

export function regiment(random: Random, side: 0 | 1, single: boolean, firstRound: boolean): Regiment {
  const troop = (["regular", "heavy", "monstrous", "beasts"] as const)[random(0, 3)] ?? "regular";
  const files = random(3, 6);
  return {
    side,
    troop,
    // Mostly near the middle of the charts, now and then at their edges.
    ws: random(0, 3) === 0 ? random(1, 10) : random(2, 6),
    s: random(0, 2) === 0 ? random(1, 10) : random(2, 5),
    t: random(0, 3) === 0 ? random(1, 10) : random(2, 6),
    w: single ? 1 : random(1, 2),
    i: random(1, 7),
    a: single ? 1 : random(1, 2),
    ld: random(5, 10),
    armour: (["none", "light", "heavy", "full-plate"] as const)[random(0, 3)] ?? "none",
    shield: random(0, 1) === 1,
    protection: random(0, 2) === 0 ? random(1, 3) : 0,
    weapon: weapons[random(0, weapons.length - 1)] ?? "hand-weapon",
    models: random(files, files * 3),
    files,
    standard: random(0, 2) === 0,
    battleStandard: random(0, 4) === 0,
    musician: random(0, 1) === 0,
    highGround: random(0, 4) === 0,
    firstRound,
  };
}

export const entryOf = (r: Regiment, id: number): UnitEntry => ({
  name: { en: `Unit ${id}`, fr: `Unité ${id}` },
  seat: r.side,
  troopType: troops[r.troop],
  weaponSkill: r.ws,
  strength: r.s,
  toughness: r.t,
  wounds: r.w,
  initiative: r.i,
  attacks: r.a,
  leadership: r.ld,
  armour: r.armour,
  shield: r.shield,
  armourBonus: r.protection,
  weapon: r.weapon as WeaponId,
  models: r.models,
  files: r.files,
  movement: 4,
  skirmishers: false,
  standard: r.standard,
  battleStandard: r.battleStandard,
  musician: r.musician,
  highGround: r.highGround,
});

export const randomFrom = (seed: number, stream: number): Random => {
  const source = counterSource(seed, stream);
  return (low, high) => low + source.next(high - low + 1) - 1;
};

/** Meetings at random among these regiments, wherever there is room; at least one. */
export function randomMeetings(random: Random, units: readonly Regiment[], first: 0 | 1): readonly Meeting[] {
  let meetings: readonly Meeting[] = [];
  for (let n = 0; n < 200 && (n < 40 || meetings.length === 0) && meetings.length < units.length; n++) {
    const [by, at] = [random(0, units.length - 1), random(0, units.length - 1)];
    const more = [
      ...meetings,
      {
        by,
        at,
        facing: (["front", "left", "right", "rear"] as const)[random(0, 3)] ?? "front",
        byModels: random(1, units[by]?.files ?? 1),
        atModels: random(1, units[at]?.files ?? 1),
        inches: random(0, 9),
        thisTurn: random(0, 1) === 1,
      },
    ];
    if (oldWorld.rules.checkScenario(scenarioFrom(units, more, first)) === null) meetings = more;
  }
  return meetings;
}

export const scenarioFrom = (units: readonly Regiment[], meetings: readonly Meeting[], first: 0 | 1): Scenario =>
  scenarioOf({
    units: units.map(entryOf),
    contacts: meetings.map((m) => ({
      charger: m.by,
      charged: m.at,
      facing: m.facing,
      chargerModels: m.byModels,
      chargedModels: m.atModels,
      inches: m.inches,
      turn: m.thisTurn ? 1 : 0,
    })),
    first,
    maximumTurns: 12,
  });

/** A tangle of up to six regiments, struck from wherever there is room. */
export function randomScenario(seed: number): Scenario {
  const random = randomFrom(seed, 9);
  const units = Array.from({ length: random(2, 6) }, (_, id) => regiment(random, (id % 2) as 0 | 1, false, true));
  const first = random(0, 1) as 0 | 1;
  return scenarioFrom(units, randomMeetings(random, units, first), first);
}
