import type { Bilingual } from "./entry/entry.ts";

/** A moment at which players stop and look: what is read then, in order, and a case worked out by the game where it is played. */
export interface Decision {
  readonly id: string;
  readonly title: Bilingual;
  /** Entries in the order in which they are asked; their words are theirs and stand nowhere else. */
  readonly reads: readonly string[];
  /** A question in numbers of the game’s engine, and what is given; missing where it has none. */
  readonly worked?: { readonly question: string; readonly given: { readonly [name: string]: number | boolean } };
}

const say = (en: string, fr: string): Bilingual => ({ en, fr });

/** What several games call their hardest moments. */
export const charge = say("A charge", "Une charge");
export const breaks = say("A lost combat", "Un combat perdu");
export const casting = say("Casting and Miscast", "Lancement et Fiasco");
export const dispel = say("Dispelling", "Dissipation");
export const panic = say("Panic", "Panique");
export const pursuit = say("Pursuit", "Poursuite");
export const wounds = say("Who is hit, who falls", "Qui est touché, qui tombe");
export const danger = say("Dangerous ground", "Terrain dangereux");
export const victory = say("Who has won", "Qui a gagné");
