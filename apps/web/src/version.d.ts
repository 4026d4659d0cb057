/** Version, commit and day of the build, put in by vite. */
declare const __TERCIO_VERSION__: string;
/** The commit that was built, in eight digits, and where its files can be read on the net; null where that is not known. */
declare const __TERCIO_COMMIT__: string | null;
declare const __TERCIO_REPOSITORY__: string | null;

/** Where the sources have each rule: numbers of paths and lines of its entry, of what plays it, of its page; put in by vite. */
declare module "virtual:sources" {
  export const paths: readonly string[];
  export const places: { readonly [id: string]: readonly (readonly [path: number, line: number] | null)[] };
}

/** What each game's system enforces, by id; put in by vite. A game without an engine has an empty list. */
declare module "virtual:enforced" {
  export const enforced: { readonly [game: string]: readonly string[] };
}

/** What the editions of each game come to where they differ, by the game’s id; null where it has one edition. Put in by vite. */
declare module "virtual:differences" {
  export const differences: { readonly [game: string]: import("@tercio/lab/differences").ComparedEditions | null };
}

/** What is known of each game without its engine, the usual one first; put in by vite. */
declare module "virtual:opening" {
  export const opening: readonly {
    readonly id: string;
    readonly name: { readonly en: string; readonly fr: string };
    readonly edition: string;
    readonly guided: boolean;
    /** It has army books. */
    readonly lists: boolean;
    readonly notYet?: { readonly en: string; readonly fr: string };
  }[];
}
