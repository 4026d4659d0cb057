// Mistakes about the real tables of Age of Sigmar; see ninth-age.ts.
import { book } from "../../packages/systems/age-of-sigmar/src/hooks/book.ts";
import { chargeRoll } from "../../packages/systems/age-of-sigmar/src/entries/rules/moves.ts";
import { tell } from "../../packages/systems/age-of-sigmar/src/sequence/tell.ts";
import { frameAt, sequence } from "../../packages/systems/age-of-sigmar/src/sequence/flow.ts";
import { type Sigmar, unit } from "../../packages/systems/age-of-sigmar/src/state/state.ts";
import { stands } from "../../packages/systems/age-of-sigmar/src/state/steps.ts";

const title = { en: "Planted", fr: "Planté" };
declare const game: Sigmar;

// 31. Where an attack has been rolled to its end.
// @ts-expect-error
stands(game.stack[0], "attack", "totals");

// 32. A variable that a charge starts from.
// @ts-expect-error
frameAt("charge-phase", "charge-roll", { unit: 0, rolled: null });

sequence("flight", title, {}, ({ choose }) => [
  choose(
    "who",
    title,
    "casualties",
    // 33. What is asked of those who flee.
    // @ts-expect-error
    (_, v) => ({ player: 0, about: { unit: v.unit, slain: v.count, left: 0, flee: true } }),
    () => ({}),
  ),
]);

// 34. The key of a sentence.
sequence("battleshock-phase", title, {}, ({ act }) => [
  act("start", title, (_, __, context) => {
    // @ts-expect-error
    tell(context, "battleshock", null);
    return {};
  }),
  act("test", title, () => ({})),
]);

// 35. A moment at which rules speak.
// @ts-expect-error
book.modifiers("hit rolls", game, { by: unit(game, 0), at: unit(game, 1), weapon: unit(game, 0).entry });

// 36. A figure of the book.
// @ts-expect-error
((): unknown => chargeRoll.figures.inside)();
