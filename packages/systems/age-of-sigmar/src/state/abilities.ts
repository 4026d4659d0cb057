/** Numbers of our own units' abilities: the rules play them, the cards say them. */
export const abilities = {
  /** The face that is rolled again. */
  practised: { again: 1 },
  warding: { need: 6 },
  impetus: { wound: 1, rend: 1 },
  /** What the face inflicts. */
  cruel: { face: 6, mortal: 1 },
  eerie: { hit: 1 },
  braced: { save: 1 },
} as const;
