// The style of sentences that players read: the subject is "you" or the game piece by its term, never a clause; no word that no
// referee would say aloud. CONTRIBUTING, "Write for players".

/** Words and turns that sentences shown do without. */
const BARRED =
  /\b(whoever|whom|whomever|of who|by who|from who|for who|anew|made again|rolled again|put right|is told|are told|tells you)\b/gi;
/** A clause where a subject should be: "Who fails may charge." A question may begin so. */
const CLAUSE = /(?:^|[.:;!] )(?:Who|What|who|what) [a-z’]+(?: [^.:;!?]*)?[.;!]/g;

/** What of a sentence breaks the style: the words or clauses, as they stand there. */
export function styleFaults(sentence: string): readonly string[] {
  // What is put into a sentence has a name of its own.
  const text = sentence.replace(/\{\{?[\w.]+\}?\}/g, "…");
  const clauses = [...text.matchAll(CLAUSE)].map((m) => m[0].replace(/^[.:;!] /, ""));
  return [...(text.match(BARRED) ?? []), ...clauses];
}
