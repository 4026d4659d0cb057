import type { Shelved } from "@tercio/reference";

/** A game of a hundred lines, to see that a new game needs a folder and its place in the list, and nothing else. */
export const stub: Shelved = {
  id: "stub",
  family: "stub",
  name: { en: "Stub", fr: "Souche" },
  editions: [{ id: "standard", title: { en: "Standard", fr: "Standard" } }],
  contents: () => import("./reference.ts"),
  rulings: async () => [],
};
