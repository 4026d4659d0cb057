import type { UnitEntry } from "../state/state.ts";
import { toScene } from "./profile.ts";
import type { SceneUnit } from "./types.ts";

/** A unit of a scene without its side and place. */
export type Told = Pick<SceneUnit, "profile" | "models" | "files" | "champion" | "standard" | "musician" | "character">;

/** A unit of a list, as a question told in numbers names it. */
export const toldUnit = (e: UnitEntry): string =>
  JSON.stringify({
    profile: toScene(e),
    ...{ models: e.models, files: Math.min(e.files, e.models) },
    ...{ champion: e.champion, standard: e.standard, musician: e.musician },
    ...(e.character === true ? { character: true } : {}),
  } satisfies Told);
