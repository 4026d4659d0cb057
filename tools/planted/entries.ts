// Mistakes in entries of all games: figures, forms, moments, targets, parameters. Each must not compile (`ninth-age.ts`).
import { defineRule, optional, type Given, whole } from "../../packages/systems/ninth-age/src/entries/define.ts";
import type { ItemEffect, ItemEntries } from "../../packages/systems/ninth-age/src/entries/items/item.ts";
import { play } from "../../packages/systems/ninth-age/src/entries/play.ts";
import { hatred } from "../../packages/systems/ninth-age/src/entries/rules/attack-attributes.ts";
import * as manifestations from "../../packages/systems/ninth-age/src/entries/rules/manifestations.ts";
import * as natures from "../../packages/systems/ninth-age/src/entries/rules/natures.ts";
import { named, spell, way, within } from "../../packages/systems/ninth-age/src/entries/spells/spell.ts";
import { because } from "../../packages/systems/ninth-age/src/state/ids.ts";
import type { RuleGiven } from "../../packages/systems/ninth-age/src/state/parameters.ts";
import { add as addInBattle } from "../../packages/systems/age-of-sigmar/src/hooks/moments.ts";
import { defineRule as defineAbility } from "../../packages/systems/age-of-sigmar/src/entries/define.ts";
import { play as playAbility } from "../../packages/systems/age-of-sigmar/src/entries/play.ts";
import { murderousTide } from "../../packages/systems/age-of-sigmar/src/entries/rules/warscrolls.ts";
import { add } from "../../packages/systems/old-world/src/hooks/moments.ts";
import { defineRule as defineOldRule } from "../../packages/systems/old-world/src/entries/define.ts";
import { play as playOld } from "../../packages/systems/old-world/src/entries/play.ts";
import { armouredHide } from "../../packages/systems/old-world/src/entries/rules/special-rules.ts";
import { defineWeapon } from "../../packages/systems/old-world/src/entries/weapons/weapon.ts";
import type { RuleGiven as OldRuleGiven } from "../../packages/systems/old-world/src/state/rules.ts";

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

// 14. A field that no entry has.
// @ts-expect-error
defineRule({ id: "t9a.rule.planted", name, lsited: true });

const plain = { range: "melee", armourPenetration: 0, rules: [] } as const;
// 15. The Strength of a weapon of The Old World, which is the user's and so much more.
// @ts-expect-error
defineWeapon({ id: "tow.weapon.melee.planted", name, figures: { ...plain, strength: "2" } });

// 16. What a weapon does besides.
// @ts-expect-error
defineWeapon({ id: "tow.weapon.melee.planted", name, figures: { ...plain, strength: "S", rules: ["Strike Lats"] } });

// 17. A field that no entry of The Old World has.
// @ts-expect-error
defineOldRule({ id: "tow.rule.planted", name, parameter: { value: whole(1, 3) } });

// 18. The moment of an entry's hook.
// @ts-expect-error
playOld(armouredHide, { modify: { armor: { unit: () => null } } });

// 19. Who stands in a role of it.
// @ts-expect-error
playOld(armouredHide, { modify: { armour: { at: () => null } } });

// 20. A parameter of a profile's rule.
// @ts-expect-error
((): OldRuleGiven => ({ rule: "armoured-hide", by: 1 }))();

// 21. The rule that gives a modifier.
// @ts-expect-error
add(1, "tow.rule.armored-hide");

// 22. A figure of an ability of Age of Sigmar.
// @ts-expect-error
((): number => murderousTide.figures.model)();

// 23. What a moment offers.
// @ts-expect-error
playAbility(murderousTide, { offer: { "re-rolls": { by: () => [{ roll: "hit", which: "one" }] } } });

// 24. Who stands in a role of it: of an attack, who makes it and whom it is made at.
// @ts-expect-error
playAbility(murderousTide, { modify: { rend: { unit: () => null } } });

// 25. Where the reference shows it.
// @ts-expect-error
defineAbility({ id: "aos2.ability.planted", name, reference: { group: "ability" } });

// 26. The rule that gives a modifier there.
// @ts-expect-error
addInBattle(1, "aos2.ability.murderous-tides");

// 27. When an item's effect holds.
// @ts-expect-error
({ change: "strength", add: 1, when: "chargin" }) satisfies ItemEffect;

// 28. Against which attacks it does.
// @ts-expect-error
({ save: "aegis", needed: 5, against: "flaming attacks" }) satisfies ItemEffect;

// 29. Among whom of a unit.
// @ts-expect-error
({ change: "strength", add: 1, among: "rank and file" }) satisfies ItemEffect;

// 30. The tests that it minimises.
// @ts-expect-error
({ near: 6, minimises: ["breaks"] }) satisfies ItemEffect;

// 31. The weapon that it is on.
// @ts-expect-error
({ "t9a.rule.planted": { name, slot: "weapon", on: ["great-wepon"], effects: [] } }) satisfies ItemEntries;

// 32. A figure that is a word where a number is played.
// @ts-expect-error
({ casts: "spell.alchemy.word-of-iron", power: [4, "8"] }) satisfies ItemEffect;

// 33. A sentence of an entry in one language alone.
// @ts-expect-error
defineRule({ id: "t9a.rule.planted", name, refused: { en: "Planted." } });

// 34. The group in which the reference shows an entry.
// @ts-expect-error
defineRule({ id: "t9a.rule.planted", name, reference: { group: "army", text: name } });

// 35. What a hook hands back: an attack effect that nobody plays.
// @ts-expect-error
play(hatred, { offer: { "attack effects": { by: () => [{ kind: "reroll-hit" }] } } });

// 36. Inches of a spell as a text.
// @ts-expect-error
way("basic", 7, within("24"), ["H"], "instant");

// 37. A parameter whose figure is out of its words.
// @ts-expect-error
((): RuleGiven => ({ rule: "multiple-wounds", times: "D4" }))();

// 38. A state that lies on a piece, under a moment that its role does not have.
// @ts-expect-error
play(manifestations.fedOnFoes, { on: { "combat won": { unit: () => [] } } });
