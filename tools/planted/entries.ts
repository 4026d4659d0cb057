// Mistakes in entries of The Ninth Age: figures, forms, moments, targets, parameters. Each must not compile (`ninth-age.ts`).
import { defineRule, optional, type Given, whole } from "../../packages/systems/ninth-age/src/entries/define.ts";
import type { ItemEntries } from "../../packages/systems/ninth-age/src/entries/items/item.ts";
import { play } from "../../packages/systems/ninth-age/src/entries/play.ts";
import { hatred } from "../../packages/systems/ninth-age/src/entries/rules/attack-attributes.ts";
import * as natures from "../../packages/systems/ninth-age/src/entries/rules/natures.ts";
import { named, spell, way, within } from "../../packages/systems/ninth-age/src/entries/spells/spell.ts";
import { because } from "../../packages/systems/ninth-age/src/state/ids.ts";
import type { RuleGiven } from "../../packages/systems/ninth-age/src/state/parameters.ts";

const name = { en: "Planted", fr: "Planté" };

// 1. A form of a spell.
// @ts-expect-error
spell("alchemy", 1, [way("basic", 7, within(24), ["H"], "instant")], { strenght: 4 });

// 2. A figure of a spell.
// @ts-expect-error
spell("alchemy", 1, [way("basic", 7, within(24), ["H"], "instant")], { hits: "D7" });

// 3. A rule that a spell gives.
// @ts-expect-error
spell("alchemy", 1, [way("basic", 7, within(24), ["H"], "instant")], { gains: ["Feer"] });

// 4. The target of a spell.
// @ts-expect-error
way("basic", 7, within(24), ["Hexx"], "instant");

// 5. How long a spell lasts, in the plain way of it.
// @ts-expect-error
named("Planted", "Planté", spell("alchemy", 1, [way("basic", 7, within(24), ["H"], "one phase")]));

// 6. A name in one language alone.
// @ts-expect-error
defineRule({ id: "t9a.rule.planted", name: { en: "Planted" } });

// 7. Whose a rule is.
// @ts-expect-error
defineRule({ id: "t9a.rule.planted", name, of: "weapons" });

// 8. A parameter that a rule does not have.
// @ts-expect-error
((): RuleGiven => ({ rule: "aegis", needed: 4 }))();

// 9. A parameter left out.
const figures = { inches: whole(1, 18), dice: optional(whole(1, 3)) } as const;
// @ts-expect-error
((): Given<typeof figures> => ({ dice: 2 }))();

// 10. The moment of an entry's hook.
// @ts-expect-error
play(hatred, { modify: { strenght: { by: () => null } } });

// 11. The rule that gives a modifier.
// @ts-expect-error
because("t9a.rule.hatrd", "add", 1);

// 12. A figure of an entry.
// @ts-expect-error
((): number => natures.frenzy.figures.movement)();

// 13. What an item does.
// @ts-expect-error
({ "t9a.rule.planted": { name, slot: "artefact", effects: [{ chages: "strength", add: 1 }] } }) satisfies ItemEntries;
