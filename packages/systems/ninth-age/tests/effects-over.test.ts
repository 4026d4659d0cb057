import { type Language, say, type StepPath } from "@tercio/kernel";
import { expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import type { SpellWord } from "../src/state/spells.ts";
import type { Scene } from "../src/index.ts";
import { effectsOn } from "../src/view/effects.ts";
import { type Played, played, quiet } from "./rule-cases/scenes.ts";
import { cast, foe, friend, spellbook, unitOf, wizard } from "./rule-cases/spell-scenes.ts";
import { atStep, type Steps } from "../src/state/steps.ts";
import { enter } from "../src/sequence/flow.ts";

const GLAMOUR = "spell.witchcraft.deceptive-glamour";
const REVOCATION = "battle-rune.revocation";
const TIN = "spell.alchemy.corruption-of-tin";
const SWARM = "spell.shamanism.swarm-of-insects";

/** What the log tells of effects that are over. */
const over = (run: Played, language: Language = "en"): readonly string[] =>
  run.events.filter((e) => e.kind.startsWith("effectOver")).map((e) => say(ninthAge, e.message, language));
const lies = (spell: SpellWord, on: number, until: object, more: object = {}) => ({
  ...{ id: on + 1, rule: spell, on, from: 0, until },
  params: { spell, way: "basic", friendly: false, ...more },
});
const next = { steps: [{ ...atStep("magic-phase", "1"), player: 0 }] };
const lasting = (effects: readonly object[], more: Partial<Scene> = {}): Scene =>
  spellbook("witchcraft", [GLAMOUR], { B: foe(12), C: friend(5) }, { effects: effects as never, ...more });
const upTo = (step: StepPath<Steps>) => ({ until: { step } });

test("a spell of one turn, where its caster’s next Magic Phase begins: one line for all on whom it lay", () => {
  const run = played(lasting([lies(GLAMOUR, 1, next), lies(GLAMOUR, 2, next)]), quiet(), upTo("magic-phase/2"));
  expect(over(run)).toEqual(["Deceptive Glamour on B, C ended: “Start of the Magic Phase” begins (Magic Phase)."]);
  expect(over(run, "fr")).toEqual([
    "Charme trompeur cesse sur B, C : l’étape « Début de la phase de magie » commence (Phase de magie).",
  ]);
});

test("a permanent one, when its caster falls; of whoever falls himself nothing is told", () => {
  const frame = enter("dangerous-terrain", { unit: 0, fails: 3, models: null, feature: null });
  const run = played(
    lasting([lies(GLAMOUR, 0, {}), lies(TIN, 1, { source: true })], {
      units: { W: wizard("alchemy", {}, { lost: 2 }), B: foe(12), C: friend(5) },
    }),
    quiet({ "roll.dangerous": { show: { counts: [1, 0] } } }),
    { enter: [frame] } as never,
  );
  expect(over(run)).toEqual(["Corruption of Tin on B ended: W left the table."]);
  expect(over(run, "fr")).toEqual(["Corruption de l’étain cesse sur B : W hors de la table."]);
});

test("one that another spell ends, one that lasts until its unit moves, and none that is cast again: both lie on", () => {
  const dispelled = cast(
    spellbook("witchcraft", [GLAMOUR, REVOCATION], { B: foe(12), C: friend(5) }),
    { spell: GLAMOUR, at: "B", dice: [4, 2] },
    { spell: REVOCATION, way: "Runic Smith", at: "B", dice: [3, 2] },
  );
  expect(over(dispelled)).toEqual(["Deceptive Glamour on B ended: another spell has ended it."]);
  const stood = { stands: { x: 0, y: 0, facing: 32768, files: 10 }, harmed: true };
  const moved = played(lasting([lies(SWARM, 1, { source: true }, stood)]), quiet(), upTo("magic-phase/2"));
  expect(over(moved)).toEqual(["Swarm of Insects on B ended: they have moved."]);
  const again = cast(lasting([lies(GLAMOUR, 1, {})]), { spell: GLAMOUR, at: "B", dice: [4, 2] });
  expect([over(again), again.game.effects.filter((e) => e.on === 1).length]).toEqual([[], 2]);
});

test("what lies on a unit says until when", () => {
  const run = played(lasting([lies(GLAMOUR, 1, next)], { phase: "charge" }), [], { until: { choice: "charge" } });
  const told = effectsOn(run.game, unitOf(run, "B")).flatMap((l) =>
    l.items.map((i) => (typeof i.told === "object" ? say(ninthAge, i.told, "en") : String(i.told))),
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("until “Start of the Magic Phase” (Magic Phase) of Player 1");
});
