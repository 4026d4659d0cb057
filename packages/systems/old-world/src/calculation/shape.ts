import type { Formation } from "@tercio/mass-battle";
import type { Unit } from "../state/state.ts";

/** The side of a base where nothing is said, 0.01 mm. */
export const BASE = 2500;

/** The unit as its formation alone, for the geometry; of who is gone one base is left, of a garrison its walls. */
export const formationOf = ({
  files,
  models,
  entry,
  garrison = null,
}: Pick<Unit, "files" | "models" | "entry"> & Partial<Pick<Unit, "garrison">>): Formation =>
  garrison === null
    ? {
        files: Math.max(1, files),
        models: Math.max(1, models),
        baseWidth: entry.baseWidth ?? BASE,
        baseDepth: entry.baseDepth ?? BASE,
      }
    : { files: 1, models: 1, baseWidth: garrison.width, baseDepth: garrison.depth };
