import type { Shelved } from "../games.ts";

export const ageOfSigmar: Shelved = {
  id: "age-of-sigmar",
  family: "aos2",
  name: { en: "Age of Sigmar, second edition", fr: "Age of Sigmar, deuxième édition" },
  editions: [{ id: "standard", title: { en: "Standard", fr: "Standard" } }],
  contents: () => import("./index.ts"),
  rulings: async () => {
    const [{ rulings }, { fixedRulings }] = await Promise.all([
      import("@tercio/age-of-sigmar/rulings"),
      import("@tercio/age-of-sigmar/fixed-rulings"),
    ]);
    return [...rulings, ...fixedRulings];
  },
};
