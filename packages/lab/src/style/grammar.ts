// Clauses that stand as subjects or objects, and verbs that cannot agree with the name of a unit.

/** A clause where a noun should be, also after a preposition: "the turn of who was Active". A question or a title may be one. */
const CLAUSES = {
  en: [
    /(?:[.:;!] |\b(?:and|but|or|then|where|if|of|by|for|from|to|as|with|on|at|than|over) )(?:who|whom|what) [a-z’]+(?![^.;!]*\?)/gi,
    /^(?:Who|What) [^.;!?]*[.;!]/g,
  ],
  fr: [/[.:;!] qui [\p{L}’]+[^?]*$/giu, /(?:^|[.;!] )Qui [^.;!?]*[.;!]/gu],
} as const;

/** The clauses of a text that stand where a noun should. */
export const clausesIn = (language: "en" | "fr", text: string): readonly string[] =>
  CLAUSES[language].flatMap((c) => text.match(c) ?? []);

/** What is put in under these names is called "Fire Wizard" as well as "Spearmen". */
const UNIT = "(?:units?|foes?|blocker|host)";

const MODALS = "can|may|must|should|will|would|could";

/** What may follow such a name: it is the same in singular and plural. */
const AGREES = {
  en: new RegExp(
    `^(?:cannot|did|${MODALS}|` +
      "(?!need|feed|exceed|proceed|speed)[a-z]+ed|fled|ran|broke|fell|held|hit|lost|took|came|left|went|fought|made|gave|found|kept|caught|met|won|shot|" +
      "overran|of|on|at|in|and|or|to|with|from|for|by|against|into|before|between|through|after|out|as|already|still|never|instead|wide|more|away|too|that)$",
  ),
  fr: /^(?:de|du|des|d|sur|à|au|aux|et|ou|en|avec|contre|par|pour|dans|sans|plus|trop|hors|puis|devant|derrière|selon|entre)$/u,
} as const;

const AFTER = {
  en: new RegExp(`(?<!\\b(?:${MODALS}|of) )\\{(${UNIT})\\} ([a-z]+)`, "gi"),
  fr: new RegExp(`(?<!(?<!\\p{L})(?:de|à|sur|contre|par|pour|avec|après) )\\{(${UNIT})\\} ([\\p{Ll}]+)`, "gu"),
} as const;
const BEFORE = new RegExp(`\\b(?:do|does|is|are|has|have|was|were) \\{${UNIT}\\}`, "gi");

/** Verbs of a sentence that agree with one name of a unit and not with another: "{unit} are destroyed". */
export const disagreements = (language: "en" | "fr", text: string): readonly string[] => [
  ...[...text.matchAll(AFTER[language])]
    // What is counted is no name.
    .filter(([, name = "", word = ""]) => !AGREES[language].test(word) && !text.includes(`{${name}|`))
    .map(([found]) => found),
  ...(language === "en" ? (text.match(BEFORE) ?? []) : []),
];
