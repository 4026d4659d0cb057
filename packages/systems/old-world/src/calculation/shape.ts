import type { Formation } from "@tercio/mass-battle";
import type { Unit } from "../state/state.ts";

/** The side of a base where nothing is said, 0.01 mm. */
export const BASE = 2500;

/** The unit as its formation alone, for the geometry; of who is gone one base is left. */
export const formationOf = ({ files, models, entry }: Pick<Unit, "files" | "models" | "entry">): Formation => ({
  files: Math.max(1, files),
  models: Math.max(1, models),
  baseWidth: entry.baseWidth ?? BASE,
  baseDepth: entry.baseDepth ?? BASE,
});
