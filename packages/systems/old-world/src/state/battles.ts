/** The six battles, by the D6 that chooses among them (public page of the rules). */
export const BATTLES = [
  "open-battle",
  "break-point",
  "flank-attack",
  "meeting-engagement",
  "mountain-pass",
  "command-and-control",
] as const;
export type BattleId = (typeof BATTLES)[number];
