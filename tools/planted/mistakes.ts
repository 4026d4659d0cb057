// Ten mistakes about the real tables of The Ninth Age. Each must not compile: the line under each `@ts-expect-error` is an
// error, or else the compiler calls the comment unused. `tools/planted.mjs` compiles this file and says which.
import { ruleId } from "../../packages/systems/ninth-age/src/state/ids.ts";
import { book } from "../../packages/systems/ninth-age/src/asking/book.ts";
import { tell } from "../../packages/systems/ninth-age/src/sequence/emit.ts";
import { enter, sequence } from "../../packages/systems/ninth-age/src/sequence/flow.ts";
import { type NinthAge, unit } from "../../packages/systems/ninth-age/src/state/state.ts";

const title = { en: "Planted", fr: "Planté" };
declare const game: NinthAge;

// 1. The id of a sequence that is entered.
// @ts-expect-error
enter("fleee", { unit: 0, direction: 0 });

// 2. The target of a jump.
sequence("game", title, {}, ({ act }) => [
  act("player-turn", title, () => ({})),
  // @ts-expect-error
  act("next", title, () => ({ goTo: "player-turns" })),
]);

sequence(
  "charge-contact",
  title,
  { offset: null, arrived: false },
  ({ act, choose, roll }) => [
    // 3. The id of a choice.
    choose(
      "a",
      title,
      // @ts-expect-error
      "charge-moves",
      () => null,
      () => ({}),
    ),
    // 4. What a choice is about.
    choose(
      "b",
      title,
      "charge-reaction",
      // @ts-expect-error
      (_, v) => ({ player: 0, about: { unit: v.unit, charge: v.target } }),
      () => ({}),
    ),
    // 5. The outcome of other dice than were asked for.
    roll(
      "c",
      title,
      () => ({ type: "roll", player: 0, label: { key: "base" }, dice: { kind: "sum", dice: 2, sides: 6 }, rule: null }),
      // @ts-expect-error
      (_, __, outcome) => ({ vars: { offset: outcome.row } }),
    ),
    // 6. The name of a variable, also beside others that are right.
    // @ts-expect-error
    act("d", title, () => ({ vars: { arrived: true, ofset: 0 } })),
    // 7. The key of a sentence.
    act("e", title, (_, __, context) => {
      // @ts-expect-error
      tell(context, "chargeArrived", null);
      return {};
    }),
    // 8. The id of a rule.
    // @ts-expect-error
    act("f", title, () => ({}), ruleId("flee-reactoin")),
  ],
  (_, v) => v.arrived,
);

// 9. A moment.
// @ts-expect-error
book.refusals("declare charge", game, { unit: unit(game, 0) });

// 10. A fact of a moment.
// @ts-expect-error
book.refusals("declare a charge", game, { units: unit(game, 0) });
