import { holds, inForce, type Modifier, type Operation, type Rule, message, refuse } from "@tercio/kernel";
import { weapons } from "../book/weapons.ts";
import type { AttackEffect, NinthAgeMoments, Strike } from "../asking/moments.ts";
import { firstRound, parametersOf, profileHas, titlesOf } from "../state/held.ts";
import { listedRule } from "../state/ids.ts";
import { type Against, type Changed, type ItemEffect, type ItemId, itemIds, itemRow, onFoot } from "../state/items.ts";
import type { ModelPart, NinthAge, Pool, Unit } from "../state/state.ts";
import { itemNames } from "../book/item-names.ts";
import { burns } from "./against.ts";
import { multiplied } from "./attack-effects.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
type Change = Extract<ItemEffect, { readonly change: Changed }>;

/** A line that names the item. */
const because = (item: ItemId, operation: Operation, value: number): Modifier => ({
  operation,
  value,
  because: message(`rule.${item}`),
  rule: listedRule(item),
});

/** Is an attack of that kind? */
export function isOfKind(game: NinthAge, s: Strike, kind: Against): boolean {
  if (kind === "flaming") return burns(game, s);
  const magical = holds(s.striker, game.effects, "magical-attacks") && inForce(listedRule("magical-attacks"));
  return kind === "magical" ? magical : !magical;
}

/** Where an item works: its bearer, and the blow that is struck by it or at it. */
interface Where {
  readonly unit: Unit;
  readonly pool: Pool | null;
  readonly strike: Strike | null;
}

function works(game: NinthAge, { when, against }: Change, { unit: u, pool, strike }: Where): boolean {
  if (against !== undefined && (strike === null || !isOfKind(game, strike, against))) return false;
  if (when === "on foot") return onFoot(pool?.profile ?? u.entry);
  if (when === "charging") return u.charging;
  if (when === "first round") return firstRound(u);
  return when === undefined || (firstRound(u) && strike?.foeFacing === "front");
}

/** What the weapon in hand itself adds to Strength in this blow. */
function ofWeapon({ by, pool, facing }: Strike): number {
  if (pool.weapon === null) return 0;
  const row = weapons[`t9a.rule.${pool.weapon}`];
  if ("charging" in row) return by.charging && facing === "front" ? row.charging.strength : 0;
  return "strength" in row ? row.strength : 0;
}

/** The changes of one effect, as modifiers. */
function modifiersOf(item: ItemId, e: Change, strike: Strike | null): readonly Modifier[] {
  const { add, set, atLeast, atMost, always, withWeapon, as } = e;
  const list: Modifier[] = [];
  const say = (operation: Operation, value: number | undefined): void => {
    if (value !== undefined) list.push(because(item, operation, value));
  };
  say("set", set);
  const most = withWeapon === undefined || strike === null ? Number.POSITIVE_INFINITY : withWeapon - ofWeapon(strike);
  if (add !== undefined && most > 0) say("add", Math.min(add, most));
  say("atLeast", always ?? atLeast);
  say("atMost", always ?? atMost);
  return as === undefined ? list : list.map((m) => ({ ...m, rule: listedRule(as) }));
}

/** Where each thing is asked for: the moment, the role of the bearer, that of enemies that it strikes or that strike it. */
const asked = {
  "advance rate": ["advance rate", "unit", null],
  "march rate": ["march rate", "unit", null],
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
} as const satisfies {
  readonly [C in Exclude<Changed, "health points">]: readonly [keyof NinthAgeMoments["modify"], string, string | null];
};

type Asked = { readonly unit?: Unit; readonly pool?: Pool; readonly part?: ModelPart } | Strike;

/** Where the item works, by the facts that are asked and the role in which its bearer stands. */
function whereOf(facts: Asked, role: string): Where {
  if ("striker" in facts)
    return role === "by"
      ? { unit: facts.by, pool: facts.pool, strike: facts }
      : { unit: facts.at, pool: facts.atPool, strike: facts };
  return { unit: facts.unit as Unit, pool: facts.pool ?? null, strike: null };
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
            return list.flatMap((e) => (works(game, e, where) ? modifiersOf(item, e, where.strike) : []));
          },
        ]),
      ),
    ]),
  );
}

/** The Aegis that a model has of its own; null where it has none. */
const ownAegis = ({ profile }: Pool): number | null => {
  const need = profileHas(profile, "aegis") ? parametersOf(profile).aegis?.need : undefined;
  return typeof need === "number" ? need : null;
};

/** What an item adds to attacks at its bearer. */
function defences(game: NinthAge, s: Strike, e: ItemEffect): readonly AttackEffect[] {
  if ("stops" in e) return [{ kind: "stops", rules: e.stops }];
  if ("again" in e) return e.again === "armour saves" ? [{ kind: "reroll-armour" }] : [];
  if (!("save" in e)) return [];
  if ("better" in e) {
    const own = ownAegis(s.atPool);
    const need = own === null ? e.needed : Math.max(e.best, own - e.better);
    return [{ kind: "special-save", save: e.save, need }];
  }
  return e.against !== undefined && !isOfKind(game, s, e.against)
    ? []
    : e.save === "fortitude" && burns(game, s)
      ? []
      : [{ kind: "special-save", save: e.save, need: e.needed }];
}

/** What an item adds to its bearer's blows. */
function blows(game: NinthAge, s: Strike, e: ItemEffect): readonly AttackEffect[] {
  if ("again" in e) return e.again === "wounds" ? [{ kind: "reroll-wounds" }] : [];
  if ("hits" in e) return [{ kind: "hits", times: e.hits }];
  if ("woundsBy" in e) return [{ kind: "hits-wound" }];
  if (!("wounds" in e)) return [];
  const saved = e.against === undefined || holds(s.struck, game.effects, "aegis");
  return saved ? [multiplied(e.wounds)] : [];
}

const does = (item: ItemId, test: (e: ItemEffect) => boolean): boolean => itemRow(item).effects.some(test);

/** Attack effects of an item: each of its effects stands on one side of a blow. */
function effectsOf(item: ItemId): R["offer"] {
  const { effects } = itemRow(item);
  const defends = does(item, (e) => "stops" in e || "save" in e || ("again" in e && e.again === "armour saves"));
  const strikes = does(
    item,
    (e) => "hits" in e || "woundsBy" in e || "wounds" in e || ("again" in e && e.again === "wounds"),
  );
  if (!defends && !strikes) return undefined;
  return {
    "attack effects": {
      ...(strikes ? { by: (game, s) => effects.flatMap((e) => blows(game, s, e)) } : {}),
      ...(defends ? { at: (game, s) => effects.flatMap((e) => defences(game, s, e)) } : {}),
    },
  };
}

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
  const [en, fr] = itemNames[item];
  const offer = effectsOf(item);
  const again: R["modify"] = does(item, (e) => "again" in e && e.again === "panic tests")
    ? { "failed tests again": { unit: (_, { use }) => (use === "panic" ? because(item, "atLeast", 1) : null) } }
    : {};
  const allow = refusalsOf(item);
  return {
    id: item,
    name: { en, fr },
    enforces: [id],
    // The hooks are made by moment and role: no type knows which item speaks where.
    modify: { ...(changesOf(item) as R["modify"]), ...again },
    ...(offer === undefined ? {} : { offer }),
    ...(allow === undefined ? {} : { allow }),
  };
}

/** Special items, as rows of the book say what they do. */
export const itemRules: readonly R[] = itemIds.map(ruleOf);
