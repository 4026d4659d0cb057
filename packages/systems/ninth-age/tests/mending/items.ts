import { EARLY } from "../editions.ts";
import {
  castingBonus,
  castingValue,
  channelled,
  dispellingBonus,
  judgeCasting,
  judgeDispelling,
} from "../../src/calculation/casting.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import { castingChances } from "../../src/choice/magic.ts";
import { boundSpells, powerOf } from "../../src/calculation/bound-spells.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { spent } from "../../src/calculation/items-used.ts";
import { dieToAdd } from "../../src/calculation/relics.ts";
import { shotStrike } from "../../src/calculation/shots.ts";
import { hitsOf } from "../../src/calculation/spell-effects.ts";
import { hitNumbers, strikeNumbers } from "../../src/calculation/strikes.ts";
import { afterSiphon } from "../../src/sequence/after-siphon.ts";
import { freeShots } from "../../src/sequence/spell-hits.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { type SpellWord, spellRow } from "../../src/state/spells.ts";
import type { ItemId, NinthAge, Unit } from "../../src/state/state.ts";
import type { MagicItemInput } from "../expected/mending.ts";
import { fight, gameOf, like } from "../rule-cases/combat-scenes.ts";
import { casts, hitGroups, stage, wizard } from "../rule-cases/magic-scenes.ts";
import { block, played, quiet } from "../rule-cases/scenes.ts";
import { bearing, facesOf, siphoned } from "./casting.ts";
import { given, listOf, type Players } from "./play.ts";
import { stands } from "../../src/state/steps.ts";

type I = MagicItemInput;
const FIREBALL: SpellWord = "spell.pyromancy.fireball";
const having = (items: readonly ItemId[]) => (items.length === 0 ? {} : { items });
const bears = (...items: readonly ItemId[]): Partial<SceneUnit> => wizard("pyromancy", "wizard-adept", having(items));
const carries = (...items: readonly ItemId[]): SceneUnit => ({
  ...block("second", [8, 20], "south"),
  ...bears(...items),
});
const attempt = (dice: number, at = 1) =>
  ({ wizard: 0, spell: FIREBALL, way: "basic", dice, targets: [{ unit: at, pool: -1 }] }) as const;
const first = (game: NinthAge): Unit => game.units[0] as Unit;
/** A roll of a Wizard who has the item, at enemies. */
function rolled(i: I, w: Partial<SceneUnit>, more = {}, at = 1) {
  const game = gameOf(stage({ knows: [FIREBALL], w, more }));
  const bonus = castingBonus(game, attempt(listOf(i.dice).length, at)).value;
  return judgeCasting(listOf(i.dice), bonus, given(i.castingValue), 0);
}
/** A roll of those who dispel. */
function dispelled(i: I, w: Partial<SceneUnit>, more = {}) {
  const game = gameOf(stage({ knows: [FIREBALL], w, more }));
  const bonus = dispellingBonus(game, attempt(i.castDice ?? 2)).value;
  const { total, passed } = judgeDispelling(listOf(i.dispelDice ?? i.dice), bonus, given(i.castTotal));
  return { total, dispelled: passed };
}
const irresistible = (items: readonly ItemId[] = []): Partial<SceneUnit> => {
  const rules = [{ rule: "wizard-master", path: "pyromancy" }, "irresistible-will"] as never;
  return wizard("pyromancy", "wizard-master", { rules, ...having(items) });
};

