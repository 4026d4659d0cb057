import { EVERYBODY, type Modifier, type Operation, type Rule, message, refuse, there } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { relicOffers } from "../entries/items/relics.play.ts";
import { distracting } from "../entries/rules/model-rules.ts";
import { weapons } from "../book/weapons.ts";
import { channelOf } from "../calculation/casting.ts";
import { charactersTouched } from "../calculation/contact.ts";
import { inDuel } from "../calculation/dueling.ts";
import { unitDistance } from "../calculation/formation.ts";
import { mayUse } from "../calculation/items-used.ts";
import type { AttackEffect } from "../hooks/attack-effects.ts";
import type { NinthAgeMoments, Strike } from "../hooks/moments.ts";
import { each } from "../state/figures.ts";
import { firstRound, hidesRider, parametersOf, profileHas, titlesOf } from "../state/held.ts";
import { listedRule } from "../state/ids.ts";
import { type Changed, isTaken, type ItemEffect, type ItemId, itemIds, itemRow, suits } from "../state/items.ts";
import { stands } from "../state/stand-ins.ts";
import { type ModelPart, type NinthAge, onField, type Pool, type Unit } from "../state/state.ts";
import { itemName } from "../book/items.ts";
import { burns, meets } from "./against.ts";
import { multiplied } from "../entries/rules/attack-effects.play.ts";
import { atStep } from "../state/steps.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
type Change = Extract<ItemEffect, { readonly change: Changed }>;

/** A line that names the item. */
const because = (item: ItemId, operation: Operation, value: number): Modifier => ({
  operation,
  value,
  because: message(`rule.${item}`),
  rule: listedRule(item),
});

/** Where an item works: its bearer, and the blow that is struck by it or at it. */
interface Where {
  readonly unit: Unit;
  readonly pool: Pool | null;
  readonly strike: Strike | null;
  /** Of spells: the first attempt of the phase. */
  readonly first?: boolean;
}

function works(
  game: NinthAge,
  { change, when, against, among }: Change,
  { unit: u, pool, strike, first = false }: Where,
): boolean {
  if (when === "first of the phase") return first;
  if (among !== undefined && pool?.kind === "character") return false;
  if (against !== undefined && (strike === null || !meets(game, strike, [against]))) return false;
  if (change === "armour" && pool !== null && hidesRider(pool.profile)) return false;
  if (when === "charging") return u.charging;
  if (when !== "first round, in front") return suits(pool?.profile ?? u.entry, when);
  // Enemies that shoot are in no round of a combat.
  return strike !== null && strike.shot === null && strike.foeFacing === "front" && firstRound(u);
}

/** What the weapon in hand itself adds to Strength in this blow. */
function ofWeapon({ by, pool, facing }: Strike): number {
  if (pool.weapon === null) return 0;
  const row = weapons[`t9a.rule.${pool.weapon}`];
  if ("charging" in row) return by.charging && facing === "front" ? row.charging.strength : 0;
  return "strength" in row ? row.strength : 0;
}

/** The changes of one effect, as modifiers. */
function modifiersOf(game: NinthAge, item: ItemId, e: Change, strike: Strike | null): readonly Modifier[] {
  const { set, atLeast, atMost, always, withWeapon, as } = e;
  const add = e.per === undefined || strike === null ? e.add : (e.add ?? 0) * charactersTouched(game, strike.by);
  const list: Modifier[] = [];
  const say = (operation: Operation, value: number | undefined): void => {
    if (value !== undefined) list.push(because(item, operation, value));
  };
  say("set", set);
  const most = withWeapon === undefined || strike === null ? Number.POSITIVE_INFINITY : withWeapon - ofWeapon(strike);
  if (add !== undefined && add !== 0 && most > 0) say("add", Math.min(add, most));
  say("atLeast", always ?? atLeast);
  say("atMost", always ?? atMost);
  return as === undefined ? list : list.map((m) => ({ ...m, rule: listedRule(as) }));
}

/** Where each thing is asked for: the moment, the role of the bearer, that of enemies that it strikes or that strike it. */
const asked = {
  "advance rate": ["advance rate", "unit", null],
  "march rate": ["march rate", "unit", null],
  "charge advance": ["charge advance", "unit", null],
  discipline: ["own discipline", "model", null],
  "defensive skill": ["defensive skill", "at", "by"],
  resilience: ["resilience", "at", "by"],
  armour: ["armour", "model", null],
  "attack value": ["attack value", "by", "at"],
  "offensive skill": ["offensive skill", "by", "at"],
  strength: ["strength", "by", "at"],
  "armour penetration": ["armour penetration", "by", "at"],
  agility: ["agility", "model", null],
  "to-hit roll": ["to-hit roll", "by", "at"],
  "to-wound roll": ["to-wound roll", "by", "at"],
  "rank bonus": ["most rank bonus", "unit", null],
  "commanding presence": ["commanding presence", "unit", null],
  "casting roll": ["casting roll", "caster", "targets"],
  "dispelling roll": ["dispelling roll", "dispellers", null],
} as const satisfies {
  readonly [C in Exclude<Changed, "health points">]: readonly [keyof NinthAgeMoments["modify"], string, string | null];
};

