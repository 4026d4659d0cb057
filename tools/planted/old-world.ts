// Mistakes about the real tables of The Old World; see ninth-age.ts.
import { book } from "../../packages/systems/old-world/src/hooks/book.ts";
import { chargeToTheFront } from "../../packages/systems/old-world/src/entries/rules/charge.ts";
import { tell } from "../../packages/systems/old-world/src/sequence/emit.ts";
import { enter, sequence } from "../../packages/systems/old-world/src/sequence/flow.ts";
import { type OldWorld, unit } from "../../packages/systems/old-world/src/state/state.ts";
import { stands } from "../../packages/systems/old-world/src/state/steps.ts";

const title = { en: "Planted", fr: "Planté" };
declare const game: OldWorld;

// 25. What a sequence is entered with.
// @ts-expect-error
enter("combat", { unit: 0 });

// 26. Where a round of combat is over.
// @ts-expect-error
stands(game.stack[0], "combat", "break-tests");

// 27. The step from which a turn is repeated, and the key of a sentence.
sequence("game", title, {}, ({ act, repeat }) => [
  act("set-up", title, () => ({})),
  act("turn", title, (_, __, context) => {
    // @ts-expect-error
    tell(context, "turnStarts", null);
    return {};
  }),
  act("strategy-phase", title, () => ({})),
  act("movement-phase", title, () => ({})),
  act("shooting-phase", title, () => ({})),
  act("combat-phase", title, () => ({})),
  act("length", title, () => ({})),
  act("next", title, () => ({})),
  // 28. The step from which a turn is repeated.
  // @ts-expect-error
  repeat("again", title, "turns", () => true),
]);

// 29. A moment at which rules speak.
// @ts-expect-error
book.modifiers("armour piercing", game, { unit: unit(game, 0) });

// 30. A figure of the book.
// @ts-expect-error
((): unknown => chargeToTheFront.figures.perInches)();
