const MAGIC = "magic is not played yet";
const CHARACTERS = "characters do not join units yet";
const SHOOTING = "shooting is not played yet";

/** Two readings of what the sources leave open: this program has taken the other, as a ruling of that name. */
const RULED = (ruling: string): string => `ruled otherwise: ${ruling}`;

/** Situations about what is not played yet, and about what. */
export const WAITING: { readonly [id: string]: string } = {
  "conjuration-spell-kinds": MAGIC,
  "rally-under-gathering-darkness": MAGIC,
  "charge-declare-ere-we-go": MAGIC,
  "charge-range-ere-we-go-roll": MAGIC,
  "terrain-tempest-near-template": MAGIC,
  "stand-and-shoot-quick-shot": SHOOTING,
  "march-failed-test": SHOOTING,
  "unit-strength-character-and-wounded-monster": CHARACTERS,
  "arrivals-reinforcements-what-this-turn": RULED("reinforcements-move"),
  "arrivals-flank-force-zone": RULED("flank-attack-edge"),
  "arrivals-flank-force-when": RULED("flank-attack-edge"),
  "arrivals-break-point-fleeing": RULED("break-point-counts"),
  "arrivals-break-point-not-arrived": RULED("break-point-counts"),
  "arrivals-vp-standards-how-lost": "shooting is not played yet; pages of victory points and standards ask its parts",
  "arrivals-vp-special-standards": "army rules are not played yet",
  "arrivals-stupidity-what-is-left": SHOOTING,
  "arrivals-reserve-move-conditions": "units of models with and without a rule are not played yet",
  "arrivals-fast-cavalry-quick-turn-who": CHARACTERS,
  "arrivals-rallied-what-this-turn": SHOOTING,
};

/** Parts of answers that are not asked, by where they stand in the answer, and why. */
export const PARTS: { readonly [id: string]: { readonly [part: string]: string } } = {
  "blind-skirmish-move-per-model": { "4": "a model is shown its place, to which it takes the shortest way" },
  "blind-skirmish-march-near-enemy": { "2": SHOOTING },
  "blind-skirmish-one-inch": { "1": RULED("one-inch") },
  "blind-building-who-may-enter": { "2": CHARACTERS, "3": CHARACTERS },
  "blind-garrison-shooting-both-ways": { a: SHOOTING, b: SHOOTING, c: SHOOTING, d: SHOOTING, e: SHOOTING, f: SHOOTING },
  "blind-garrison-how-many-fight": { "3": RULED("garrisons"), "6": RULED("garrisons") },
  "blind-levies-mercenaries-ld": { "3": CHARACTERS },
  "blind-bsb-break-reroll": { "4": CHARACTERS, "5": "challenges are not played yet" },
};