type Asked =
  | {
      readonly unit?: Unit;
      readonly pool?: Pool;
      readonly part?: ModelPart;
      /** Of spells: at whom, and whether it is the first of the phase. */
      readonly targets?: readonly Unit[];
      readonly first?: boolean;
    }
  | Strike;

/** Where the item works, by the facts that are asked and the role in which its bearer stands. */
function whereOf(facts: Asked, role: string): Where {
  if ("striker" in facts)
    return role === "by"
      ? { unit: facts.by, pool: facts.pool, strike: facts }
      : { unit: facts.at, pool: facts.atPool, strike: facts };
  return { unit: there(facts.unit), pool: facts.pool ?? null, strike: null, first: facts.first === true };
}

type Hook = (game: NinthAge, facts: Asked) => readonly Modifier[];

/** The hooks of all changes of an item, by moment and role. */
function changesOf(item: ItemId): { readonly [moment: string]: { readonly [role: string]: Hook } } {
  const by = new Map<string, Map<string, Change[]>>();
  for (const e of itemRow(item).effects) {
    if (!("change" in e) || e.change === "health points") continue;
    const [moment, own, enemies] = asked[e.change];
    const place =
      e.change === "armour" && e.against !== undefined
        ? (["armour against", "at"] as const)
        : ([moment, e.of === "enemies" ? enemies : own] as const);
    if (place[1] === null) throw new Error(`${item}: no ${e.change} of enemies is asked for`);
    const roles = by.get(place[0]) ?? new Map<string, Change[]>();
    by.set(place[0], roles.set(place[1], [...(roles.get(place[1]) ?? []), e]));
  }
  return Object.fromEntries(
    [...by].map(([moment, roles]) => [
      moment,
      Object.fromEntries(
        [...roles].map(([role, list]): readonly [string, Hook] => [
          role,
          (game, facts) => {
            // What is used lies on the whole model: a mount has no part in it.
            if ("part" in facts && role !== "at" && facts.part?.harnessed === true) return [];
            const where = whereOf(facts, role);
            return list.flatMap((e) => (works(game, e, where) ? modifiersOf(game, item, e, where.strike) : []));
          },
        ]),
      ),
    ]),
  );
}

/** The Aegis that a model has of its own against such an attack, the best of several; null where it has none. */
function ownAegis(game: NinthAge, s: Strike): number | null {
  const { profile } = s.atPool;
  const { aegis } = profileHas(profile, "aegis") ? parametersOf(profile) : {};
  let best: number | null = null;
  for (const { need, against } of aegis === undefined ? [] : each(aegis))
    if (typeof need === "number" && (best === null || need < best) && meets(game, s, against)) best = need;
  return best;
}

/** What an item adds to attacks at its bearer. */
function defences(game: NinthAge, s: Strike, e: ItemEffect, item: ItemId): readonly AttackEffect[] {
  if ("stops" in e) return [{ kind: "stops", rules: e.stops }];
  if ("ignores" in e) {
    const unit = s.atPool.self ?? s.at.id;
    return mayUse(game, { unit, item }) ? [{ kind: "first-hit-misses", item }] : [];
  }
  if ("again" in e && e.again === "one armour save") {
    const unit = s.atPool.self ?? s.at.id;
    return mayUse(game, { unit, item }) ? [{ kind: "one-armour-again", item }] : [];
  }
  if (hidesRider(s.atPool.profile)) return [];
  if ("again" in e) return e.again === "armour saves" ? [{ kind: "reroll-armour" }] : [];
  if (!("save" in e)) return [];
  if ("better" in e) {
    const own = ownAegis(game, s);
    const need = own === null ? e.needed : Math.max(e.best, own - e.better);
    return [{ kind: "special-save", save: e.save, need }];
  }
  return !suits(s.atPool.profile, e.when) || (e.against !== undefined && !meets(game, s, [e.against]))
    ? []
    : isTaken(s.struck.rules, e.save) || (e.save === "fortitude" && burns(game, s))
      ? []
      : [{ kind: "special-save", save: e.save, need: e.needed }];
}

/** What lies on whoever was hit, so that friends have such a rule against it. */
const MARKED = { "battle-focus": "focused-on" } as const;
const PHASE = { steps: [atStep("melee-phase", "6")] };

/** What an item adds to its bearer's blows. */
function blows(game: NinthAge, s: Strike, e: ItemEffect): readonly AttackEffect[] {
  if ("again" in e)
    return e.again === "wounds" && (e.when === undefined || inDuel(game, s)) ? [{ kind: "reroll-wounds" }] : [];
  if ("focus" in e) return channelOf(game.edition, s.atPool) > 0 ? [{ kind: "six-hits" }] : [];
  if ("marks" in e)
    return s.shot === null && s.special === null ? [{ kind: "marks", rule: MARKED[e.marks], until: PHASE }] : [];
  if ("hits" in e) return [{ kind: "hits", times: e.hits }];
  if ("woundsBy" in e) return [{ kind: "hits-wound" }];
  if (!("wounds" in e)) return [];
  return [{ ...multiplied(e.wounds), ...(e.against === undefined ? {} : { ifSave: e.against }) }];
}

