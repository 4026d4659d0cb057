import { counterSource } from "@tercio/dice";
import { loadGame } from "@tercio/games/reference";
import { answer, type Battle, fieldsOf, rollDice, startBattle } from "@tercio/kernel";
import { describe, expect, inject, test } from "vitest";
import { EDITIONS } from "../src/book/row.ts";
import { type NinthAge, ninthAge } from "../src/index.ts";

/*
 * A battle cites rules: in its log, for what is asked, behind numbers. Each of them is one that the reference has in the edition
 * that is played, so that a tap on a line never leads to a rule of the other sheet.
 */
const { entries } = await loadGame("ninth-age");
const known = new Map(entries.map((e) => [e.id, e.editions]));
const BATTLES = ["magic", "movers", "skirmishers", "heirlooms"];

/** All rules that stand in something. */
function cited(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) cited(one, found);
  else if (typeof value === "object" && value !== null)
    // A ruling is named by its own id.
    for (const [field, one] of Object.entries(value))
      if (field !== "rule" || typeof one !== "string") cited(one, found);
      else if (one.startsWith("t9a.")) found.add(one);
}

/** The rules that a battle cites from its set-up to its end. */
function citedIn(name: string, edition: string): ReadonlySet<string> {
  const scenario = ninthAge.rules.scenarios().find((s) => s.id === name);
  if (scenario === undefined) throw new Error(name);
  const seats = [0, 1].map(() => ({ by: "computer", level: "random" }) as const);
  const started = startBattle(ninthAge, { ...scenario.scenario, edition }, 5, { seats });
  const found = new Set<string>();
  cited(started.events, found);
  const source = counterSource(5, 0);
  let battle: Battle<NinthAge> = started.battle;
  for (let r = battle.request; r !== null; r = battle.request) {
    if (r.type === "roll") {
      cited([{ rule: r.rule }, r.breakdowns], found);
      const rolled = rollDice(battle);
      cited(rolled.events, found);
      battle = rolled.battle;
      continue;
    }
    const kind = ninthAge.rules.choices[r.choice];
    cited({ rule: kind?.rule }, found);
    const next = answer(battle, kind?.sample(battle.game, r.about, source));
    if (!next.ok) throw new Error(r.choice);
    cited(next.events, found);
    battle = next.battle;
  }
  return found;
}

describe.each(EDITIONS.map((edition) => [edition] as const))("a battle by %s", (edition) => {
  test.each((inject("fully") ? BATTLES : BATTLES.slice(0, 1)).map((name) => [name] as const))(
    "%s cites rules of its edition",
    (name) => {
      const rules = [...citedIn(name, edition)];
      expect(rules.length).toBeGreaterThan(60);
      expect(rules.filter((id) => !Object.hasOwn(fieldsOf(known.get(id)), edition)).sort()).toEqual([]);
    },
  );
});
