import { say } from "@tercio/kernel";
import { completed } from "@tercio/odds";
import { type ArmyList, resolveList } from "@tercio/rosters";
import { expect, test } from "vitest";
import { fielded } from "../src/armies/field.ts";
import { openBook } from "../src/armies/open-book.ts";
import { ownLists } from "../src/armies/books/lists-own.ts";
import { lists } from "../src/armies/books/lists.ts";
import { ninthAge } from "../src/index.ts";
import { type NinthAge, unit, type UnitEntry } from "../src/state/state.ts";

/** What neither odds nor a scene needs: what it costs, how it is deployed, and whether it scores. */
const fighting = ({ pointCost: _, scoring: __, files: ___, ...entry }: UnitEntry) => entry;

/** Units of a list as the page of odds has them on either side; what is wrong with any. */
async function wrongIn(list: ArmyList): Promise<readonly string[]> {
  const question = ninthAge.views.calculator?.find((q) => q.id === "losses");
  const rosters = await ninthAge.rosters?.();
  const book = await openBook(list.army);
  const opened = await rosters?.open(list.army);
  if (question === undefined || rosters?.told === undefined || book === null || opened == null)
    throw new Error(list.army);
  const made = fielded(book, list);
  if ("problems" in made) throw new Error(JSON.stringify(made.problems));
  const all = resolveList(opened, list);
  return all.units.flatMap((u, at) => {
    const told = rosters.told?.(all, u);
    const of = made.army.units[at];
    if (told == null || of === undefined) return [`${list.name}: ${u.unit.entry} is not told`];
    return (["a", "b"] as const).flatMap((whose) => {
      const whole = completed(question, { ...question.example, [whose]: told });
      if (!("given" in whole)) return [`${list.name}: ${of.name.en} lacks ${JSON.stringify(whole.lacking)}`];
      const why = question.problem?.(whole.given) ?? null;
      if (why !== null) return [`${list.name}: ${of.name.en}: ${say(ninthAge, why, "en")}`];
      const stands = unit(question.pose(whole.given).start as unknown as NinthAge, whose === "a" ? 0 : 1).entry;
      return JSON.stringify(sorted(fighting(stands))) === JSON.stringify(sorted(fighting(of)))
        ? []
        : [`${list.name}: ${JSON.stringify(fighting(stands))} is not ${JSON.stringify(fighting(of))}`];
    });
  });
}

/** The same with its fields in order. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([k, v]) => [k, sorted(v)] as const)
            .sort(([p], [q]) => (p < q ? -1 : 1)),
        )
      : value;

test("U6: units of lists come to the odds as they are fielded, on either side, with all that they bring", async () => {
  const all = [...ownLists, ...lists];
  expect(all.length).toBeGreaterThanOrEqual(16);
  const wrong: string[] = [];
  for (const list of all) wrong.push(...(await wrongIn(list)));
  expect(wrong).toEqual([]);
});
