import type { Branch, DiceRequest, Stage } from "./types.ts";

/** Answers are kept until this many branches are held in all; then the oldest go. */
const mostBranches = 400_000;

const answers = new Map<string, readonly Branch[]>();
let held = 0;

/** The answer to a request, computed on the first time; requests of equal content share it. */
export function remembered(
  request: DiceRequest,
  compute: (request: DiceRequest) => readonly Branch[],
): readonly Branch[] {
  const key = contentKey(request);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = Object.freeze(compute(request));
  answers.set(key, answer);
  // A key costs about as much as a few branches, so empty answers count too.
  held += answer.length + 4;
  for (const [oldest, branches] of answers) {
    if (held <= mostBranches) break;
    answers.delete(oldest);
    held -= branches.length + 4;
  }
  return answer;
}

/** How much the cache holds, for tests: answers, and branches with what their keys cost. */
export function cacheSize(): { readonly answers: number; readonly branches: number } {
  return { answers: answers.size, branches: held };
}

/** Equal exactly for requests that have the same distribution by content: names of stages do not count. */
export function contentKey(request: DiceRequest): string {
  switch (request.kind) {
    case "pool":
      return `p${request.dice}d${request.sides}g${request.groups.join()}r${request.reroll?.faces.join() ?? ""}`;
    case "sum": {
      const { below, above } = request.reroll ?? {};
      const drops = `${request.dropLowest ?? 0},${request.dropHighest ?? 0}`;
      return `s${request.dice}d${request.sides}-${drops}r${below ?? ""},${above ?? ""}${request.highest === true ? "h" : ""}`;
    }
    case "table":
      return `t${request.dice}d${request.sides}-${request.dropLowest ?? 0},${request.dropHighest ?? 0}+${request.add}:${request.rows.join()}r${request.reroll?.rows.join() ?? ""}`;
    case "chain": {
      let key = `c${request.dice}`;
      for (const stage of request.stages) key += stageKey(stage);
      return key;
    }
    case "chains":
      return `m${request.chains.map((chain, at) => `${request.into[at]}${contentKey(chain)}`).join(";")}`;
    case "hand":
      return `h${request.dice}d${request.sides}r${request.rerollFaces?.join() ?? ""}k${request.keepAlike ?? ""}`;
    case "direction":
      return "d";
    case "scatter":
      return `x${request.dice}d${request.sides}/${request.hitFaces}`;
  }
}

const rerollKey = (reroll: Stage["reroll"]): string =>
  reroll === undefined ? "" : reroll === "failures" ? "f" : reroll === "successes" ? "s" : `r${reroll.faces.join()}`;

function stageKey(stage: Stage): string {
  const { need, needAfter6, afterSkip, reroll, when6, multiply } = stage;
  let key = stage.passOn === "success" ? "|" : "/";
  if (afterSkip !== undefined) key += `p${afterSkip.need}${rerollKey(afterSkip.reroll)}:`;
  key += need === null ? "-" : need;
  if (needAfter6 !== undefined) key += `x${needAfter6}`;
  key += rerollKey(reroll);
  if (when6 === "again") key += "a";
  else if (when6 === "skip-next") key += "n";
  else if (when6 === "skip-two") key += "t";
  else if (when6 === "again-skip") key += "b";
  if (multiply !== undefined) key += `*${multiply.dice}d${multiply.sides}+${multiply.add}<${multiply.cap}`;
  return key;
}
