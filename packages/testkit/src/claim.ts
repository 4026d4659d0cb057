import { hasFields, isOneOf } from "@tercio/kernel";

/** What a comparison of a rule page is about. */
export type About = Substance | "asked" | "told" | "other";

/** What a rule must change so that it counts as enforced: that something was asked, told or noted is not enough. */
export const SUBSTANCES = ["place", "number", "legality", "odds", "points"] as const;
export type Substance = (typeof SUBSTANCES)[number];

const substantial = (about: About): about is Substance => isOneOf(SUBSTANCES, about);

/** A comparison that did not hold, with what it was about. */
export class Missed extends Error {
  readonly about: About;
  constructor(about: About, text: string) {
    super(`${about}: ${text}`);
    this.about = about;
  }
}

/** While a rule is switched off, a page goes on past what does not count: a number may still come. */
let passing: Missed[] | null = null;

/** Runs `page` to the first claim of substance that does not hold. */
export function firstMissed(page: () => void): { readonly by: Substance | null; readonly noticed: boolean } {
  const before = passing;
  const passed: Missed[] = [];
  passing = passed;
  try {
    page();
    return { by: null, noticed: passed.length > 0 };
  } catch (error) {
    return { by: error instanceof Missed && substantial(error.about) ? error.about : null, noticed: true };
  } finally {
    passing = before;
  }
}

function miss(about: About, text: string): void {
  const missed = new Missed(about, text);
  if (passing === null || substantial(about)) throw missed;
  passing.push(missed);
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 300);
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const numberOrNone = (value: unknown): boolean => typeof value === "number" || value === null;

/** Is the first difference of two values one of two numbers, or of a number and none? Lists of two lengths are not. */
function numbersDiffer(a: unknown, b: unknown): boolean {
  if (typeof a === "number" || typeof b === "number") return numberOrNone(a) && numberOrNone(b);
  if (!hasFields(a) || !hasFields(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.join() !== Object.keys(b).join()) return false;
  const key = keys.find((k) => !same(a[k], b[k]));
  return key !== undefined && numbersDiffer(a[key], b[key]);
}

const claim =
  (about: About | null) =>
  (value: unknown, expected: unknown, text = ""): void => {
    if (same(value, expected)) return;
    const kind = about ?? (numbersDiffer(value, expected) ? "number" : "other");
    miss(kind, `${text === "" ? "" : `${text}: `}${shown(value)} is not ${shown(expected)}`);
  };

/**
 * Comparisons of a rule page, by value. Those with a name say what they are about; of the others two numbers that differ
 * are a number, and everything else does not count when a rule is switched off. Plain on purpose: the platform's own
 * write long explanations, which costs seconds for each of the thousand failures that a knock-out wants to see.
 */
export const assert = {
  /** Where somebody stands or faces, or how somebody stands there. */
  place: claim("place"),
  /** What a die needs, how many dice, a characteristic, a state as the rules count it. */
  number: claim("number"),
  /** What may be answered, or who may do it. */
  legality: claim("legality"),
  odds: claim("odds"),
  /** A score of a combat or of the battle. */
  points: claim("points"),
  /** That a player was asked, or dice were rolled, at all. */
  asked: claim("asked"),
  /** That something was written into the log, or in which order. */
  told: claim("told"),
  equal: claim(null),
  deepEqual: claim(null),
  ok(value: unknown, text = "this should hold"): void {
    if (value !== true && !value) miss("other", text);
  },
  notEqual(value: unknown, unexpected: unknown): void {
    if (same(value, unexpected)) miss("other", `${shown(value)} should be something else`);
  },
} as const;
