import { type Holder, holds, inForce, NOBODY, watched } from "@tercio/kernel";
import { GRANTED_TO_UNITS, OF_CHAMPIONS, OWN_STOMPS, TAKES_AWAY, withGrants } from "./grants.ts";
import { isBare, missileRow, type ShotWeapon } from "./missiles.ts";
import {
  isLed,
  type ModelPart,
  type NinthAge,
  type Pool,
  type Profile,
  type Unit,
  type UnitEntry,
  type WeaponId,
} from "./state.ts";
import { listedRule, ruleId } from "./ids.ts";
import { CHARGE, NO_PARAMS, type Params, paramsOf, parametersOf, withFiguresOf, withLent } from "./figures.ts";
import { carried, enchantedWeapon, type ItemId, sharedItems, withItems } from "./items.ts";
import { GRANTED, granted, grantedTo } from "./granted.ts";
import { wordOf } from "./parameters.ts";
import { hidesRider, kept, profileHas, rulesOf } from "./printed.ts";
import { isOnFoot } from "./on-foot.ts";
import { throughStandIn } from "./stand-ins.ts";

export { hidesRider, parametersOf, profileHas, rulesOf };

const NONE: readonly never[] = [];

const NOTHING: readonly string[] = [];
/** Rules that a unit's charge gives whoever has such parameters. */
function chargeGives(u: Unit, params: Params): readonly string[] {
  if (!u.charging || !inForce(ruleId(CHARGE))) return NOTHING;
  const gives = params[CHARGE]?.gives;
  return Array.isArray(gives) ? gives.filter((word) => typeof word === "string") : NOTHING;
}

function without(rules: Iterable<string>, champion: boolean): Set<string> {
  const left = new Set(rules);
  if (!champion) for (const rule of OF_CHAMPIONS) left.delete(rule);
  for (const [rule, taken] of Object.entries(TAKES_AWAY)) if (left.has(rule)) for (const t of taken) left.delete(t);
  return left;
}

/** Parry of who has it only where a battle rules so (ruling `parry-of-beasts`). */
export const PARRY_OF_BEASTS = "parry-of-beasts";

/** A model that fights with nothing in hand: a mount, or whoever tramples. */
const BARE = "bare";
/** Kind, weapon in hand, and the items that its unit has of others. */
type Arms = typeof BARE | `${Pool["kind"]} ${WeaponId | "none"}${string}`;

/** What a model holds: its special rules, the weapon that it wields, its place in the unit; behind "+" words besides these. */
const modelRules = kept<`${Arms}${"" | `+${string}`}`>((profile, all) => {
  const [arms = "", more = ""] = all.split("+");
  const [kind, weapon, ...shared] = arms.split(" ");
  const words = more === "" ? NOTHING : more.split(",");
  const rules = without([...rulesOf(profile), ...words], kind === "champion");
  // What stands in place of a model's rules does so as one of its parts' too.
  if (profile.parts.some((part) => part.rules?.some((given) => wordOf(given) === OWN_STOMPS)))
    for (const taken of TAKES_AWAY[OWN_STOMPS] ?? []) rules.delete(taken);
  if (arms === BARE) return rules;
  if (kind === "champion") rules.add("champion");
  if (weapon !== undefined) rules.add(weapon);
  // On foot with a Hand Weapon and a Shield a model parries.
  if (weapon === "hand-weapon" && profile.shield && inForce("t9a.rule.hand-weapon")) {
    if (isOnFoot(profile.type, "parry")) rules.add("parry");
    else if (isOnFoot(profile.type, "parry of Beasts")) rules.add(PARRY_OF_BEASTS);
  }
  const own = kind === "rank-and-file" ? [] : carried(profile, weapon === "none" ? null : (weapon as WeaponId));
  return withItems(rules, [...own, ...itemsAmong(shared, rules)], profile, kind === "character");
});

/** The items of such words; rules that are lent are put among the rules. */
function itemsAmong(words: readonly string[], rules: Set<string>): readonly ItemId[] {
  for (const word of words) if (word.startsWith(GRANTED)) rules.add(word.slice(GRANTED.length));
  return words.filter((word): word is ItemId => !word.startsWith(GRANTED));
}

