import type { Shelved } from "../games.ts";

export const ninthAge: Shelved = {
  id: "ninth-age",
  family: "t9a",
  name: { en: "The Ninth Age", fr: "Le Neuvième Âge" },
  editions: [
    { id: "2e-early", title: { en: "Second edition, early", fr: "Deuxième édition, début" } },
    { id: "2e-late", title: { en: "Second edition, late", fr: "Deuxième édition, fin" } },
  ],
  contents: () => import("./index.ts"),
  rulings: async () => {
    const [{ rulings }, { fixedRulings }] = await Promise.all([
      import("@tercio/ninth-age/rulings"),
      import("@tercio/ninth-age/fixed-rulings"),
    ]);
    return [...rulings, ...fixedRulings];
  },
};
