import { type Json, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { chase } from "../../src/battlefield/after-combat.ts";
import { edgeNear } from "../../src/battlefield/arriving.ts";
import { followed, whyNotMove } from "../../src/battlefield/paths.ts";
import { rankBonus } from "../../src/calculation/formation.ts";
import { oldWorld } from "../../src/index.ts";
import { breakResult } from "../../src/sequence/break-test.ts";
import { mayRally } from "../../src/sequence/commanding.ts";
import { enter } from "../../src/sequence/flow.ts";
import { mayHoldBack } from "../../src/sequence/holding-back.ts";
import { broken, resultOf } from "../../src/sequence/victory.ts";
import { type Arrival, change, fieldOf, type OldWorld, type Unit, unit, withField } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";
import {
  type Answers,
  type Change,
  diceOf,
  gameOf,
  idOf,
  placeOf,
  playedWith,
  unitAfter,
  type Written,
  type WrittenUnit,
} from "./scene.ts";

const waiting = (arrival: Arrival | null): Partial<Unit> => ({ place: "reserve", arrival });
const straight = (n: number) => ({ kind: "straight", distance: Math.round(n * INCH) }) as const;
const QUARTER = 16_384;

/** May the first unit come on where it is written? */
function comesOn(w: Written, how: Change = {}, models?: number): boolean {
  const game = change(gameOf(w, how), 0, { ...waiting("called"), ...(models === undefined ? {} : { models }) });
  const { x, y, facing, files } = unit(gameOf(w, how), 0);
  const about = { player: 0, units: [0], together: false, from: "edge" };
  return (
    there(oldWorld.rules.choices["deploy"]).accept(game, about as never, {
      units: [{ unit: 0, x, y, facing, files }],
    }) === true
  );
}

/** A Mountain Pass lies with its short edges north and south here: a scene turned by a quarter, and a place turned back. */
const inPass = (w: Written): OldWorld => {
  const turned = (u: WrittenUnit): Partial<WrittenUnit> => ({
    at: [-u.at[1], u.at[0]],
    facing: (u.facing + 270) % 360,
  });
  return gameOf(w, {
    units: Object.fromEntries(w.scene.units.map((u) => [u.name, turned(u)])),
    field: { battle: "mountain-pass", width: 48 * INCH, depth: 72 * INCH },
  });
};

/** Where the first unit of Random Movement ends that goes this way. */
const bounds = (w: Written, path: Json): Json =>
  placeOf(
    there(
      playedWith(gameOf(w), diceOf(w), [enter("compulsory-moves", {})], { "random-move": [{ path }] }).game.units[0],
    ),
  );
const greatest = (most: number, holds: (n: number) => boolean): number => {
  let n = 0;
  while (n < most && holds(n + 1)) n++;
  return n;
};
const ranks = (w: Written, name: string): number => rankBonus(gameOf(w), unit(gameOf(w), idOf(w, name)));

export const laterAnswers: Answers = {
  "arrivals-ambush-dice-by-round": () =>
    [1, 2, 4, 5].map((round) => {
      const wolves: Standing = { side: 0, entry: { rules: ["ambushers"] }, now: waiting("ambush") };
      const game = battlefield({ units: [wolves, { side: 1, at: [0, 20] }], turn: 2 * round - 1 });
      return playedWith(game, [1], [enter("strategy-phase", {})]).requests.filter((q) => q.request.type === "roll")
        .length;
    }),
  "arrivals-ambush-eight-inches": (w) =>
    [7.99, 8, 8.01].filter((far) => comesOn(w, { units: { Goblins: { at: [-34.031496 + far, 0] } } })),
  "arrivals-ambush-depth-limit": (w) =>
    [8, 9, 10].map((models) => comesOn(w, { units: { Rangers: { models, at: [0, -24 + (models * 25) / 25.4] } } })),
  "arrivals-reinforcements-rear-on-edge": (w) => {
    const u = { ...unit(gameOf(w), 0), ...waiting("called") };
    return placeOf(edgeNear(gameOf(w), u, { x: 0, y: -24 * INCH }, u.files));
  },
  "arrivals-pursuer-returns": (w) => {
    const game = change(gameOf(w, { turn: 7 }), 0, { place: "off" });
    return placeOf(there(playedWith(game, [], [enter("compulsory-moves", {})]).game.units[0]));
  },
  "arrivals-flank-force-points": () =>
    [660, 661].map((points) => {
      const own = [points, 2000 - points].map((p): Standing => ({ side: 0, entry: { points: p }, now: waiting(null) }));
      const game = battlefield({ units: own, field: { phase: "set-up", battle: "flank-attack" } });
      return mayHoldBack(game, 0).some((m) => m.unit === 0);
    }),
  "arrivals-break-point-wounded-monster": (w) => {
    const gone: Standing = { side: 0, entry: { models: 30, files: 5 }, now: { place: "destroyed", models: 0 } };
    const lost = (models: number): boolean => {
      const game = gameOf(w, { field: { battle: "break-point" } });
      const extra = battlefield({ units: [...w.scene.units.map(() => gone), gone] }).units[2];
      const units = [...game.units.map((u) => (u.id === 1 ? { ...u, models } : u)), there(extra)];
      return broken({ ...game, units }).includes(0);
    };
    return [lost(1), lost(0)];
  },
  "arrivals-mountain-pass-flight": (w) => {
    const r = playedWith(inPass(w), diceOf(w), [enter("compulsory-moves", {})]);
    return w.scene.units.filter((u) => unitAfter(r, w, u.name).place === "destroyed").map((u) => u.name);
  },
  "arrivals-mountain-pass-overrun": (w) => {
    const game = inPass(w);
    const { x, y, facing } = chase(game, unit(game, 0), 3 * QUARTER, 9 * INCH, []).end;
    return placeOf({ x: y, y: -x, facing: (facing + QUARTER) % (4 * QUARTER) });
  },
  "arrivals-vp-never-arrived": () => {
    const wolves: Standing = { side: 1, entry: { points: 180, standard: true }, now: waiting("ambush") };
    return resultOf(battlefield({ units: [{ side: 0 }, wolves] })).points[0];
  },
  "arrivals-inspiring-break-test": (w) =>
    [-15.937, -15.947].map((y) => {
      const game = gameOf(w, { units: { General: { at: [0, y] } } });
      const result = breakResult(game, { units: [0, 1], difference: 2 }, 0, 8);
      return result === "breaks" ? "break" : result === "falls-back" ? "fall back" : "give ground";
    }),
  "arrivals-rallying-cry-by-general": (w) => {
    const game = gameOf(w);
    return ["Spears", "Archers", "Guards"].filter((n) => mayRally(game, unit(game, 0), unit(game, idOf(w, n))));
  },
  "arrivals-stupidity-who-tests": (w) => {
    const contact = {
      charger: 3,
      charged: 1,
      facing: "front",
      chargerModels: 3,
      chargedModels: 3,
      inches: 0,
      turn: 0,
    } as const;
    const r = playedWith({ ...gameOf(w), contacts: [contact] }, [1, 1, 1, 1, 1, 1], [enter("strategy-phase", {})]);
    return r.requests.flatMap(({ request: q }) => {
      if (q.type !== "roll" || q.label.key !== "roll.test.stupidity") return [];
      return w.scene.units.filter((u) => JSON.stringify(q.label.values).includes(`"${u.name}"`)).map((u) => u.name);
    });
  },
  "arrivals-random-movement-wheel": (w) => bounds(w, [{ kind: "wheel", side: "right", angle: QUARTER / 2 }]),
  "arrivals-random-movement-friend-ahead": (w) => bounds(w, []),
  "arrivals-random-movement-difficult": (w) => bounds(w, []),
  "arrivals-reserve-move-turn": (w) => {
    const game = withField(gameOf(w), { phase: "shooting" });
    const path = (n: number) =>
      [
        { kind: "turn", side: "right" },
        { kind: "straight", distance: n },
      ] as const;
    const { accept } = there(oldWorld.rules.choices["move"]);
    const legal = (n: number) =>
      accept(game, { player: 0, units: [0] } as never, { unit: 0, move: "move", path: [...path(n)] }) === true;
    return placeOf(followed(unit(game, 0), path(greatest(20_000, legal))).end);
  },
  "arrivals-drilled-redress-then-wheel": (w) =>
    [29, 30].map((degrees) => {
      const path = [
        { kind: "redress", files: 8 },
        { kind: "wheel", side: "right", angle: Math.round((degrees / 360) * 4 * QUARTER) },
      ] as const;
      return whyNotMove(gameOf(w), unit(gameOf(w), 0), path, { gait: "move", air: false }) === null;
    }),
  "arrivals-lumbering-pivot-after-move": (w) => {
    const path = [straight(6), { kind: "pivot", to: QUARTER } as const];
    const u = unit(gameOf(w), 0);
    return whyNotMove(gameOf(w), u, path, { gait: "move", air: false }) === null
      ? placeOf(followed(u, path).end)
      : "refused";
  },
  "arrivals-disruption-low-obstacle": (w) => ["Over", "Behind", "Loose"].map((n) => ranks(w, n)),
  "arrivals-disruption-marsh-right-file": (w) => ["Spears", "Guards"].map((n) => ranks(w, n)),
  "arrivals-rallied-reform-and-walk": (w) => {
    const facing = { facing: 0, files: 5 };
    const r = playedWith(gameOf(w), diceOf(w), [enter("strategy-phase", {})], { "free-reform": [facing] });
    const game = r.game;
    const legal = (n: number) =>
      whyNotMove(game, unit(game, 0), [{ kind: "straight", distance: n }], { gait: "move", air: false }) === null;
    const distance = greatest(20_000, legal);
    return fieldOf(game).phase === "strategy"
      ? placeOf(followed(unit(game, 0), [{ kind: "straight", distance }]).end)
      : "another phase";
  },
};
