import type { DiceRequest, Stage, Sum } from "./types.ts";

/** One line about a request for logs and tests, such as "2D6, highest dropped". */
export function describe(request: DiceRequest): string {
  switch (request.kind) {
    case "pool": {
      const parts = groupNames(request.groups, request.sides).join(", ");
      return `${dice(request)} in groups ${parts}${rerolled(request.reroll?.faces)}`;
    }
    case "sum":
      return describeSum(request);
    case "table": {
      const add = request.add === 0 ? "" : request.add > 0 ? `+${request.add}` : String(request.add);
      const again = request.reroll === undefined ? "" : `, re-rolled on row ${request.reroll.rows.join(" or ")}`;
      return `${dice(request)}${dropped(request)}${add} on a table with rows from ${request.rows.join(", ")}${again}`;
    }
    case "chain":
      return `${request.dice} dice: ${request.stages.map(describeStage).join("; ")}`;
    case "chains":
      return request.chains.length === 0 ? "no dice" : request.chains.map(describe).join(" | ");
    case "hand": {
      const alike = request.keepAlike === undefined ? "" : ` unless ${request.keepAlike} are alike`;
      return `${dice(request)} face by face${rerolled(request.rerollFaces)}${alike}`;
    }
    case "direction":
      return "a random direction";
    case "scatter":
      return `scatter: ${request.hitFaces} of 6 faces hit, else ${dice(request)} in a random direction`;
  }
}

function dice(request: { readonly dice: number; readonly sides: number }): string {
  return `${request.dice}D${request.sides}`;
}

function rerolled(faces: readonly number[] | undefined): string {
  return faces === undefined || faces.length === 0
    ? ""
    : `, ${faces.map((face) => `${face}s`).join(" and ")} re-rolled`;
}

function groupNames(groups: readonly number[], sides: number): readonly string[] {
  const names: string[] = [];
  for (let group = 0; group <= groups.length; group += 1) {
    const least = group === 0 ? 1 : groups[group - 1]!;
    const most = group === groups.length ? sides : groups[group]! - 1;
    names.push(least > most ? "none" : least === most ? String(least) : `${least}-${most}`);
  }
  return names;
}

function dropped({ dropLowest = 0, dropHighest = 0 }: Pick<Sum, "dropLowest" | "dropHighest">): string {
  const low = dropLowest > 0 ? `, ${dropLowest === 1 ? "lowest" : `${dropLowest} lowest`} dropped` : "";
  return dropHighest > 0 ? `${low}, ${dropHighest === 1 ? "highest" : `${dropHighest} highest`} dropped` : low;
}

function describeSum(request: Sum): string {
  const parts = [`${dice(request)}${dropped(request)}`];
  const { reroll } = request;
  const { below, above } = reroll ?? {};
  const limits: string[] = [];
  if (below !== undefined) limits.push(`below ${below}`);
  if (above !== undefined) limits.push(`above ${above}`);
  if (limits.length > 0) parts.push(`re-rolled ${limits.join(" or ")}`);
  if (request.highest === true) parts.push("with the highest die");
  return parts.join(", ");
}

const again = (reroll: Stage["reroll"]): string =>
  reroll === undefined ? "" : typeof reroll === "string" ? `, ${reroll} re-rolled` : rerolled(reroll.faces);

function describeStage(stage: Stage): string {
  const { name, need, needAfter6, afterSkip, reroll, when6, passOn, multiply } = stage;
  const parts: string[] = [];
  if (need === null) parts.push(`${name}: all go on`);
  else {
    parts.push(`${name} ${Math.max(2, Math.min(6, need))}+`);
    if (needAfter6 !== undefined) parts.push(`${Math.max(2, Math.min(6, needAfter6))}+ after a 6`);
    if (afterSkip !== undefined)
      parts.push(
        `${Math.max(2, Math.min(6, afterSkip.need))}+${again(afterSkip.reroll)} for those past the stage before`,
      );
    if (passOn === "failure") parts.push("failures go on");
    if (reroll === "failures" || reroll === "successes") parts.push(`${reroll} re-rolled`);
    else if (reroll !== undefined) parts.push(...rerolled(reroll.faces).split(", ").slice(1));
    if (passOn === "success" && when6 === "again") parts.push("6s count twice");
    if (passOn === "success" && when6 === "skip-next") parts.push("6s skip the next");
    if (passOn === "success" && when6 === "skip-two") parts.push("6s skip the next two");
    if (passOn === "success" && when6 === "again-skip") parts.push("6s count twice, one skips the next");
  }
  if (multiply !== undefined) {
    const die = multiply.dice === 0 ? "" : `D${multiply.sides}`;
    const add = multiply.add === 0 ? "" : die === "" || multiply.add < 0 ? String(multiply.add) : `+${multiply.add}`;
    parts.push(`each becomes ${die + add || "0"}, at most ${multiply.cap}`);
  }
  return parts.join(", ");
}