/** Plays a roll of so many dice to which one that shows so much is added. */
function added(i: I) {
  const run = casts(
    stage({ knows: [FIREBALL], w: bears("scepter-of-power") }),
    { spell: FIREBALL, dice: [1, 1], rolls: { "roll.magic-die": { dice: [given(i.addedDie)] } } },
    { until: { step: "casting/paid" } },
    (request) => (request.type === "choice" && request.choice === "add-die" ? { answer: { adds: true } } : null),
  );
  const shown = Number(run.game.stack.find((f) => stands(f, "casting"))?.vars.total);
  const dice = [...listOf(i.dice), shown - 2];
  return judgeCasting(dice, 0, given(i.castingValue), 0);
}
/** Is Fireball on offer in this phase, and in the next one of the same side? */
function bound(items: readonly ItemId[]) {
  const lists: (readonly string[])[] = [];
  played(stage({ knows: [FIREBALL], more: { E: carries(...items) } }), (request, game, names) => {
    if (request.type === "roll") return quiet()(request, game, names);
    if (request.choice === "bind-spell") return { answer: { spell: FIREBALL } };
    if (request.choice === "siphon") return { answer: { dice: 0 } };
    if (request.choice !== "cast-spell" && request.choice !== "casting-dice") return "usual";
    const { spells = [] } = request.about as { readonly spells?: readonly { readonly spell: string }[] };
    lists.push([`${game.gameTurn}`, ...spells.map((s) => s.spell)]);
    return { answer: { done: true } };
  });
  return lists.filter((l) => l.includes(FIREBALL)).map(([turn]) => Number(turn));
}
/** What a Bound Spell does that was cast so. */
function boundHits(i: I, item: ItemId) {
  const scene = stage({
    knows: [],
    w: { ...wizard("pyromancy"), profile: like({ items: [item] }) },
    b: { profile: like({ res: 5 }) },
  });
  const [cast] = boundSpells(gameOf(scene), 0);
  const power = cast === undefined ? 0 : powerOf(EARLY, item, cast.spell, given(i.magicDiceUsed));
  const run = played(
    scene,
    (request, game, names) => {
      if (request.type === "roll") {
        const { key } = request.label;
        if (key === "roll.flux-card") return { show: { total: 4 } };
        if (key === "roll.spell-hits") return { show: { total: given(i.hitDie) } };
        if (key === "roll.spell-strength") return { show: { total: given(i.strengthDie) } };
        return quiet()(request, game, names);
      }
      if (request.choice === "siphon" || request.choice === "dispel") return { answer: { dice: 0 } };
      if (request.choice === "casting-dice") return { answer: { dice: given(i.magicDiceUsed) } };
      if (request.choice !== "cast-spell") return quiet()(request, game, names);
      return { answer: (request.about as { readonly spells: readonly object[] }).spells[0] as never };
    },
    { until: { step: "volley/d" } },
  );
  const [spell] = boundSpells(gameOf(scene), 0);
  const hit = hitsOf(EARLY, spell?.spell as SpellWord, "basic")?.hit;
  const [group] = hitGroups(run);
  // Against Resilience 5 each point of Strength is a point of the roll to wound.
  return {
    dispelled: judgeDispelling(facesOf(given(i.dispelTotal)), 0, power).passed,
    hits: group?.[0],
    strength: 9 - Number(group?.[2]),
    armourPenetration: hit?.armourPenetration,
  };
}
/** What is needed to hit who stands so far from the shield. */
const hitNear = (inches: number): number => {
  const e = block("first", [inches + 120 / 25.4, 0], "north", { profile: like({ items: ["arcane-shield"] }) });
  const game = gameOf(fight({ more: { E: e } }));
  return strikeNumbers(game, strikeOf(game, { unit: 1, pool: 0, part: 0 }, { unit: 0, pool: 0 })).hit;
};

