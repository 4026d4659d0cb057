import { type Held, type Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { movement } from "../book/movement.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAge, Unit } from "../state/state.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** Through the air it goes as far as its own figures say. */
const throughTheAir =
  (rate: "advance" | "march") =>
  (_: NinthAge, { unit: u }: { readonly unit: Unit }, { params }: Held) => {
    const inches = params[rate];
    return u.air && typeof inches === "number" ? because("fly", "set", inches) : null;
  };

const fly: R = {
  id: "fly",
  name: { en: "Fly", fr: "Vol" },
  enforces: [ruleId("fly")],
  modify: {
    "advance rate": { unit: throughTheAir("advance") },
    "march rate": { unit: throughTheAir("march") },
  },
  offer: { "moves besides": { unit: () => ["fly"] } },
};

const light = movement["t9a.rule.light-troops"];
const lightTroops: R = {
  id: "light-troops",
  name: { en: "Light Troops", fr: "Troupes légères" },
  enforces: [ruleId("light-troops")],
  modify: {
    backwards: { unit: () => because("light-troops", "set", light.costPerInch) },
    "full ranks": { unit: () => because("light-troops", "set", light.fullRanks) },
  },
  offer: { "moves besides": { unit: () => ["reform on the way"] } },
};

/** Kinds of movement. */
export const moverRules: readonly R[] = [fly, lightTroops];
