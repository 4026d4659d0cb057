const MAGIC = "magic is not played yet";
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
  "unit-strength-character-and-wounded-monster": "characters do not join units yet",
  "arrivals-reinforcements-what-this-turn": RULED("reinforcements-move"),
  "arrivals-flank-force-zone": RULED("flank-attack-edge"),
  "arrivals-flank-force-when": RULED("flank-attack-edge"),
  "arrivals-break-point-fleeing": RULED("break-point-counts"),
  "arrivals-break-point-not-arrived": RULED("break-point-counts"),
  "arrivals-vp-standards-how-lost": "shooting is not played yet; pages of victory points and standards ask its parts",
  "arrivals-vp-special-standards": "army rules are not played yet",
  "arrivals-stupidity-what-is-left": SHOOTING,
  "arrivals-reserve-move-conditions": "units of models with and without a rule are not played yet",
  "arrivals-fast-cavalry-quick-turn-who": "characters do not join units yet",
  "arrivals-rallied-what-this-turn": SHOOTING,
};
