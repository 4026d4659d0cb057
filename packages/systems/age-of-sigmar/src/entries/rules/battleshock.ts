// Who flees (sheet 004).
import { defineRule } from "../define.ts";

export const whoTests = defineRule({
  id: "aos2.core.battleshock.who",
  name: { en: "Battleshock tests - who", fr: "Tests de déroute : qui" },
  figures: { players: "both", first: "player whose turn it is", units: "models slain this turn" },
});

export const battleshockRoll = defineRule({
  id: "aos2.core.battleshock.roll",
  name: { en: "Battleshock roll", fr: "Jet de déroute" },
  figures: {
    dice: "D6",
    perSlainModel: 1,
    bravery: { bonus: 1, perModels: 10, counted: "when tested" },
  },
});

export const battleshockResult = defineRule({
  id: "aos2.core.battleshock.result",
  name: { en: "Battleshock result", fr: "Résultat du test de déroute" },
  figures: { failed: "roll > Bravery", fleePerPoint: 1, chosenBy: "owner", countAs: "slain" },
});
