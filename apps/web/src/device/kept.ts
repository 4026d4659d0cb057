/** What a player chose on this device; null where nothing was chosen or the browser keeps nothing. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a choice for the next visit, null: no longer. Where the browser keeps nothing it holds until the page is left. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A full or forbidden store loses nothing but what it was to keep.
  }
}

/** The names under which something is kept, of those that begin so. */
export function named(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}
