import type { Edition } from "./row.ts";

/** What the editions are called. */
export const editionTitles: { readonly [edition in Edition]: { readonly en: string; readonly fr: string } } = {
  "2e-early": { en: "Second edition, early", fr: "Deuxième édition, début" },
  "2e-late": { en: "Second edition, late", fr: "Deuxième édition, fin" },
};
