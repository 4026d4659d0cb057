/** Numbers of our own units' abilities: the rules play them, the cards say them. */
export const abilities = {
  /** The face that is rolled again. */
  practised: { again: 1 },
  warding: { need: 6 },
  impetus: { wound: 1, rend: 1 },
  /** What the face inflicts, in place of what the attack does else or besides it. */
  cruel: { face: 6, mortal: 1 },
  venomed: { face: 6, mortal: 1 },
  /** As many hits as the face scores. */
  flurry: { face: 6, hits: 2 },
  eerie: { hit: 1 },
  braced: { save: 1 },
} as const;
