import { there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { problem } from "../../src/choice/set-up.ts";
import { frameAt } from "../../src/sequence/flow.ts";
import { bonus } from "../../src/sequence/set-up.ts";
import { resultOf } from "../../src/sequence/victory.ts";
import type { BattleId } from "../../src/state/battles.ts";
import { type OldWorld, unit } from "../../src/state/state.ts";
import { battlefield, type Standing } from "../field.ts";
import { type Answers, type Change, diceOf, gameOf, playedWith, standing, type Written } from "./scene.ts";

/** May the first unit be deployed where it is written, by the owner of the southern edge? */
function deploys(w: Written, change: Change = {}): boolean {
  const game = gameOf(w, change);
  const u = unit(game, 0);
  const waiting = { ...game, units: game.units.map((v) => ({ ...v, place: "reserve" as const })) };
  const about = { player: 0, units: [0], together: false } as const;
  return problem(waiting, about, [{ unit: 0, x: u.x, y: u.y, facing: u.facing, files: u.files }]) === true;
}

const roll = (game: OldWorld, a: number, b: number): string => {
  const [first, second] = [a + bonus(game, 0), b + bonus(game, 1)];
  return first === second ? "tie" : first > second ? "A" : "B";
};

/** A unit of so many points that is no longer there. */
const gone = (side: 0 | 1, points: number, entry: Standing["entry"] = {}): Standing => ({
  ...{ side, entry: { ...entry, points } },
  now: { place: "destroyed", models: 0 },
});
/** The victory points of both sides for what is written and what is gone. */
const pointsFor = (w: Written, more: readonly Standing[], standards: readonly [number, number] = [0, 0]) =>
  resultOf(battlefield({ units: [...w.scene.units.map(standing), ...more], field: { standards } }));

export const setUpAnswers: Answers = {
  "setup-front-edge-at-zone-line": (w) => [-12, -11.99].map((y) => deploys(w, { units: { Spears: { at: [0, y] } } })),
  // The table lies with its short edges north and south here, A's to the south.
  "setup-mountain-pass-short-edge": (w) => {
    const { at, facing } = there(w.scene.units[0]);
    return deploys(w, {
      units: { Spears: { at: [-at[1], at[0]], facing: facing - 90 } },
      field: { battle: "mountain-pass", width: 48 * INCH, depth: 72 * INCH },
    });
  },
  "setup-turned-unit-corner-outside": (w) => deploys(w),
  "setup-flank-attack-main-zone-side": (w) => deploys(w, { field: { battle: "flank-attack" } }),
  "setup-special-feature-control": (w) => {
    const { points } = resultOf(gameOf(w));
    return points[0] > points[1] ? ["A", points[0]] : ["B", points[1]];
  },
  "setup-first-turn-bonus": (w) => {
    const of = (battle: BattleId) => battlefield({ units: [], field: { battle, finishedFirst: 0 } });
    const [a = 0, b = 0] = diceOf(w);
    return [roll(of("open-battle"), a, b), roll(of("flank-attack"), a, b)];
  },
  "setup-random-game-length": (w) =>
    diceOf(w).map((die) => {
      const game = battlefield({ units: [{ side: 0 }, { side: 1, at: [0, 20] }], turn: 10, field: { rounds: null } });
      return playedWith(game, [die], [frameAt("game", "length", {})], {}, (r) => r.type === "choice").game.over;
    }),
  "setup-vp-mixed-units": (w) => pointsFor(w, [gone(1, 135)]).points[0],
  "setup-vp-monster-quarter-wounds-and-fleeing": (w) => pointsFor(w, []).points[0],
  "setup-vp-general-bsb-standard": (w) =>
    pointsFor(w, [gone(1, 180, { general: true }), gone(1, 200, { standard: true })], [1, 0]).points[0],
  "setup-vp-winning-margin": (w) => {
    const { winner, crushing } = pointsFor(w, [gone(1, 160), gone(0, 61)]);
    return winner === null ? "draw" : `${winner === 0 ? "A" : "B"} ${crushing ? "crushing" : "wins"}`;
  },
};
