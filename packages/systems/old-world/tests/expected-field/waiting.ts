const SCOUTS = "Scouts are not played yet";
const MAGIC = "magic is not played yet";
const SHOOTING = "shooting is not played yet";
const CRY = "Rallying Cry is not played yet";
const WHEELS = "Iron Shod Wheels are not played yet";
const SKIRMISH = "skirmishers move as a block";

/** Situations about what is not played yet, and about what. */
export const WAITING: { readonly [id: string]: string } = {
  "setup-front-edge-at-zone-line": "does a zone hold its own front line?",
  "setup-mountain-pass-short-edge": "does a zone hold its own front line?",
  "setup-meeting-engagement-reserves": "reserves are not played yet",
  "setup-scouts-exactly-twelve": SCOUTS,
  "setup-scouts-count-for-finishing": SCOUTS,
  "setup-vanguard-move-and-charge": "Vanguard is not played yet",
  "setup-special-feature-control": "special features are not played yet",
  "setup-break-point-rounding": "Break Point is not played yet",
  "command-rallying-cry-then-second-test": CRY,
  "command-fleeing-character": CRY,
  "start-of-turn-stupidity-must-hold": "Stupidity is not tested at the start of a turn yet",
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
  "random-movement-into-contact": "Random Movement is not played yet",
  "ambushers-round-two": "Ambushers are not played yet",
  "terrain-chariot-in-difficult": WHEELS,
  "terrain-obstacles-who-may-cross": WHEELS,
  "terrain-tower-who-may-enter": "buildings cannot be occupied yet",
  "reserve-move-who-may": "Reserve Moves are not played yet",
};
