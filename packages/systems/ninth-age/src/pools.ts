import { centreFile, type Unit } from "./state.ts";

/** A unit that now stands `files` wide: its leaders take the middle of the first rank. */
export const inFiles = (_: Unit, files: number, chirality: 1 | -1): Pick<Unit, "files" | "championFile"> => ({
  files,
  championFile: centreFile(files, chirality),
});

/** Has it chosen its weapons for the combat that it is in? */
export const isArmed = (u: Unit): boolean => u.weapon !== null;

/** Out of combat: weapons are chosen anew in the next. */
export const unarmed = (_: Unit): Pick<Unit, "weapon"> => ({ weapon: null });
