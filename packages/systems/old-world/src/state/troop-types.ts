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

/** What fights on foot. */
export const INFANTRY: { readonly [type in TroopType]: boolean } = {
  "regular-infantry": true,
  "heavy-infantry": true,
  "monstrous-infantry": true,
  swarms: false,
  "light-cavalry": false,
  "heavy-cavalry": false,
  "monstrous-cavalry": false,
  "war-beasts": false,
  "light-chariot": false,
  "heavy-chariot": false,
  "monstrous-creature": false,
  behemoth: false,
  "war-machine": false,
};