/** {@link sharedItems} as they stand behind the weapon in {@link Arms}: mostly nothing. */
type Words = { readonly [of in keyof ReturnType<typeof sharedItems>]: string };
const sharedBy = new WeakMap<Unit, Words>();
const inLine = (ids: readonly ItemId[]): string => ids.map((id) => ` ${id}`).join("");
const NO_WORDS: Words = { banners: "", all: "" };
function sharedWith(u: Unit): Words {
  // Mostly nobody in it carries anything.
  let carries = false;
  for (const p of u.pools) if (p.profile.items !== undefined) carries = true;
  if (!carries) return NO_WORDS;
  const found = watched() ? undefined : sharedBy.get(u);
  if (found !== undefined) return found;
  const { banners, all } = sharedItems(u);
  const made = { banners: inLine(banners), all: inLine(all) };
  if (!watched()) sharedBy.set(u, made);
  return made;
}
/** Parameters of a model's own rules, of those that its unit's banners give it, and of what it is lent. */
function withShared(own: Params, shared: string): Params {
  if (shared === "") return own;
  const lends = new Set<string>();
  const items = itemsAmong(shared.slice(1).split(" "), lends);
  return withLent([...lends], withFiguresOf(items, own));
}

interface Known {
  readonly made: Holder;
  readonly kind: Pool["kind"];
  readonly weapon: Pool["weapon"];
  readonly shared: string;
}
/** By profile: those of each unit that has it, in each guise. Records of pools come and go with every loss. */
type Guises = WeakMap<Profile, Known[]>;
const armedModels: Guises = new WeakMap();
const bareModels: Guises = new WeakMap();
const targets: Guises = new WeakMap();
/** Of one profile no more than so many. */
const MOST = 24;

/** Models of a pool; `bare`: their mounts, and whoever tramples. Remembered: every blow asks. */
export function modelOf(u: Unit, pool: Pool, bare = false): Holder {
  const gives = chargeGives(u, parametersOf(pool.profile));
  if (gives.length === 0) return holderOf(u, pool, bare ? bareModels : armedModels);
  return withMore(u, pool, bare, "model", gives, parametersOf(pool.profile));
}

const knownParts = new WeakMap<Profile, Map<string, Holder>>();
function byKey(u: Unit, { profile, self }: Pool, key: string, make: () => Holder): Holder {
  if (watched()) return make();
  let known = knownParts.get(profile);
  if (known === undefined) knownParts.set(profile, (known = new Map()));
  const own = `${u.id} ${self ?? ""} ${key}`;
  let found = known.get(own);
  if (found === undefined) known.set(own, (found = make()));
  return found;
}

/** Whoever holds words besides those of their profile: `of` the model, or which part of it. */
function withMore(u: Unit, pool: Pool, bare: boolean, of: string, words: readonly string[], params: Params): Holder {
  const { kind, weapon, self, profile } = pool;
  const shared = bare ? "" : sharedWith(u).banners + grantedTo(u, pool);
  const arms: Arms = bare ? BARE : `${kind} ${weapon ?? "none"}${shared}`;
  return byKey(u, pool, `${of} ${arms}+${words.join(",")}`, () => ({
    piece: u.id,
    ...(self === null ? {} : { also: self }),
    rules: modelRules(profile, `${arms}+${words.join(",")}`),
    params: withShared(params, shared),
  }));
}

const partParams = new WeakMap<ModelPart, Params>();
function paramsOfPart({ profile }: Pool, part: ModelPart): Params {
  if (part.rules === undefined) return parametersOf(profile);
  let found = watched() ? undefined : partParams.get(part);
  if (found === undefined) partParams.set(part, (found = paramsOf(withGrants(part.rules), parametersOf(profile))));
  return found;
}

/** One part of a pool's models, with the rules that are its own; one that is Harnessed has nothing in hand. */
export function partOf(u: Unit, pool: Pool, part: ModelPart): Holder {
  const params = paramsOfPart(pool, part);
  const gives = chargeGives(u, params);
  if (part.rules === undefined && gives.length === 0) return modelOf(u, pool, part.harnessed);
  const words = [...withGrants(part.rules ?? []).map(wordOf), ...gives];
  return withMore(u, pool, part.harnessed, String(pool.profile.parts.indexOf(part)), words, params);
}

const ownParts = new WeakMap<ModelPart, Holder>();
/** What is one part's own and nobody else's of its model; effects are its model's. */
export function ownOf(part: ModelPart): Holder {
  const found = watched() ? undefined : ownParts.get(part);
  if (found !== undefined) return found;
  const given = withGrants(part.rules ?? []);
  const made = { piece: NOBODY, rules: new Set(given.map(wordOf)), params: paramsOf(given, NO_PARAMS) };
  if (!watched()) ownParts.set(part, made);
  return made;
}

