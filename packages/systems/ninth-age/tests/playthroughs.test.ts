import { readFileSync } from "node:fs";
import { without } from "@tercio/kernel";
import { account, played, shows } from "@tercio/lab";
import { describe, expect, test } from "vitest";
import { topicsOf } from "@tercio/lab/topics";
import { ninthAge } from "../src/index.ts";

const root = new URL("../../../../", import.meta.url);
const topics = topicsOf(ninthAge.id);

/** Rules without which a playthrough does not come out as it is told: its script no longer fits, or shows something else. */
const needs: { readonly [topic: string]: readonly string[] } = {
  ambush: ["t9a.rule.ambush", "t9a.objective.breakthrough"],
  "bolt-thrower": ["t9a.rule.bolt-thrower", "t9a.rule.area-attack"],
  "bound-spell": ["t9a.sequence.magic.bound-spell.3", "t9a.rule.lightning-vambraces"],
  breakthrough: ["t9a.objective.breakthrough", "t9a.battle-points.secondary-objective"],
  "cannon-jammed": ["t9a.rule.artillery", "t9a.table.misfire", "t9a.misfire.jammed", "t9a.shaken.cannot.shoot"],
  "capture-the-flags": ["t9a.objective.capture-the-flags"],
  "dangerous-ground": [
    "t9a.terrain.ruins.dangerous",
    "t9a.terrain.forest.dangerous",
    "t9a.rule.strider",
    "t9a.rule.skirmisher",
  ],
  "dispelled-and-fizzled": ["t9a.sequence.magic.spell-casting.b", "t9a.magic.fizzle"],
  "duel-with-overkill": ["t9a.combat-score.overkill"],
  "ends-with-its-caster": ["t9a.miscast.777"],
  "feigned-flight": ["t9a.rule.feigned-flight", "t9a.rule.light-troops"],
  flamethrower: ["t9a.rule.flamethrower", "t9a.misfire.jammed"],
  "flying-charge": ["t9a.rule.fly", "t9a.terrain.forest.dangerous"],
  "generals-death": ["t9a.panic.trigger.destroyed-nearby"],
  "hold-the-ground": ["t9a.objective.hold-the-ground", "t9a.battle-points.secondary-objective", "t9a.vp.fleeing"],
  "king-of-the-hill": ["t9a.objective.king-of-the-hill", "t9a.terrain.ruins.dangerous"],
  "leaves-to-charge": ["t9a.rule.joining"],
  "magical-move-then-charge": ["t9a.spell.evocation.danse-macabre"],
  "miscast-kills-its-wizard": ["t9a.miscast.777"],
  "mortar-breaks-down": ["t9a.rule.partial-hit", "t9a.rule.artillery", "t9a.misfire.breakdown"],
  raised: ["t9a.spell.druidism.summer-growth"],
  scouts: ["t9a.rule.scout"],
  "secure-target": ["t9a.objective.secure-target", "t9a.battle-points.secondary-objective"],
  "spoils-of-war": ["t9a.objective.spoils-of-war", "t9a.panic.trigger.heavy-losses"],
  "volley-gun": ["t9a.rule.volley-gun-misfire", "t9a.misfire.malfunction"],
};

/** Does it still play to its end, and show what it should? */
function stillShows(topic: (typeof topics)[number][1]): boolean {
  try {
    return shows(ninthAge, topic.shows, topic);
  } catch {
    return false;
  }
}

describe("golden playthroughs", () => {
  test("are as many as ever", () => expect(topics.length).toBeGreaterThanOrEqual(42));

  test.each(Object.entries(needs).flatMap(([topic, ids]) => ids.map((id) => [topic, id] as const)))(
    "%s does not come out without %s",
    (name, id) => {
      const topic = topics.find(([file]) => file === name)?.[1];
      if (topic === undefined) throw new Error(`no topic ${name}`);
      expect(stillShows(topic)).toBe(true);
      expect(without(id, () => stillShows(topic))).toBe(false);
    },
  );

  test("what a Wizard cast for the whole battle ends with him", () => {
    const topic = topics.find(([file]) => file === "ends-with-its-caster")?.[1];
    const spells = (list: readonly { readonly rule: string }[]) =>
      list.filter((e) => e.rule.includes("portent-of-doom"));
    const { told, end } = played(ninthAge, topic);
    expect(told.some((t) => spells(t.before.game.effects).length > 0)).toBe(true);
    expect(spells(end.game.effects)).toEqual([]);
  });

  test.each(topics)("%s plays as it is written, and shows what it is there to show", (file, topic) => {
    const text = readFileSync(new URL(`playthroughs/ninth-age/${file}.txt`, root), "utf8");
    expect(account(ninthAge, topic.title, topic)).toBe(text);
    expect(shows(ninthAge, topic.shows, topic)).toBe(true);
  });
});