const ITEMS: { readonly [item: string]: (i: I) => object | null } = {
  "Book of Arcane Mastery": (i) => rolled(i, bears("book-of-arcane-mastery")),
  "Crystal Ball": (i) => dispelled(i, bearing([]), { E: carries("crystal-ball") }),
  "Scepter of Power": (i) => {
    if (i.usesBefore === 0) return added(i);
    const game = gameOf(stage({ knows: [FIREBALL], w: bears("scepter-of-power") }));
    const borne = dieToAdd(game, 0, 0);
    return borne === null ? null : { allowed: dieToAdd(spent(game, borne), 0, 0) !== null };
  },
  "Binding Scroll": (i) => {
    const flees = { ...carries("binding-scroll"), state: { fleeing: i.bearerFleeing === true } };
    const game = gameOf(stage({ knows: [FIREBALL], more: { E: flees } }));
    const [now = 0, next = 0] = bound([]);
    const turns = bound(["binding-scroll"]);
    return {
      allowed: afterSiphon(game).some((may) => "binds" in may),
      spellBlockedThisPhase: now > 0 && !turns.includes(now),
      spellBlockedNextPhase: next > 0 && !turns.includes(next),
    };
  },
  "Crown of the Wizard King": () => {
    const w = { ...bears(), profile: like({ hp: 3, items: ["crown-of-the-wizard-king"] }) };
    const game = gameOf(stage({ knows: [FIREBALL], w }));
    return {
      spellsKnown: toSelect(game.edition, first(game), [], "pyromancy")?.count,
      channel: channelled(game, 0),
      castModifier: castingBonus(game, attempt(2)).value,
    };
  },
  "Essence of a Free Mind": (i) => {
    const rule = { rule: "wizard-master", path: "alchemy", paths: ["alchemy", "pyromancy"] };
    const w = wizard("alchemy", "wizard-master", { rules: [rule] as never, items: ["essence-of-a-free-mind"] });
    const found = toSelect(EARLY, first(gameOf(stage({ knows: [], w }))), []);
    return { allowed: (found?.spells ?? []).some((s) => spellRow(EARLY, s).number === i.wantsSpell) };
  },
  "Obsidian Rock": (i) => rolled(i, bearing([]), { E: carries("obsidian-rock") }, 3),
  "Talisman of the Void": (i) => {
    const flees = i.bearerFleeing === true ? { state: { fleeing: true } } : {};
    const w = { ...bears("talisman-of-the-void"), ...flees };
    const channel = channelled(gameOf(stage({ knows: [], w })), 0);
    return { channel, ...siphoned(w, given(i.fluxCard), given(i.storedTokens)) };
  },
  "Sacred Hourglass": (i) => {
    // A spell of its path that is as hard.
    const spell: SpellWord = "spell.pyromancy.cascading-fire";
    const game = gameOf(stage({ knows: [spell], w: bears("sacred-hourglass") }));
    const way = spellRow(game.edition, spell).versions.find((v) => v.castingValue === i.castingValue)?.name;
    const found = way ?? "basic";
    if (castingValue(game, { wizard: 0, spell, way: found }) !== i.castingValue) return null;
    const targets = [{ unit: 1, pool: -1 }];
    return { chance: castingChances(game, { wizard: 0, spell, way: found }, targets, given(i.magicDice)).passed };
  },
  "Soul Conduit": (i) => {
    const rules = [{ rule: "wizard-apprentice", path: "pyromancy" }, "soul-conduit"] as never;
    const w = wizard("pyromancy", "wizard-apprentice", { rules });
    const own = siphoned(w, 0, 0, { "roll.soul-conduit": Math.ceil(given(i.die) / 2) });
    return { ...own, activeDice: own.drawn };
  },
  "Irresistible Will": (i) =>
    i.castTotal === undefined ? rolled(i, irresistible(["book-of-arcane-mastery"])) : dispelled(i, irresistible()),
  "Lightning Vambraces": (i) => boundHits(i, "lightning-vambraces"),
  "Arcane Shield": (i) => {
    const game = gameOf(stage({ knows: [], w: bears("arcane-shield") }));
    const [spell] = boundSpells(game, 0);
    const name = spell?.spell.endsWith("perception-of-strength") === true ? "Perception of Strength" : "?";
    const power = spell === undefined ? 0 : powerOf(game.edition, "arcane-shield", spell.spell, given(i.magicDiceUsed));
    const near = given(i.distanceToFriend);
    return {
      distracting: hitNear(near) > hitNear(20),
      boundSpell: name,
      dispelled: judgeDispelling(facesOf(given(i.dispelTotal)), 0, power).passed,
    };
  },
  "Talisman of Shielding": () => {
    const b = {
      profile: like({ items: ["talisman-of-shielding"], hp: 3 }),
      models: 1,
      files: 1,
      character: true as const,
    };
    const game = gameOf(stage({ knows: [FIREBALL], b }));
    const saves = (spell: SpellWord) => {
      const hit = hitsOf(game.edition, spell, "basic")?.hit;
      if (hit === undefined) throw new Error("no hits");
      return hitNumbers(game, shotStrike(game, freeShots({ unit: 0, pool: 0 }, { unit: 1, pool: 0 }, 1, hit))).special;
    };
    // It has an Aegis against others.
    if (saves(FIREBALL) === null) return null;
    return { specialSaveAllowed: saves("spell.divination.fates-judgement") !== null };
  },
};
export const itemPlayers: Players<I> = {
  item: (i) => (ITEMS[i.item ?? ""]?.(i) ?? null) as never,
};
