/** Checks of requests that came from outside, or from code that builds them. */

import { type Fields, isRecord, hasFields } from "@tercio/basis";
/** Most dice of one request; a bound on what a stranger's data can make us do, far above any use. */
const mostDice = 100_000;
const mostSides = 65_536;
/** Totals and points stay exact far beyond this. */
const mostNumber = 1_000_000_000;

/** An integer from least to most; a negative zero does not count as one. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most && !Object.is(value, -0);
}

/** Shows a value of unknown origin in a message, shortened. */
export function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (hasFields(value)) return "an object";
  return String(value);
}

/** true if the value is a well-formed `DiceRequest`, else what is wrong with it. Never throws on JSON. */
export function checkRequest(request: unknown): true | string {
  if (!isRecord(request)) return `a dice request must be an object, not ${shown(request)}`;
  switch (request["kind"]) {
    case "pool":
      return first(
        checkDice(request),
        ascending(request, "groups"),
        request["reroll"] === undefined ||
          (isRecord(request["reroll"])
            ? checkFaces(request["reroll"]["faces"], request["sides"], "reroll.faces")
            : "reroll must be an object"),
      );
    case "sum":
      return checkSum(request);
    case "table":
      return first(
        checkDice(request),
        checkDrops(request),
        whole(request, "add", -mostNumber, mostNumber),
        ascending(request, "rows"),
        request["reroll"] === undefined || checkRows(request["reroll"], request["rows"]),
      );
    case "chain":
      return checkChain(request);
    case "chains":
      return checkChains(request);
    case "hand":
      return first(
        checkDice(request),
        request["rerollFaces"] === undefined || checkFaces(request["rerollFaces"], request["sides"], "rerollFaces"),
        request["keepAlike"] === undefined || whole(request, "keepAlike", 1, mostNumber),
      );
    case "direction":
      return true;
    case "scatter":
      return first(checkDice(request), whole(request, "hitFaces", 0, 6));
    default:
      return `no kind of dice request is called ${shown(request["kind"])}`;
  }
}

function first(...results: readonly (true | string)[]): true | string {
  for (const result of results) if (result !== true) return result;
  return true;
}

function whole(fields: Fields, name: string, least: number, most: number): true | string {
  if (isWhole(fields[name], least, most)) return true;
  return `${name} must be a whole number from ${least} to ${most}, not ${shown(fields[name])}`;
}

function checkDice(request: Fields): true | string {
  return first(whole(request, "dice", 0, mostDice), whole(request, "sides", 1, mostSides));
}

function ascending(request: Fields, name: string): true | string {
  const bounds = request[name];
  if (!Array.isArray(bounds)) return `${name} must be a list, not ${shown(bounds)}`;
  let last = -mostNumber;
  for (const bound of bounds as readonly unknown[]) {
    if (!isWhole(bound, last, mostNumber)) return `${name} must be whole numbers in ascending order`;
    last = bound;
  }
  return true;
}

function checkFaces(faces: unknown, sides: unknown, name: string): true | string {
  if (!Array.isArray(faces)) return `${name} must be a list, not ${shown(faces)}`;
  for (const face of faces as readonly unknown[])
    if (!isWhole(face, 1, sides as number)) return `${name} must be faces of a D${shown(sides)}, not ${shown(face)}`;
  return true;
}

function checkRows(reroll: unknown, bounds: unknown): true | string {
  if (!isRecord(reroll)) return "reroll must be an object";
  const rows = reroll["rows"];
  if (!Array.isArray(rows)) return `reroll.rows must be a list, not ${shown(rows)}`;
  for (const row of rows as readonly unknown[])
    if (!isWhole(row, 0, (bounds as readonly unknown[]).length)) return `the table has no row ${shown(row)}`;
  return true;
}

function checkChains(request: Fields): true | string {
  const { chains, into } = request;
  if (!Array.isArray(chains)) return `chains must be a list, not ${shown(chains)}`;
  if (!Array.isArray(into) || into.length !== chains.length) return `into must be a list of ${chains.length}`;
  let sums = 0;
  for (let at = 0; at < chains.length; at += 1) {
    const chain: unknown = chains[at];
    if (!isRecord(chain) || chain["kind"] !== "chain") return `chains must be chains, not ${shown(chain)}`;
    const sound = checkChain(chain);
    if (sound !== true) return `chain ${at + 1}: ${sound}`;
    const sum: unknown = into[at];
    if (!isWhole(sum, 0, sums)) return `into must be numbers of sums as they first occur, not ${shown(sum)}`;
    if (sum === sums) sums += 1;
  }
  return true;
}

