import { asStored, valueOf } from "@tercio/files";

/** What a build of the app says of itself: its name, its day, and by game the version of the rules that it plays. */
export interface About {
  readonly name: string;
  readonly day: string;
  readonly rules: { readonly [system: string]: string };
}

/** The name of the tag in a page's head that holds it. */
export const ABOUT = "tercio-build";

/** What a text says of a build; null where it says nothing of one. */
export function aboutFrom(text: string | null | undefined): About | null {
  const value = valueOf(text ?? "");
  const read = value.ok ? asStored(value.value, "build") : value;
  return read.ok ? read.value : null;
}

/** What the text of a page says of the build that it belongs to; null where it was built before pages said so. */
export const aboutOfPage = (html: string): About | null =>
  aboutFrom(new RegExp(`<meta name="${ABOUT}" content='([^']*)'`).exec(html)?.[1]);

/** The caches that hold a kept build each, by its name. */
const CACHE = "tercio-kept ";
export const cacheOf = (name: string): string => CACHE + name;
export const isKeptCache = (cache: string): boolean => cache.startsWith(CACHE);
/** Where the page of a kept build is served, and what it says of itself, from where the app is. */
export const pageOf = (name: string): string => `kept/${name}/`;
export const aboutFileOf = (name: string): string => `kept/${name}/about.json`;
