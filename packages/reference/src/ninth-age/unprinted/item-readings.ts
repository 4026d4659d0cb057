import type { ItemId } from "@tercio/ninth-age/book";

/** Readings that decide how an item is played. */
export const readings: { readonly [item in ItemId]?: string } = {
  "dusk-forged": "dusk-forged",
  "lucky-charm": "saves-apart",
  "wyrd-stone": "wyrd-stone",
  "death-warrant": "death-warrant",
  "essence-of-a-free-mind": "free-mind",
  "book-of-arcane-mastery": "first-of-the-phase",
  "crystal-ball": "first-of-the-phase",
  "scepter-of-power": "scepter",
  "sacred-hourglass": "scepter",
  "binding-scroll": "binding-scroll",
  "crown-of-the-wizard-king": "crown-path",
  "ledger-of-souls": "ledger-of-souls",
  "veil-walker": "veil-walker",
  "asfad-scholar": "drain-magic",
  "rod-of-battle": "rod-of-battle",
  "arcane-shield": "arcane-shield",
  blessings: "blessings",
};
