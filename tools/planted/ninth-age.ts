// Mistakes about the real tables of The Ninth Age. Each must not compile: the line under each `@ts-expect-error` is an
// error, or else the compiler calls the comment unused. `tools/planted.mjs` compiles these files and says which.
import { ruleId } from "../../packages/systems/ninth-age/src/state/ids.ts";
import { book } from "../../packages/systems/ninth-age/src/hooks/book.ts";
import { tell } from "../../packages/systems/ninth-age/src/sequence/emit.ts";
import type { NinthAgeMoments } from "../../packages/systems/ninth-age/src/hooks/moments.ts";
import type { ItemRow } from "../../packages/systems/ninth-age/src/entries/items/item.ts";
import type { SceneUnit } from "../../packages/systems/ninth-age/src/scene/types.ts";
import { enter, frameAt, sequence } from "../../packages/systems/ninth-age/src/sequence/flow.ts";
import { type Comparing, copyOfUnit } from "../../packages/systems/ninth-age/src/state/copies.ts";
import { type NinthAge, unit } from "../../packages/systems/ninth-age/src/state/state.ts";
import { atStep, stands, standsIn } from "../../packages/systems/ninth-age/src/state/steps.ts";
import { type Rule, type Until, withEffect } from "@tercio/kernel";

const title = { en: "Planted", fr: "Planté" };
declare const game: NinthAge;

// 1. The id of a sequence that is entered.
// @ts-expect-error
enter("fleee", { unit: 0, direction: 0 });

// 2. The target of a jump.
sequence("dust", title, {}, ({ act }) => [
  // @ts-expect-error
  act("a", title, () => ({ goTo: "b" })),
]);

sequence(
  "charge-contact",
  title,
  { offset: null, arrived: false },
  ({ choose, roll }) => [
    choose(
      "a",
      title,
      // 3. The id of a choice.
      // @ts-expect-error
      "charge-moves",
      () => null,
      () => ({}),
    ),
    roll(
      "b",
      title,
      () => ({ type: "roll", player: 0, label: { key: "base" }, dice: { kind: "sum", dice: 2, sides: 6 }, rule: null }),
      // 4. The outcome of other dice than were asked for.
      // @ts-expect-error
      (_, __, outcome) => ({ vars: { offset: outcome.row } }),
    ),
  ],
  (_, v) => v.arrived,
);

sequence(
  "charge-contact",
  title,
  { offset: null, arrived: false },
  ({ act, choose }) => [
    choose(
      "a",
      title,
      "charge-reaction",
      // 5. What a choice is about.
      // @ts-expect-error
      (_, v) => ({ player: 0, about: { unit: v.unit, charge: v.target } }),
      () => ({}),
    ),
    // 6. The name of a variable, also beside others that are right.
    // @ts-expect-error
    act("b", title, () => ({ vars: { arrived: true, ofset: 0 } })),
  ],
  (_, v) => v.arrived,
);

// 7. The key of a sentence.
sequence("pick-up", title, { asked: [] }, ({ act }) => [
  act("pick-up", title, (_, __, context) => {
    // @ts-expect-error
    tell(context, "chargeArrived", null);
    return {};
  }),
]);

// 8. The id of a rule.
// @ts-expect-error
ruleId("flee-reactoin");

// 9. A moment.
// @ts-expect-error
book.refusals("declare charge", game, { unit: unit(game, 0) });

// 10. A fact of a moment.
// @ts-expect-error
book.refusals("declare a charge", game, { units: unit(game, 0) });

// 11. The sequence at whose step an effect ends.
// @ts-expect-error
atStep("magic-phaze", "1");

// 12. The step at which it ends: this phase has six.
// @ts-expect-error
atStep("magic-phase", "7");

// 13. The same, written out.
// @ts-expect-error
const written: Until = { steps: [{ sequence: "magic-phase", step: "1" }] };
withEffect([], { rule: "fear", on: 0, from: 0, until: written, params: {} });

// 14. Where odds stop.
// @ts-expect-error
stands(game.stack[0], "combat-result", "d");

// 15. The same, compared by hand.
// @ts-expect-error
((): boolean => game.stack[0]?.sequence === "combat-result")();

// 16. One of the steps at which a computer goes on.
// @ts-expect-error
standsIn(game.stack[0], "charge-phase", ["frenzied", "2", "8"]);

// 17. The step at which a battle is taken up.
// @ts-expect-error
frameAt("player-turn", "6", {});

// 18. A step that stands in no list of steps, between two that do.
sequence("miasma", title, {}, ({ act }) => [
  act("a", title, () => ({})),
  // @ts-expect-error
  act("b", title, () => ({})),
]);

// 19. A sequence without one of its steps.
// @ts-expect-error
sequence("rally", title, { rallied: false }, ({ act }) => [act("a", title, () => ({}))]);

// 20. A field that a cache does not compare.
// @ts-expect-error
((): Comparing<"edition" | "rulings"> => game)();

// 21. A field that a copy of a unit forgets.
// @ts-expect-error
((): ReturnType<typeof copyOfUnit> => ({ ...copyOfUnit(unit(game, 0)), seat: undefined }))();

// 22. What an item changes.
// @ts-expect-error
({ slot: "artefact", effects: [{ change: "strenght", add: 1 }] }) satisfies Partial<ItemRow>;

// 23. A unit of a scene.
// @ts-expect-error
({ side: "first", profile: "imperial-guard", models: 20, file: 5 }) satisfies SceneUnit;

// 24. The role in which a rule is held.
((): NonNullable<Rule<NinthAge, NinthAgeMoments>["modify"]> => ({
  strength: {
    // @ts-expect-error
    attacker: () => null,
  },
}))();
