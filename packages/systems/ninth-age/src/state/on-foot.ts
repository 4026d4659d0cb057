import { onFoot } from "../book/models.ts";
import type { ModelType } from "./state.ts";

/** Is a model of this Type on foot, as far as that is asked for this? */
export const isOnFoot = (type: ModelType, use: keyof typeof onFoot): boolean =>
  onFoot[use].some((known) => known === type);
