const MAGIC = "magic is not played yet";
const SHOOTING = "shooting is not played yet";
const WHEELS = "Iron Shod Wheels are not played yet";
const SKIRMISH = "skirmishers move as a block";

/** Situations about what is not played yet, and about what. */
export const WAITING: { readonly [id: string]: string } = {
  "setup-front-edge-at-zone-line": "does a zone hold its own front line?",
  "setup-mountain-pass-short-edge": "does a zone hold its own front line?",
  "setup-special-feature-control": "special features are not played yet",
  "conjuration-spell-kinds": MAGIC,
  "rally-under-gathering-darkness": MAGIC,
  "charge-declare-ere-we-go": MAGIC,
  "charge-range-ere-we-go-roll": MAGIC,
  "terrain-tempest-near-template": MAGIC,
  "stand-and-shoot-quick-shot": SHOOTING,
  "march-failed-test": SHOOTING,
  "unit-strength-character-and-wounded-monster": "characters do not join units yet",
  "skirmish-coherency-boundary": SKIRMISH,
  "formation-change-needs-reform": SKIRMISH,
  "terrain-chariot-in-difficult": WHEELS,
  "terrain-obstacles-who-may-cross": WHEELS,
  "terrain-tower-who-may-enter": "buildings cannot be occupied yet",
};
