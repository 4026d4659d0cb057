// Ground, and who may cross it (public pages of the rules).
import { defineRule } from "../define.ts";

export const ironShodWheels = defineRule({
  id: "tow.rule.iron-shod-wheels",
  name: { en: "Iron Shod Wheels", fr: "Roues cerclées de fer" },
  figures: { onSheets: "not printed", die: "D3" },
  text: {
    en: "Difficult ground is dangerous to chariots, and linear obstacles are impassable. Each Dangerous Terrain test that a chariot fails costs it {die} Wounds.",
    fr: "Le terrain difficile est dangereux pour les chars, et les obstacles linéaires sont infranchissables. Chaque test de terrain dangereux raté coûte {die} Points de Vie à un char.",
  },
  reference: {
    group: "movement",
    see: ["tow.keyword.dangerous-terrain", "tow.rule.difficult-terrain", "tow.rule.impassable-terrain"],
  },
});
