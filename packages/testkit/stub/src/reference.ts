import type { Chapter, Entry } from "@tercio/reference";
import { nothing, type Plan } from "@tercio/reference/layout";

const entry = (id: string, en: string, fr: string, says: string, dit: string): Entry => ({
  id,
  names: { en, fr },
  kind: "rule",
  chapter: "play",
  phases: [],
  summary: { en: says, fr: dit },
  editions: { standard: { sheet: "000", section: "1", facts: {} } },
});

export const entries: readonly Entry[] = [
  entry("stub.throw", "Throw", "Lancer", "Roll 1D6 and add it to your score.", "Lancez 1D6, à ajouter à votre score."),
  entry("stub.stay", "Stay", "Rester", "Your score does not change.", "Votre score ne change pas."),
];
export const chapters: readonly Chapter[] = [
  {
    ...{ id: "play", title: { en: "Play", fr: "Jeu" } },
    about: { en: "What a player may do.", fr: "Ce que peut faire un joueur." },
  },
];
export const phases = [];
export const called = {};
export const decisions = [];
export const plan: Plan = {
  ...{ leave: nothing, brought: nothing, single: nothing, lead: nothing, worded: nothing },
  across: [],
};