/** What Special Attacks share with blows: nothing but what all attacks of such a model are. */
const OF_ALL_ATTACKS: readonly string[] = ["supernal"];
/** A pool's models as they make a Special Attack: no weapon and no attribute but its own. */
export const specialOf = (u: Unit, pool: Pool, attributes: readonly string[]): Holder =>
  byKey(u, pool, `special ${attributes.join(",")}`, () => ({
    piece: u.id,
    rules: new Set(
      withGrants([...OF_ALL_ATTACKS.filter((word) => rulesOf(pool.profile).has(word)), ...attributes]).map(wordOf),
    ),
    params: parametersOf(pool.profile),
  }));

/** Models of a pool that are shot at: whatever they hold in hand does nothing then. */
export const targetOf = (u: Unit, pool: Pool): Holder => holderOf(u, pool, targets);

function holderOf(u: Unit, pool: Pool, known: Guises): Holder {
  const bare = known === bareModels;
  const { profile, kind, self } = pool;
  const all = watched() ? undefined : known.get(profile);
  const shared = bare ? "" : sharedWith(u).banners + grantedTo(u, pool);
  const weapon = known === armedModels ? pool.weapon : null;
  if (all !== undefined)
    for (const k of all)
      if (
        k.made.piece === u.id &&
        k.kind === kind &&
        k.weapon === weapon &&
        k.shared === shared &&
        (k.made.also ?? null) === self
      )
        return k.made;
  const made = {
    piece: u.id,
    ...(self === null ? {} : { also: self }),
    rules: modelRules(profile, bare ? BARE : `${kind} ${weapon ?? "none"}${shared}`),
    params: withShared(parametersOf(profile), shared),
  };
  if (watched()) return made;
  const one: Known = { made, kind, weapon, shared };
  if (all === undefined) known.set(profile, [one]);
  else {
    if (all.length >= MOST) all.shift();
    all.push(one);
  }
  return made;
}

const shooters = new WeakMap<Pool, Map<string, Holder>>();

/** Models of a pool as they shoot: their special rules, the weapon in hand and what its attacks are like. */
export function shooterOf(u: Unit, pool: Pool, weapon: ShotWeapon): Holder {
  let known = watched() ? undefined : shooters.get(pool);
  const shared = isBare(weapon) ? "" : sharedWith(u).banners + grantedTo(u, pool);
  const found = known?.get(`${weapon}${shared}`);
  if (found !== undefined && found.piece === u.id) return found;
  const bearer = pool.profile.parts.find(
    (part) => part.missiles?.some((m) => m.weapon === weapon) ?? part.rules?.some((given) => wordOf(given) === weapon),
  );
  const words = [...rulesOf(pool.profile), ...withGrants(bearer?.rules ?? []).map(wordOf)];
  const params =
    weapon === "explosion" || weapon === "spell"
      ? NO_PARAMS
      : bearer === undefined
        ? parametersOf(pool.profile)
        : paramsOfPart(pool, bearer);
  // What bursts, is breathed or scratches has none of its owner's rules, but what the breath itself is like.
  const given = params[weapon]?.attributes;
  const like = withGrants(Array.isArray(given) ? given.filter((word) => typeof word === "string") : NONE).map(wordOf);
  const rules = isBare(weapon) ? new Set(like) : without(words, pool.kind === "champion");
  rules.add(weapon);
  rules.add("shooting");
  if (inForce(listedRule(weapon))) for (const attribute of missileRow(weapon).attributes) rules.add(attribute);
  withItems(rules, itemsAmong(shared === "" ? NONE : shared.slice(1).split(" "), rules), pool.profile);
  const made = { piece: u.id, rules, params };
  if (watched()) return made;
  if (known === undefined) shooters.set(pool, (known = new Map()));
  known.set(`${weapon}${shared}`, made);
  return made;
}

/** Hits of somebody that come from no weapon: nothing but what they themselves are. */
export const freeOf = (attributes: readonly string[], times: string | null): Holder => ({
  // Effects on a caster's unit change nothing of a spell's hits.
  piece: NOBODY,
  rules: new Set(times === null ? attributes : [...attributes, "multiple-wounds"]),
  ...(times === null ? {} : { params: { "multiple-wounds": { times } } }),
});
/** All models of a unit as they shoot, by each weapon that a part of them has. */
export const shootersOf = (u: Unit): readonly Holder[] =>
  u.pools
    .filter((p) => p.count > 0)
    .flatMap((p) =>
      p.profile.parts.flatMap(({ missiles = [] }) => missiles.map(({ weapon }) => shooterOf(u, p, weapon))),
    );

/** Does what is held concern such models of a unit? What lies on a champion alone says which pool that is. */
export const liesOn = ({ params }: { readonly params: { readonly pool?: unknown } }, u: Unit, pool: Pool): boolean =>
  typeof params.pool !== "number" || u.pools[params.pool] === pool;

const LED = 1;
const MUSICIAN = 2;
const SHAKEN = 4;
const FLEEING = 8;
const GUARDING = 16;