/** What is made again by who is struck. */
const SAVED: readonly string[] = ["armour saves", "one armour save"];

const does = (item: ItemId, test: (e: ItemEffect) => boolean): boolean => itemRow(item).effects.some(test);

/** Attack effects of an item: each of its effects stands on one side of a blow. */
function effectsOf(item: ItemId): R["offer"] {
  const { effects } = itemRow(item);
  const defends = does(
    item,
    (e) => "stops" in e || "save" in e || "ignores" in e || ("again" in e && SAVED.includes(e.again)),
  );
  const strikes = does(
    item,
    (e) =>
      "hits" in e ||
      "marks" in e ||
      "focus" in e ||
      "woundsBy" in e ||
      "wounds" in e ||
      ("again" in e && e.again === "wounds"),
  );
  if (!defends && !strikes) return undefined;
  return {
    "attack effects": {
      ...(strikes ? { by: (game, s) => effects.flatMap((e) => blows(game, s, e)) } : {}),
      ...(defends ? { at: (game, s) => effects.flatMap((e) => defences(game, s, e, item)) } : {}),
    },
  };
}

/** Does somebody of its side who bears such a thing stand so near to a unit, or in it? */
const near = (game: NinthAge, u: Unit, item: ItemId, inches: number): boolean =>
  game.units.some(
    (v) =>
      v.seat === u.seat &&
      onField(v) &&
      v.pools.some((p) => stands(p) && p.profile.items?.includes(item) === true) &&
      (v.id === u.id || unitDistance(u, v) <= inches * INCH),
  );

/** A die of a Discipline Test that is Minimised: the highest is dropped. */
const MINIMISED = -1;

/** What one effect of an item does to friends around its bearer; null: nothing. */
function aroundBy(item: ItemId, e: ItemEffect): R["modify"] | null {
  if ("minimises" in e)
    return {
      "test dice": {
        unit: (game, { unit: u, use }) =>
          e.minimises.some((test) => test === use) && near(game, u, item, e.near)
            ? because(item, "add", MINIMISED)
            : null,
      },
    };
  if ("near" in e)
    return {
      "to-hit roll": {
        at: (game, s) =>
          s.shot === null && near(game, s.at, item, e.near)
            ? { ...because(item, "add", distracting.figures.toHit), rule: listedRule(e.are) }
            : null,
      },
    };
  return null;
}

/** The same as rules that all hold. */
const aroundOf = (item: ItemId): readonly R[] =>
  itemRow(item).effects.flatMap((e): readonly R[] => {
    const modify = aroundBy(item, e);
    const held = { id: `${item}-near`, name: itemName(item), enforces: [listedRule(item)], heldBy: EVERYBODY };
    return modify == null ? [] : [{ ...held, modify }];
  });

/** What its bearer's unit does not do with an item. */
function refusalsOf(item: ItemId): R["allow"] {
  const id = listedRule(item);
  for (const e of itemRow(item).effects) {
    if ("never" in e)
      return {
        "flee as a charge reaction": {
          // Who flees already goes on.
          unit: (_, { unit: u }) =>
            u.fleeing ? true : refuse("refuse.item-no-flee", id, { item: message(`rule.${item}`) }),
        },
      };
    if (!("passes" in e)) continue;
    const led = (u: Unit): boolean =>
      u.pools.some((p) => p.count > 0 && e.with.some((title) => titlesOf(p.profile).includes(title)));
    return {
      "take a panic test": {
        unit: (_, { unit: u }) =>
          led(u) ? refuse("refuse.item-no-panic", id, { item: message(`rule.${item}`) }) : true,
      },
    };
  }
  return undefined;
}

/** One item as a rule: held by its own word (`state/items.ts`). */
function ruleOf(item: ItemId): R {
  const id = listedRule(item);
  const offer = { ...effectsOf(item), ...relicOffers(item) };
  const again: R["modify"] = does(item, (e) => "again" in e && e.again === "panic tests")
    ? { "failed tests again": { unit: (_, { use }) => (use === "panic" ? because(item, "atLeast", 1) : null) } }
    : {};
  const allow = refusalsOf(item);
  const reach = itemRow(item).effects.find((e) => "reaches" in e);
  const far: R["modify"] =
    reach === undefined
      ? {}
      : { "spell range": { caster: (_, { aura }) => because(item, "add", aura ? reach.aura : reach.reaches) } };
  return {
    id: item,
    name: itemName(item),
    enforces: [id],
    // The hooks are made by moment and role: no type knows which item speaks where.
    modify: { ...changesOf(item), ...again, ...far },
    ...(Object.keys(offer).length === 0 ? {} : { offer }),
    ...(allow === undefined ? {} : { allow }),
  };
}

/** Special items, as rows of the book say what they do. */
export const itemRules: readonly R[] = [...itemIds.map(ruleOf), ...itemIds.flatMap(aroundOf)];
