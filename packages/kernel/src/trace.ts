/**
 * Every enforced rule announces itself by id when it is consulted. Normally that costs one comparison;
 * a coverage run records the ids, and a knockout run switches one off to see which test misses it.
 */
interface Watch {
  see(id: string): boolean;
}

let watch: Watch | null = null;

/** True where the rule `id` is in force (always, outside knockout runs); records that it ran. */
export function inForce(id: string): boolean {
  return watch === null || watch.see(id);
}

/** Runs `body` and returns the ids of all rules that ran in it. */
export function recording<T>(body: () => T): { readonly result: T; readonly ids: ReadonlySet<string> } {
  const ids = new Set<string>();
  const before = watch;
  watch = {
    see(id) {
      ids.add(id);
      return before === null || before.see(id);
    },
  };
  try {
    return { result: body(), ids };
  } finally {
    watch = before;
  }
}

/** Runs `body` as if the rule `id` did not exist. */
export function without<T>(id: string, body: () => T): T {
  const before = watch;
  watch = { see: (seen) => seen !== id && (before === null || before.see(seen)) };
  try {
    return body();
  } finally {
    watch = before;
  }
}

/** Is a coverage or knockout run under way? Caches of rule look-ups must stand aside then. */
export const watched = (): boolean => watch !== null;