/** Does somebody stand in the unit whom its models guard? */
function guards(u: Unit): boolean {
  if (u.pools.length < 2 || !rulesOf(u.entry).has("bodyguard")) return false;
  const { of } = parametersOf(u.entry).bodyguard ?? {};
  const guarded = ({ name, rules }: Profile): boolean =>
    of === undefined || of === name.en || (of === `${name.en} General` && rules.includes("general"));
  return u.pools.some((p, at) => at > 0 && p.kind === "character" && p.count > 0 && guarded(p.profile));
}

/** What a unit holds as one: the rules of its own row of the Army List, its command, the state that it is in. */
const unitRules = kept<`${number}${string}`>((entry, of) => {
  const [flags, ...shared] = of.split(" ");
  const state = Number(flags);
  const rules = without(rulesOf(entry), (state & LED) !== 0);
  if ((state & LED) !== 0) rules.add("led");
  if ((state & MUSICIAN) !== 0) rules.add("musician");
  if ((state & SHAKEN) !== 0) rules.add("shaken");
  if ((state & FLEEING) !== 0) rules.add("fleeing");
  if ((state & GUARDING) !== 0 && inForce("t9a.rule.bodyguard")) rules.add("stubborn");
  if (entry.round === true) rules.add("round-base");
  // A Character alone is its unit: whatever it carries, its enchanted weapon at its side.
  const own = (entry as UnitEntry).character === true ? carried(entry, enchantedWeapon(entry)?.weapon ?? null) : [];
  return withItems(rules, [...own, ...itemsAmong(shared, rules)], entry);
});

const knownUnits = new WeakMap<Unit, Holder>();
const sameHolder = (p: Holder, q: Holder): boolean =>
  p.rules === q.rules && p.params === q.params && p.piece === q.piece && p.also === q.also;

/** A unit as one, whoever has joined it. Remembered by its record. */
export function unitOf(u: Unit): Holder {
  const found = watched() ? undefined : knownUnits.get(u);
  if (found !== undefined) return found;
  const other = throughStandIn(null, u, (_, v) => unitOf(v), sameHolder);
  if (other !== null) return other.answer;
  const state =
    (isLed(u) ? LED : 0) |
    (u.musician ? MUSICIAN : 0) |
    (u.shaken ? SHAKEN : 0) |
    (u.fleeing ? FLEEING : 0) |
    (guards(u) ? GUARDING : 0);
  const shared = sharedWith(u).all;
  const params = parametersOf(u.entry);
  const gives = chargeGives(u, params);
  const own = unitRules(u.entry, `${state}${shared}${granted(u, GRANTED_TO_UNITS)}`);
  const made = {
    piece: u.id,
    rules: gives.length === 0 ? own : new Set([...own, ...gives]),
    params: withShared(params, shared),
  };
  if (!watched()) knownUnits.set(u, made);
  return made;
}

export const TITLES = ["general", "battle-standard-bearer"] as const;
/** What somebody is to the army: General, Battle Standard Bearer, both or nothing. */
export const titlesOf = (profile: Profile): readonly (typeof TITLES)[number][] =>
  profile.rules.length === 0 ? NO_TITLES : TITLES.filter((title) => profileHas(profile, title));
const NO_TITLES: readonly never[] = [];

/** Does somebody hold this rule, of its own or by an effect? */
export const holdsRule = (game: NinthAge, who: Holder, rule: string): boolean =>
  holds(who, game.effects, rule) && inForce(listedRule(rule));
/** Does a unit? Who joined it does not count. */
export const hasRule = (game: NinthAge, u: Unit, rule: string): boolean => holdsRule(game, unitOf(u), rule);

/** Does anybody of its own stand in it, or who joined it with this rule as it is printed? */
export const stands = (u: Unit, rule: string): boolean =>
  u.pools.some((p) => p.count > 0 && (p.kind !== "character" || profileHas(p.profile, rule)));

/** Do the banners of a unit give this rule to all who stand in it? */
const flown = (u: Unit, rule: string): boolean =>
  sharedItems(u).banners.some((id) => withItems(new Set(), [id], u.entry).has(rule));

/** Have all who joined a unit a rule as well, as they are printed? What a unit does as one, it does only then. */
export const wholly = (u: Unit, rule: string): boolean =>
  flown(u, rule) ||
  u.pools.every((p) => p.count === 0 || p.profile === u.entry || p.kind !== "character" || profileHas(p.profile, rule));

/** No Round of Combat was fought yet since it was last out of combat. */
export const firstRound = (u: Unit): boolean => inForce("t9a.rule.first-round") && u.rounds === 0;
