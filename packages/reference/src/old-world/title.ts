import type { Shelved } from "../games.ts";

export const oldWorld: Shelved = {
  id: "old-world",
  family: "tow",
  name: { en: "The Old World", fr: "The Old World" },
  editions: [{ id: "standard", title: { en: "Standard", fr: "Standard" } }],
  contents: () => import("./index.ts"),
  rulings: async () => {
    const [{ rulings }, { fixedRulings }] = await Promise.all([
      import("@tercio/old-world/rulings"),
      import("@tercio/old-world/fixed-rulings"),
    ]);
    return [...rulings, ...fixedRulings];
  },
};
