import { named } from "../device/kept.ts";

/** The store of kept battles. */
export const SHELF = "tercio";
/** What a page that goes has not written yet stands under such a name, and the battle's own. */
export const LEFT = "tercio-unwritten ";

/**
 * May a battle be kept in this browser? Asked without the shelf, which is a download of its own: who is here for the first time
 * need not wait for it. Where a browser does not say, one may be.
 */
export async function mayBeKept(): Promise<boolean> {
  if (named(LEFT).length > 0) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SHELF);
  } catch {
    return true;
  }
}
