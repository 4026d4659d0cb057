// Combats of several units, as scenes: each stands flush, so that its geometry is the system's own.
import { combatQuestion, type NinthAge, ninthAge, type Scene } from "@tercio/ninth-age";

const led = { champion: true, standard: true, musician: true } as const;
const charging = { state: { charging: true } } as const;

const twoAgainstTwo: Scene = {
  phase: "melee",
  units: {
    Guard: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [0, 0], ...led },
    Halberds: { side: "first", profile: "heavy-infantry-with-halberds", models: 30, files: 6, ...led, ...charging },
    Barbarians: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, ...led },
    Warriors: { side: "second", profile: "warriors", models: 15, files: 5, ...led },
  },
  contact: [
    { of: "Barbarians", at: "Guard", facing: "front", offset: -20 },
    { of: "Halberds", at: "Barbarians", facing: "right" },
    { of: "Warriors", at: "Guard", facing: "right" },
  ],
};

const chargedByThree: Scene = {
  phase: "melee",
  units: {
    Spears: { side: "first", profile: "heavy-infantry-with-spears", models: 25, files: 5, at: [0, 0], ...led },
    Warriors: { side: "second", profile: "warriors", models: 15, files: 5, ...led, ...charging },
    Horsemen: { side: "second", profile: "barbarian-horsemen", models: 8, files: 4, ...led, ...charging },
    Hounds: { side: "second", profile: "warhounds", models: 8, files: 4, ...charging },
  },
  contact: [
    { of: "Warriors", at: "Spears", facing: "front" },
    { of: "Horsemen", at: "Spears", facing: "left" },
    { of: "Hounds", at: "Spears", facing: "right" },
  ],
};

/** The whole combat of a scene in which nobody stands aside. */
export function combatOf(scene: Scene): ReturnType<typeof combatQuestion> {
  const scenario = ninthAge.rules.scenes?.scenario(scene);
  if (scenario === undefined) throw new Error("this game has scenes");
  const wrong = ninthAge.rules.checkScenario(scenario);
  if (wrong !== null) throw new Error(`${wrong.where}: ${JSON.stringify(wrong.message)}`);
  return whole(ninthAge.rules.setup(scenario));
}

const whole = (game: NinthAge): ReturnType<typeof combatQuestion> =>
  combatQuestion(
    game,
    game.units.map((u) => u.id),
  );

/** Four units in one combat. */
export const ofFour: readonly Scene[] = [twoAgainstTwo, chargedByThree];

/** Five units in one combat: a scenario of the system. */
export function ofFive(): ReturnType<typeof combatQuestion> {
  const named = ninthAge.rules.scenarios().find((s) => s.id === "many-in-one-combat");
  if (named === undefined) throw new Error("no such scenario");
  return whole(ninthAge.rules.setup(named.scenario));
}