function checkDrops(request: Fields): true | string {
  const [low, high] = [request["dropLowest"] ?? 0, request["dropHighest"] ?? 0];
  const dice = request["dice"] as number;
  return (
    (isWhole(low, 0, dice) && isWhole(high, 0, dice) && low + high <= dice) ||
    `no more than the ${shown(dice)} dice can be dropped`
  );
}

function checkSum(request: Fields): true | string {
  const sound = checkDice(request);
  if (sound !== true) return sound;
  const dropped = checkDrops(request);
  if (dropped !== true) return dropped;
  const reroll = request["reroll"];
  if (reroll !== undefined) {
    if (!isRecord(reroll)) return "reroll must be an object";
    for (const name of ["below", "above"])
      if (reroll[name] !== undefined && !isWhole(reroll[name], -mostNumber, mostNumber))
        return `reroll.${name} must be a whole number, not ${shown(reroll[name])}`;
  }
  const highest = request["highest"];
  return (
    highest === undefined || typeof highest === "boolean" || `highest must be true or false, not ${shown(highest)}`
  );
}

function checkChain(request: Fields): true | string {
  const { stages } = request;
  if (!isWhole(request["dice"], 0, mostDice)) return whole(request, "dice", 0, mostDice);
  if (!Array.isArray(stages) || stages.length > 100) return "stages must be a list of at most 100 stages";
  for (let at = 0; at < stages.length; at += 1) {
    const sound = checkStage((stages as readonly unknown[])[at]);
    if (sound !== true) return `stage ${at + 1}: ${sound}`;
  }
  return true;
}

const WHEN6 = ["again", "skip-next", "skip-two", "again-skip"] as const;

function checkReroll(reroll: unknown, name: string): true | string {
  if (reroll === undefined || reroll === "failures" || reroll === "successes") return true;
  if (!isRecord(reroll)) return `${name} must be "failures", "successes" or faces, not ${shown(reroll)}`;
  return checkFaces(reroll["faces"], 6, `${name}.faces`);
}

function checkStage(stage: unknown): true | string {
  if (!isRecord(stage)) return `must be an object, not ${shown(stage)}`;
  const { name, need, needAfter6, afterSkip, reroll, when6, passOn, multiply } = stage;
  if (typeof name !== "string") return `name must be text, not ${shown(name)}`;
  if (need !== null && !isWhole(need, -mostNumber, mostNumber))
    return `need must be a whole number or null, not ${shown(need)}`;
  if (needAfter6 !== undefined) {
    if (!isWhole(needAfter6, -mostNumber, mostNumber))
      return `needAfter6 must be a whole number, not ${shown(needAfter6)}`;
    if (need === null || (when6 !== undefined && when6 !== null))
      return "needAfter6 stands only beside a need, and without when6";
  }
  if (afterSkip !== undefined) {
    if (!isRecord(afterSkip)) return `afterSkip must be an object, not ${shown(afterSkip)}`;
    if (!isWhole(afterSkip["need"], -mostNumber, mostNumber))
      return `afterSkip.need must be a whole number, not ${shown(afterSkip["need"])}`;
    if (need === null || needAfter6 !== undefined || (when6 !== undefined && when6 !== null))
      return "afterSkip stands only beside a need, and without when6 and needAfter6";
    const again = checkReroll(afterSkip["reroll"], "afterSkip.reroll");
    if (again !== true) return again;
  }
  if (passOn !== "success" && passOn !== "failure")
    return `passOn must be "success" or "failure", not ${shown(passOn)}`;
  if (when6 !== undefined && when6 !== null && !WHEN6.some((word) => word === when6))
    return `when6 must be one of ${WHEN6.join(", ")} or null, not ${shown(when6)}`;
  const again = checkReroll(reroll, "reroll");
  if (again !== true) return again;
  if (multiply === undefined) return true;
  if (!isRecord(multiply)) return `multiply must be an object, not ${shown(multiply)}`;
  return first(
    whole(multiply, "dice", 0, 1),
    whole(multiply, "sides", 1, mostSides),
    // A die less one is nothing at least.
    whole(multiply, "add", multiply["dice"] === 1 ? -1 : 0, mostNumber),
    whole(multiply, "cap", 0, mostNumber),
  );
}
