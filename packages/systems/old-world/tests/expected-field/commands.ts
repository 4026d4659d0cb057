import { type Json, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { buildings, inside, whyNotHold } from "../../src/battlefield/buildings.ts";
import { contactsOnTable } from "../../src/battlefield/contacts.ts";
import { redressed } from "../../src/battlefield/paths.ts";
import { fightersOf } from "../../src/calculation/attacks.ts";
import { chargeRange } from "../../src/calculation/charge-range.ts";
import { leadershipOf } from "../../src/calculation/leadership.ts";
import { whyNotDeclare } from "../../src/choice/charge.ts";
import { book } from "../../src/hooks/book.ts";
import type { LeadershipTest } from "../../src/hooks/moments.ts";
import { breakResult } from "../../src/sequence/break-test.ts";
import { mayRally } from "../../src/sequence/commanding.ts";
import { enter } from "../../src/sequence/flow.ts";
import { passes } from "../../src/sequence/leadership-test.ts";
import { owesMarchTest } from "../../src/sequence/moving.ts";
import { destroyedNear } from "../../src/sequence/panic-causes.ts";
import { resultOf } from "../../src/sequence/victory.ts";
import { change, type Contact, type Facing, type OldWorld, unit } from "../../src/state/state.ts";
import { play } from "../rule-cases/table.ts";
import {
  type Answers,
  box,
  CHARGES,
  diceOf,
  gameOf,
  NOT_ASKED,
  playedWith,
  sceneOf,
  soldiers,
  type Written,
  type WrittenUnit,
} from "./scene.ts";

type Kind = Parameters<typeof box>[0];
type Sides = Parameters<typeof box>[1];
const HOUSE: Sides = [-3, 2, 3, 8];
const touch = (charger: number, charged: number, facing: Facing): Contact => ({
  ...{ charger, charged, facing, chargerModels: 5, chargedModels: 5, inches: 0, turn: 0 },
});
const foe = (more: Partial<WrittenUnit> = {}): WrittenUnit =>
  soldiers({ name: "Foe", side: "B", facing: 180, ...more });

/** Only these units, and a building that one of them holds where it is told. */
function town(
  w: Written,
  units: readonly WrittenUnit[],
  holder: number | null,
  kind: Kind = "building",
  walls = HOUSE,
) {
  const game = gameOf(sceneOf(w, units, []), { field: { terrain: [box(kind, walls)] } });
  const into = buildings(game)[0];
  return holder === null || into === undefined ? game : change(game, holder, inside(unit(game, holder), into));
}
const mayEnter = (w: Written, kind: Kind, more: Partial<WrittenUnit>, walls = HOUSE): boolean => {
  const game = town(w, [soldiers(more)], null, kind, walls);
  const into = buildings(game)[0];
  return into !== undefined && whyNotHold(game, unit(game, 0), into) === null;
};
/** These attack the garrison of a building from the south. */
const stormed = (w: Written, attacker: Partial<WrittenUnit>, garrison: Partial<WrittenUnit>): OldWorld =>
  contactsOnTable({
    ...town(w, [soldiers({ at: [0, 2], ...attacker }), foe({ at: [0, 20], ...garrison })], 1),
    contacts: [touch(0, 1, "rear")],
  });
const row = (game: OldWorld, id: number): number => fightersOf(game, id).reduce((n, f) => n + f.row, 0);

/** Units of both sides so far from a feature: south of it A, north of it B. */
function beside(w: Written, terrain: readonly (readonly [Kind, Sides])[], units: readonly WrittenUnit[]): OldWorld {
  return gameOf(sceneOf(w, units, []), { field: { terrain: terrain.map(([kind, sides]) => box(kind, sides)) } });
}
const MONOLITH = ["monolith", [-1.5, -1.5, 1.5, 1.5]] as const;
const a = (n: number, more: Partial<WrittenUnit> = {}) => soldiers({ at: [0, -1.5 - n], models: 5, ...more });
const b = (n: number, more: Partial<WrittenUnit> = {}) => foe({ at: [0, 1.5 + n], models: 5, ...more });
/** Whose the feature is; contested where it is nobody's although either would hold it without the other. */
function holder(w: Written, units: readonly WrittenUnit[]): Json {
  const seat = (list: readonly WrittenUnit[]): Json => {
    const [first, second] = resultOf(beside(w, [MONOLITH], list)).points;
    return first > 0 ? "A" : second > 0 ? "B" : null;
  };
  const found = seat(units);
  const alone = units.map((u) => seat([u]));
  return found === null && alone.includes("A") && alone.includes("B") ? "contested" : found;
}
/** The points of A, and what the battle comes to; so many points were destroyed of each side. */
function score(w: Written, lost: readonly [number, number], features: boolean, contested = false) {
  const gone = lost.flatMap((points, seat) =>
    points === 0
      ? []
      : [soldiers({ name: `Lost ${seat}`, side: seat === 0 ? "A" : "B", at: [20, 20 * seat - 10], points })],
  );
  const tower: Sides = [-13, 2, -10, 5];
  const held = features ? [soldiers({ name: "Garrison", models: 10 }), a(2), ...(contested ? [b(2)] : [])] : [];
  const all = [...held, ...gone];
  const game = beside(w, features ? [["tower", tower], MONOLITH] : [], all);
  const left = {
    ...game,
    units: game.units.map((u, i) => {
      if (i >= held.length) return { ...u, place: "destroyed" as const, models: 0 };
      const into = buildings(game)[0];
      return i === 0 && into !== undefined ? { ...u, ...inside(u, into) } : u;
    }),
  };
  const { points, winner, crushing } = resultOf(left);
  return {
    points: points[0],
    told: winner === null ? "draw" : `${winner === 0 ? "A" : "B"}${crushing ? " crushing" : ""}`,
  };
}

/** A plain unit, and others so many inches behind its rear. */
const DEEP = (4 * 25) / 25.4;
const behind = (n: number, more: Partial<WrittenUnit> = {}): WrittenUnit =>
  soldiers({ name: "Leader", at: [0, -DEEP - n], models: 1, files: 1, ...more });
const led = (w: Written, n: number, leader: Partial<WrittenUnit>, own: Partial<WrittenUnit> = {}): OldWorld =>
  gameOf(sceneOf(w, [soldiers(own), behind(n, leader)], []));
const ldOf = (game: OldWorld, test: LeadershipTest = "panic"): number => leadershipOf(game, unit(game, 0), test).value;
const again = (game: OldWorld, test: LeadershipTest = "panic"): boolean =>
  book.offers("test again", game, { unit: unit(game, 0), test }).length > 0;

/** The highest total that passes a test. */
function highest(w: Written, test: "rally" | "march", more: Partial<WrittenUnit> & { readonly left?: number }): number {
  const { left = 20, ...own } = more;
  const fleeing = test === "rally";
  const state = { startModels: 20, fleeing };
  const near = foe({ at: [0, test === "march" ? 6 : 22] });
  const game = gameOf(sceneOf(w, [soldiers({ special: ["Musician"], ...own, models: left, state }), near], []));
  if (test === "march") {
    const ld = ldOf(game, "march");
    return owesMarchTest(game, unit(game, 0), false) ? Math.max(...TOTALS.filter((t) => passes(t, ld))) : 12;
  }
  const rallies = (total: number): boolean => {
    const dice = [Math.min(6, total - 1), Math.max(1, total - 6)];
    const r = playedWith(game, dice, [enter("rally-test", { unit: 0 })], {}, (q) => q.type === "choice");
    return !unit(r.game, 0).fleeing;
  };
  return Math.max(...TOTALS.filter(rallies));
}
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const RESULTS = [
  ["breaks", "break"],
  ["falls-back", "fall back"],
  ["gives-ground", "give ground"],
] as const;

/** What is held, garrisons, and what characters and standards do for others. */
export const commandAnswers: Answers = {
  "blind-building-who-may-enter": (w) => {
    const brutes = { troopType: "monstrous infantry", woundsStart: 3, files: 3 } as const;
    const few = (troopType: string, models: number) => ({ troopType, models, files: Math.min(5, models) });
    return [
      mayEnter(w, "tower", { models: 10 }),
      mayEnter(w, "tower", { models: 11 }),
      NOT_ASKED,
      NOT_ASKED,
      mayEnter(w, "tower", few("light cavalry", 5)),
      mayEnter(w, "tower", few("swarms", 3)),
      mayEnter(w, "tower", few("war beasts", 10)),
      mayEnter(w, "tower", { ...brutes, models: 3 }),
      mayEnter(w, "tower", { ...brutes, models: 4 }),
      mayEnter(w, "dark-ruins", few("heavy infantry", 20)),
      mayEnter(w, "dark-ruins", few("heavy infantry", 21)),
      mayEnter(w, "dark-ruins", { ...brutes, models: 4 }),
      mayEnter(w, "building", {}, [0, 0, 4, 4]),
      mayEnter(w, "building", {}, [0, 0, 3.9, 3.9]),
    ];
  },
  "blind-garrison-shooting-both-ways": (w) => {
    const game = town(w, [soldiers({ models: 10 }), foe({ at: [0, 11] })], 0);
    const outside = town(w, [soldiers({ models: 10, at: [0, 8] }), foe({ at: [0, 11] })], null, "hill");
    const declares = (g: OldWorld): boolean => whyNotDeclare(g, [], { unit: 0, target: 1 }) === true;
    // Where nobody is inside, the charge is declared.
    const g = declares(outside) ? declares(game) : NOT_ASKED;
    return { a: NOT_ASKED, b: NOT_ASKED, c: NOT_ASKED, d: NOT_ASKED, e: NOT_ASKED, f: NOT_ASKED, g };
  },
  "blind-garrison-how-many-fight": (w) => [
    ...[4, 5, 6].map((models) => row(stormed(w, {}, { models, files: Math.min(5, models) }), 1)),
    NOT_ASKED,
    ...[5, 7].map((files) => row(stormed(w, { files }, { models: 10 }), 0)),
    NOT_ASKED,
  ],
  "blind-garrison-break-test": (w) => {
    const fate = (strength: number, natural: number): string => {
      const game = stormed(w, { models: strength }, { models: 10 });
      return breakResult(game, { units: [0, 1], difference: 3 }, 1, natural) === "breaks" ? "destroyed" : "stays";
    };
    const broken = stormed(w, { models: 15 }, { models: 20, points: 120 });
    const after = play(broken, { points: { Soldiers: 2 }, totals: [12] }, undefined, [
      enter("combat", { units: [0, 1] }),
    ]);
    return [
      ...[2, 4, 5, 7, 8, 12].map((natural) => fate(15, natural)),
      fate(20, 6),
      fate(21, 6),
      unit(after.game, 1).place === "destroyed" ? resultOf(after.game).points[0] : 0,
    ];
  },
  "blind-special-feature-holder": (w) => {
    const chariot = (troopType: string) => ({ troopType, models: 1, files: 1, base: [50, 100] as const });
    const fleeing = { state: { fleeing: true } };
    return [
      [a(6)],
      [a(6.01)],
      [a(1, { models: 4, files: 4 })],
      [a(5), b(5.5, { models: 30 })],
      [a(4, { models: 10 }), b(4, { models: 10 })],
      [a(1, { models: 20, ...fleeing }), b(6)],
      [a(1, { models: 4, files: 4 }), b(5)],
      [a(6, chariot("heavy chariot"))],
      [a(2, chariot("light chariot"))],
      [a(4, { models: 10 }), b(4.01, { models: 10 })],
    ].map((units) => holder(w, units));
  },
  "blind-special-feature-points": (w) => [
    score(w, [0, 50], true).points,
    score(w, [100, 50], true).told,
    score(w, [101, 50], true).told,
    score(w, [0, 50], true, true).points,
    score(w, [50, 50], true, true).told,
    score(w, [51, 50], true, true).told,
    score(w, [100, 50], true, true).told,
    score(w, [125, 249], false).told,
    score(w, [125, 250], false).told,
  ],
  "blind-command-range-large-target": (w) => {
    const large = { special: ["Large Target"] };
    const general = { ld: 9, special: ["General"] };
    const greatGeneral = { ld: 9, special: ["General", "Large Target"] };
    const bsb = { special: ["Battle Standard Bearer"] };
    const greatBsb = { special: ["Battle Standard Bearer", "Large Target"] };
    const own = { ld: 6 };
    const cries = (n: number, special: readonly string[]): boolean => {
      const game = led(w, n, { ld: 8, special: ["Rallying Cry", ...special] }, { state: { fleeing: true } });
      return mayRally(game, unit(game, 1), unit(game, 0));
    };
    return [
      ...[12, 12.01].map((n) => ldOf(led(w, n, general, own))),
      ...[18, 18.01].map((n) => ldOf(led(w, n, greatGeneral, own))),
      ...[12, 12.01].map((n) => again(led(w, n, bsb, own))),
      ...[18, 18.01].map((n) => again(led(w, n, greatBsb, own))),
      ...[8, 8.01].map((n) => cries(n, [])),
      cries(12, large.special),
    ];
  },
  "blind-levies-mercenaries-ld": (w) => {
    const both = (ld: number, special: readonly string[]): Json => {
      const leaders = [
        behind(4, { ld: 9, special: ["General"] }),
        behind(4, { special: ["Battle Standard Bearer"], at: [2, -DEEP - 4] }),
      ];
      const game = gameOf(sceneOf(w, [soldiers({ ld, special }), ...leaders], []));
      return [ldOf(game), again(game)];
    };
    /** Does a unit to the right test when the first breaks? */
    const shaken = (models: number, n: number, first: readonly string[], second: readonly string[] = []): boolean => {
      const files = Math.min(5, models);
      const x = (files * 25) / 25.4 / 2 + n + (5 * 25) / 25.4 / 2;
      const game = gameOf(
        sceneOf(w, [soldiers({ models, files, special: first }), soldiers({ special: second, at: [x, 0] })], []),
        {
          field: { phase: "combat" },
        },
      );
      return destroyedNear(game, unit(game, 0), true).length > 0;
    };
    return [
      both(5, ["Levies"]),
      both(7, ["Mercenaries"]),
      both(7, []),
      NOT_ASKED,
      shaken(20, 6, ["Levies"]),
      shaken(20, 6, ["Levies"], ["Levies"]),
      shaken(5, 6, []),
      shaken(5, 6.01, []),
      shaken(4, 2, []),
    ];
  },
  "blind-bsb-break-reroll": (w) => {
    const bearer = (n: number, more: Partial<WrittenUnit> = {}) =>
      behind(n, { special: ["Battle Standard Bearer"], ...more });
    const lost = (bsb: WrittenUnit, own: readonly string[] = [], contacts: readonly Contact[] = []): OldWorld => {
      const list = [soldiers({ special: own }), foe(), bsb, foe({ name: "Other", at: [20, -20] })];
      return { ...gameOf(sceneOf(w, list, [])), contacts: [touch(1, 0, "front"), ...contacts] };
    };
    const tested = (game: OldWorld, dice: readonly number[]) =>
      playedWith(game, dice, [enter("break-test", { unit: 0, units: [0, 1], difference: 2 })], {
        "break-again": [{ again: true }],
      });
    const asked = (game: OldWorld): number =>
      tested(game, [5, 4, 5, 4]).requests.filter(({ request: q }) => q.type === "choice" && q.choice === "break-again")
        .length;
    const near = lost(bearer(3));
    const result = (dice: readonly number[]): string => {
      const told = JSON.stringify(tested(near, dice).events.find((e) => e.kind === "breakTests")?.message.values);
      return there(RESULTS.find(([key]) => told.includes(`"break.${key}"`)))[1];
    };
    const rolled = tested(near, diceOf(w)).requests.flatMap(({ request: q }) =>
      q.type === "roll" && q.dice.kind === "sum" ? [q.dice.dice] : [],
    );
    return [
      asked(lost(bearer(12))) > 0,
      asked(lost(bearer(12.01))) > 0,
      asked(lost(bearer(3, { state: { fleeing: true } }))) > 0,
      asked(lost(bearer(10), [], [touch(3, 2, "front")])) > 0,
      NOT_ASKED,
      NOT_ASKED,
      asked(lost(bearer(3), ["Levies"])) > 0,
      result(diceOf(w)),
      result([5, 4, 1, 1]),
      result([5, 4, 3, 3]),
      result([5, 4, 3, 2]),
      // A die that were kept would not be rolled again.
      there(rolled[1]) < there(rolled[0]),
      asked(near) > 1,
    ];
  },
  "blind-drilled-before-a-charge": (w) => {
    const dice = diceOf(w);
    const game = gameOf(w);
    const u = unit(game, 0);
    const widths = (g: OldWorld): readonly number[] => {
      const r = playedWith(g, dice, CHARGES, { charge: [{ unit: 0, target: 1 }] });
      return r.requests.flatMap(({ request: q }) =>
        q.type === "choice" && q.choice === "charge-redress" ? (q.about as { widths: readonly number[] }).widths : [],
      );
    };
    const charge = (n: number) => {
      const far = gameOf(w, { units: { Foe: { at: [0, n] } } });
      return unit(
        playedWith(far, dice, CHARGES, { charge: [{ unit: 0, target: 1 }], "charge-redress": [{ files: 10 }] }).game,
        0,
      );
    };
    const plain = gameOf(w, { units: { Guard: { special: [] } } });
    const wide = there(redressed(game, u).find((v) => v.files === 10));
    const fleeing = change(game, 0, { fleeing: true });
    const fled = playedWith(fleeing, dice, [enter("compulsory-moves", {})]);
    const marching = (special: readonly string[]): number => {
      const g = gameOf(w, { units: { Foe: { at: [0, 3] }, Guard: { special } } });
      return owesMarchTest(g, unit(g, 0), false) ? 1 : 0;
    };
    const range = (v: typeof u): number => chargeRange(game, v, false, Math.max(...dice)) / INCH;
    return [
      widths(game).includes(10),
      widths(game).includes(11),
      range(wide) < range(u),
      range(wide),
      charge(9).deed === "charged",
      charge(9.01).deed === "charged",
      widths(plain).includes(6),
      unit(fled.game, 0).files !== u.files || fled.requests.some(({ request: q }) => q.type === "choice"),
      marching(["Drilled"]),
      marching([]),
    ];
  },
  "blind-musician-rally-and-march": (w) => [
    ...[10, 9, 5, 4].map((left) => highest(w, "rally", { left })),
    ...[10, 9].map((left) => highest(w, "rally", { left, special: [] })),
    ...[10, 9].map((ld) => highest(w, "rally", { left: 15, ld })),
    highest(w, "march", {}),
    highest(w, "march", { special: [] }),
    highest(w, "march", { ld: 10 }),
    highest(w, "march", { left: 9 }),
  ],
};
