import type { Json } from "@tercio/kernel";
import { verdict } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { discipline } from "../src/calculation/characteristics.ts";
import { fullRanksOf } from "../src/calculation/formation.ts";
import { baseIn, placeIn } from "../src/calculation/joining.ts";
import { advanceRate, marchRate } from "../src/calculation/rates.ts";
import { decimated } from "../src/entries/rules/psychology.play.ts";
import type { Scene, SceneCharacter, SceneProfile, SceneUnit } from "../src/scene/types.ts";
import { mayMove } from "../src/sequence/movement.ts";
import { pointsGiven } from "../src/sequence/scoring.ts";
import { movedAs } from "../src/state/pools.ts";
import { models, type NinthAge, type Unit } from "../src/state/state.ts";
import { cases } from "./expected/joining.ts";
import { type Played, played } from "./rule-cases/scenes.ts";
import { like } from "./rule-cases/combat-scenes.ts";
import { block } from "./rule-cases/scenes.ts";
import { INCH } from "./rule-cases/table.ts";

type Case = (typeof cases)[number];
type Deed = Case["set"]["do"];
type Told = Case["set"]["units"][string];

/** Theirs are counted from a corner of the table, ours from its middle. */
const here = ([x, y]: readonly [number, number]): [number, number] => [x - 36, y - 24];
const rulesOf = (list: readonly string[] = []): NonNullable<SceneProfile["rules"]> =>
  list.filter((r) => r !== "Towering Presence").map((r) => r.toLowerCase() as "skirmisher");

function profileOf(u: Told): SceneProfile {
  const tall = u.rules?.includes("Towering Presence") === true;
  const more = { base: u.base, adv: u.adv, mar: u.mar, dis: u.dis, hp: u.hp, rules: rulesOf(u.rules) };
  return like({ ...more, ...(u.type === undefined ? {} : { type: u.type }), ...(tall ? { height: "Gigantic" } : {}) });
}

function characterOf(u: Told, c: NonNullable<Told["characters"]>[number], files: number): SceneCharacter {
  const titles = [...(c.general ? ["general"] : []), ...(c.bsb ? ["battle-standard-bearer"] : [])];
  const profile = like({ base: u.base, adv: c.adv, mar: c.mar, dis: c.dis, hp: c.hp, rules: titles as never });
  return {
    profile,
    cost: c.cost,
    ...(c.slain === true ? { fallen: true } : { file: Math.min(c.file, files - 1) }),
    ...(c.lost === undefined ? {} : { lost: c.lost }),
  };
}

function unitOf(u: Told): SceneUnit {
  const there = (u.characters ?? []).filter((c) => c.slain !== true).length;
  const own = u.models - there;
  const files = Math.max(1, Math.min(u.files, u.models));
  const gone = u.destroyed === true;
  return {
    side: u.side,
    profile: profileOf(u),
    models: own,
    files,
    facing: u.facing,
    ...(gone ? { place: "destroyed" } : { at: here(u.at) }),
    ...(u.champion === true ? { champion: true } : {}),
    ...(u.character === true ? { character: true } : {}),
    ...(u.listed === undefined ? {} : { startModels: u.listed }),
    ...(u.cost === undefined ? {} : { cost: u.cost }),
    ...(u.fleeing === true ? { state: { fleeing: true, moved: "flee" } } : {}),
    ...(u.characters === undefined ? {} : { characters: u.characters.map((c) => characterOf(u, c, files)) }),
  };
}

function sceneOf({ set: { units } }: Case): Scene {
  const corner = { models: 5, files: 5 };
  const told = Object.fromEntries(Object.entries(units).map(([name, u]) => [name, unitOf(u)]));
  const fought = Object.entries(units).flatMap(([name, u]) =>
    u.engaged === true && u.side === "second" ? [name] : [],
  );
  for (const name of fought) delete (told[name] as { at?: unknown }).at;
  return {
    phase: "movement",
    units: {
      ...told,
      Near: block("first", [-33, -22], "north", corner),
      Far: block("second", [33, -22], "south", corner),
    },
    ...(fought.length === 0 ? {} : { contact: fought.map((of) => ({ of, at: "men", facing: "front" as const })) }),
  };
}

