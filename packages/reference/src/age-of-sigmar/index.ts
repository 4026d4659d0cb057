import type { Entry } from "../entry.ts";

export { chapters, phases } from "./chapters.ts";

/** Every entry of the Age of Sigmar 2 reference, chapter by chapter in the order of play. */
export const entries: readonly Entry[] = [];
