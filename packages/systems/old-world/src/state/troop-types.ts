/** All troop types (public page of the rules). */
export const TROOP_TYPES = [
  "regular-infantry",
  "heavy-infantry",
  "monstrous-infantry",
  "swarms",
  "light-cavalry",
  "heavy-cavalry",
  "monstrous-cavalry",
  "war-beasts",
  "light-chariot",
  "heavy-chariot",
  "monstrous-creature",
  "behemoth",
  "war-machine",
] as const;
export type TroopType = (typeof TROOP_TYPES)[number];
