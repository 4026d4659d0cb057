import { findPlaces } from "@tercio/mass-battle";
import { centre } from "@tercio/tabletop";
import { describe, expect, test } from "vitest";
import { chargeDistance } from "../src/calculation/charge-range.ts";
import { rectangleOf } from "../src/calculation/formation.ts";
import { aboutCharge, facingCharged } from "../src/battlefield/charges.ts";
import type { SceneUnit } from "../src/scene/types.ts";
import type { NinthAge, Unit } from "../src/state/state.ts";
import {
  type DiscsChargingBlindCase,
  type DiscsChargingBlindDisc,
  discsChargingBlind,
} from "./expected/discs-charging.ts";
import { gameOf, like } from "./rule-cases/combat-scenes.ts";
import { played, quiet } from "./rule-cases/scenes.ts";

/** Somebody who had not seen the engine wrote what is expected. */
type Case = DiscsChargingBlindCase;
const cases: readonly Case[] = discsChargingBlind;

/** A scene names the foremost point of the rim; the list the centre. */
function lone(side: SceneUnit["side"], { diameter, at: [x, y], facing }: DiscsChargingBlindDisc): SceneUnit {
  const [r, turn] = [diameter / 2 / 25.4, (facing * Math.PI) / 180];
  return {
    ...{ side, models: 1, files: 1, at: [x + r * Math.sin(turn), y + r * Math.cos(turn)], facing },
    profile: like({ type: "Beast", height: "Large", base: [diameter, diameter], round: true, hp: 4 }),
  };
}
function scene({ disc, target }: Case): { readonly [name: string]: SceneUnit } {
  if ("disc" in target) return { A: lone("first", disc), B: lone("second", target.disc) };
  const { base, files, ranks, at, facing } = target.block;
  const profile = like({ base: [base, base] });
  return { A: lone("first", disc), B: { side: "second", profile, models: files * ranks, files, at, facing } };
}
const both = (game: NinthAge): readonly [Unit, Unit] => [game.units[0] as Unit, game.units[1] as Unit];

describe("how far a disc has to charge, and what", () => {
  test.each(cases.filter((c) => c.kind === "needed"))("$id", (c) => {
    const [a, b] = both(gameOf({ phase: "charge", units: scene(c) }));
    expect(chargeDistance(a, b) / 2540).toBeCloseTo(c.expected.distance, 2);
    if (c.expected.facing !== null) expect(facingCharged(a, b)).toBe(c.expected.facing);
  });
});

describe("where a disc's charge ends", () => {
  test.each(cases.filter((c) => c.kind === "ends"))("$id", (c) => {
    let sent = false;
    const charge = () => {
      const answer = sent ? { done: true } : { unit: "A", target: "B" };
      sent = true;
      return { choice: "charge", answer };
    };
    const three = { show: { total: 12 } };
    const run = played(
      { phase: "charge", units: scene(c) },
      quiet({ charge, "roll.charge": three, "roll.charge.sure": three } as never),
      { until: { sequence: "movement-phase" } } as never,
    );
    const a = run.game.units[0] as Unit;
    const { x, y } = centre(rectangleOf(a));
    expect(Math.hypot(x / 100 - c.expected.centre[0], y / 100 - c.expected.centre[1])).toBeLessThan(0.1);
    expect(Math.abs((a.facing * 360) / 65_536 - c.expected.looks)).toBeLessThan(0.05);
  });
});

describe("how far a disc turns, and how far aside it may touch when it does not", () => {
  test.each(cases.filter((c) => c.kind === "turned" || c.kind === "straight"))("$id", (c) => {
    const game = gameOf({ phase: "charge", units: scene(c) });
    const [a, b] = both(game);
    // Who declares sees its target before it; who pursues may meet one beside it, and goes straight on first.
    const question = { ...aboutCharge(game, a, b), facing: "front", mayWheel: c.kind === "turned" } as const;
    expect(findPlaces(question).best !== null).toBe(c.expected.legal);
  });
});
