import { editionTitles } from "@tercio/ninth-age/editions";
import type { Shelved } from "../games.ts";

export const ninthAge: Shelved = {
  id: "ninth-age",
  family: "t9a",
  name: { en: "The Ninth Age", fr: "Le Neuvième Âge" },
  editions: Object.entries(editionTitles).map(([id, title]) => ({ id, title })),
  contents: () => import("./index.ts"),
  rulings: async () => {
    const [{ rulings }, { fixedRulings }] = await Promise.all([
      import("@tercio/ninth-age/rulings"),
      import("@tercio/ninth-age/fixed-rulings"),
    ]);
    return [...rulings, ...fixedRulings];
  },
};
