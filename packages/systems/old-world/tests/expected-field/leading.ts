import { there } from "@tercio/kernel";
import { leadershipOf } from "../../src/calculation/leadership.ts";
import { book } from "../../src/hooks/book.ts";
import { testDice } from "../../src/sequence/leadership-test.ts";
import { enter } from "../../src/sequence/flow.ts";
import { mayCharge } from "../../src/sequence/declaring.ts";
import { unit } from "../../src/state/state.ts";
import { type Answers, diceOf, gameOf, idOf, playedWith, type Written } from "./scene.ts";

/** Those that test against a Leadership higher than their own. */
function led(w: Written): readonly string[] {
  const game = gameOf(w);
  return w.scene.units
    .filter((u) => leadershipOf(game, unit(game, idOf(w, u.name)), "march").value > u.ld)
    .map((u) => u.name);
}

const RESULTS = [
  ["breaks", "break"],
  ["falls-back", "fall back"],
  ["gives-ground", "give ground"],
] as const;

/** Whom a General and a battle standard help, and who charges out of a column. */
export const leadingAnswers: Answers = {
  "arrivals-inspiring-large-target-range": led,
  "arrivals-inspiring-who-may-not": led,
  "arrivals-bsb-panic-reroll-range": (w) => {
    const game = gameOf(w, { active: 1 });
    return w.scene.units
      .filter((u) => u.name !== "Banner")
      .filter((u) => testDice(game, unit(game, idOf(w, u.name)), "panic", u.ld).reroll !== undefined)
      .map((u) => u.name);
  },
  "arrivals-bsb-which-tests": (w) => {
    const game = gameOf(w);
    const u = unit(game, idOf(w, "Spears"));
    return (["panic", "fear", "march", "rally", "restraint", "break"] as const).filter(
      (test) => book.offers("test again", game, { unit: u, test }).length > 0,
    );
  },
  "arrivals-bsb-break-second-roll-stands": (w) => {
    const touch = { charger: 1, charged: 0, facing: "front", chargerModels: 5, chargedModels: 5 } as const;
    const game = { ...gameOf(w), contacts: [{ ...touch, inches: 0, turn: 0 }] };
    const r = playedWith(game, diceOf(w), [enter("break-test", { unit: 0, units: [0, 1], difference: 3 })], {
      "break-again": [{ again: true }],
    });
    const told = JSON.stringify(r.events.find((e) => e.kind === "breakTests")?.message.values);
    return there(RESULTS.find(([key]) => told.includes(`"break.${key}"`)))[1];
  },
  "arrivals-drilled-column-charge": (w) => mayCharge(gameOf(w), idOf(w, "Guards"), idOf(w, "Goblins")),
};
