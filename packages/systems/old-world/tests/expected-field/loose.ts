import { there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { whyNotWalk } from "../../src/battlefield/loose.ts";
import { oldWorld } from "../../src/index.ts";
import { looseAt } from "../../src/calculation/models.ts";
import { enter } from "../../src/sequence/flow.ts";
import { whyNoMove } from "../../src/sequence/moving.ts";
import { change, type Place, unit } from "../../src/state/state.ts";
import { type Answers, gameOf, playedWith, type Written } from "./scene.ts";

const inch = (n: number): number => Math.round(n * INCH) + 0;
const BASE = 2500;

/** Models that stand and move one by one. */
export const looseAnswers: Answers = {
  "skirmish-coherency-boundary": (w: Written) => {
    const begun = gameOf(w);
    // They begin a hair nearer to one another than they may end.
    const row = (gap: number): readonly Place[] =>
      [-1, 0, 1].map((i) => ({ x: inch(1.984) + i * (BASE + inch(gap)), y: 0 }));
    const game = change(begun, 0, looseAt(unit(begun, 0), row(0.98)));
    const going = { gait: "move", air: false } as const;
    return [0.99, 1, 1.01].filter(
      (gap) => whyNotWalk(game, unit(game, 0), going, { to: row(gap), order: [0, 2] }) === null,
    );
  },
  "formation-change-needs-reform": (w) => {
    const reform = { unit: 0, move: "reform", facing: 0, files: 5, order: "skirmish" };
    const { game } = playedWith(gameOf(w), [], [enter("remaining-moves", {})], { move: [reform, { done: true }] });
    const u = unit(game, 0);
    if (u.order !== "skirmish") return "not in Skirmish formation";
    return whyNoMove(game, u) === null ? u.entry.movement : 0;
  },
  "arrivals-reinforcements-skirmishers-one-inch": (w) => {
    const game = change(gameOf(w), 0, { place: "reserve", arrival: "called" });
    const edge = -24 * INCH + BASE / 2;
    const about = { player: 0, units: [0], together: false, from: "edge" };
    return [0.99, 1, 1.01].filter((gap) => {
      const four = [0, 1, 2, 3].map((i) => ({ x: i * BASE, y: edge }));
      const to = [...four, { x: -BASE, y: edge + inch(gap) }];
      const { facing } = unit(game, 0);
      const answer = { units: [{ unit: 0, x: 0, y: 0, facing, files: 5, to }] };
      return there(oldWorld.rules.choices["deploy"]).accept(game, about as never, answer) === true;
    });
  },
};