const named = (c: Case): readonly string[] => Object.keys(sceneOf(c).units);
/** The records of Characters that stand in units are behind those of all units. */
function idOf(c: Case, who: string): number {
  const alone = named(c).indexOf(who);
  if (alone >= 0) return alone;
  const all = Object.values(c.set.units).flatMap((u) => u.characters ?? []);
  return named(c).length + all.findIndex((x) => x.name === who);
}

function answerOf(c: Case, d: Deed): Json {
  const turn = d.turnTo === undefined ? [] : [{ kind: "pivot", to: Math.round((d.turnTo * 65_536) / 360) % 65_536 }];
  const ahead = d.straight === undefined ? [] : [{ kind: "straight", distance: Math.round(d.straight * INCH) }];
  return {
    unit: idOf(c, d.who),
    move: d.by ?? d.kind,
    path: [...turn, ...ahead],
    ...(d.into === undefined ? {} : { join: idOf(c, d.into) }),
  };
}

const run = (c: Case, deeds: readonly Deed[]): Played =>
  played(
    sceneOf(c),
    deeds.map((d) => ({ choice: "move", answer: answerOf(c, d) })) as never,
    deeds.length === 0 ? { until: { choice: "move" } } : {},
  );

const inches = (n: number, middle: number): number => n / INCH + middle;
const moved = (kind: Unit["moved"]): string => (kind === "none" ? "no" : kind);

/** What the engine makes of the case, by the words in which it is told. */
function toldBy(c: Case): { readonly [key: string]: unknown } {
  const { before = [], do: deed } = c.set;
  const start = run(c, before);
  const legal = deed.kind === "none" ? true : verdict(start, answerOf(c, deed) as never).legal;
  if (!legal) return { legal };
  const game: NinthAge = deed.kind === "none" ? start.game : run(c, [...before, deed]).game;
  const men = game.units[idOf(c, "men")] as Unit;
  const hero = game.units[idOf(c, "hero")];
  const place = hero === undefined ? null : placeIn(game, hero.id);
  const base = place === null ? hero : baseIn(game, place);
  return {
    legal,
    file: place?.pool.slot,
    models: models(men),
    ranks: Math.ceil(models(men) / men.files),
    fullRanks: fullRanksOf(game, men),
    x: inches(base?.x ?? 0, 36),
    y: inches(base?.y ?? 0, 24),
    advance: advanceRate(game, men),
    march: marchRate(game, men),
    discipline: discipline(game, men, "panic").value,
    decimatedBefore: decimated(start.game, start.game.units[men.id] as Unit),
    decimated: decimated(game, men),
    points: pointsGiven(game, men),
    mayAdvance: mayMove(game, men, "advance"),
    mayReform: mayMove(game, men, "reform"),
    movedMen: moved(movedAs(game, men, men.pools[0] as never)),
    movedCharacter: moved(place === null ? (hero?.moved ?? "none") : movedAs(game, men, place.pool)),
  };
}

/**
 * Of two free files as near to the middle of an odd number the left one comes first (reading `joining-place`), as for all
 * who have a place of their own; whoever wrote the numbers was not told and took the right one.
 */
const settledOtherwise: { readonly [id: string]: Case["expected"] } = {
  "file-champion-five": { file: 1, x: 36.7874 },
  "file-second-character-five": { file: 1, x: 35.2126 },
  // Written when no base of another size was played; he stands at a corner now (reading `joining-bases`).
  "join-other-base": { legal: true },
};

describe("Characters join and leave: what somebody worked out from the sheet who has not seen this program", () => {
  test("is played, every case of it", () => {
    expect(cases.length).toBe(92);
    expect(cases.reduce((sum, c) => sum + Object.keys(c.expected).length, 0)).toBe(263);
  });
  test.each(cases.map((c) => [c.id, c] as const))("%s", (_, c) => {
    const told = toldBy(c);
    for (const [key, value] of Object.entries({ ...c.expected, ...settledOtherwise[c.id] }))
      if (key === "x" || key === "y") expect(told[key], key).toBeCloseTo(value as number, 3);
      else expect(told[key], key).toEqual(value);
  });
});
