/** Version, commit and day of the build, put in by vite. */
declare const __TERCIO_VERSION__: string;

/** What each game's system enforces, by id; put in by vite. A game without an engine has an empty list. */
declare module "virtual:enforced" {
  export const enforced: { readonly [game: string]: readonly string[] };
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
