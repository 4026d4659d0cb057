import { wordsOf } from "../entries/index.ts";
import * as modelRules from "../entries/rules/model-rules.ts";
import * as armyRulesMore from "../entries/rules/army-rules-more.ts";
import {
  type ArmyBook,
  type ArmyList,
  called,
  costOfUnit,
  type Given,
  givenTo,
  holds,
  resolveList,
  type ResolvedUnit,
  type ResolvedList,
  named,
  type Problem,
  wrong,
} from "@tercio/rosters";
import { printedTotal } from "@tercio/dice";
import { bilingual, type Bilingual, there } from "@tercio/kernel";
import { type MissileId, missileIds } from "../book/missiles.ts";
import { type WeaponId, weaponIds } from "../book/weapons.ts";
import { type ItemId, itemIds, itemRow } from "../state/items.ts";
import { isRolled, type RuleGiven, SEVERAL, wordOf } from "../state/parameters.ts";
import { LEVELS } from "../state/spells.ts";
import { rulesOfTypeAndHeight } from "../state/tables.ts";
import type { Missile, ModelPart, UnitEntry } from "../state/state.ts";
import { message } from "../messages/message.ts";
import type { Army } from "./build.ts";
import { arms } from "./books/arms.ts";
import { armyProblem, knownRules } from "./check.ts";
import { ruleGiven } from "./rule-given.ts";
import { conclaveListed, totemsListed, wizardListed } from "./wizard-listed.ts";
import { armsOf, BRINGS, namesOfUnit } from "./list-names.ts";
import type { BookPart, BookProfile, Figure } from "./profile.ts";

type Book = ArmyBook<BookProfile | null>;
type M = ResolvedList<BookProfile | null>;
type U = ResolvedUnit<BookProfile | null>;

/** The suits that everybody knows; those of some armies count as the one that adds as much. */
const SUITS = ["light", "heavy", "plate"] as const;
const worn = modelRules.armourWorn.figures;
function suitOf(what: string): UnitEntry["suit"] {
  const arm = arms[what];
  return SUITS.find((suit) => what === `${suit}-armour` || (arm?.suit === true && arm.armour === worn[suit])) ?? "none";
}
const WEIGHT: readonly UnitEntry["suit"][] = ["none", "light", "heavy", "plate"];
const SHIELDS: readonly string[] = ["shield", "spiked-shield"];
/** Machines that have a name of their own in the book of missiles. */
const MACHINES: { readonly [what: string]: MissileId } = { catapult: "dynasties-catapult" };

/** Parts that use no weapons. */
const HARNESS: readonly string[] = ["harnessed", "inanimate"];

const isWeapon = (what: string): what is WeaponId => weaponIds.some((id) => id === what);
/** A shooting weapon by its word; `of`: which way of shooting, where one machine has two. */
const missileOf = (what: string, of: unknown = null): MissileId | null =>
  what === "elven-bolt-thrower" && Array.isArray(of) && of.includes("Volley Gun")
    ? "elven-bolt-volley"
    : (MACHINES[what] ?? missileIds.find((id) => id === what) ?? null);

/** The Hand Weapon that lies unused beside another, where it is the one that is enchanted. */
const enchantedHand = (ids: readonly ItemId[], others: readonly WeaponId[]): readonly WeaponId[] =>
  ids.some((id) => {
    const { slot, on } = itemRow(id);
    return slot === "weapon" && on?.includes("hand-weapon") === true && !others.some((w) => on.includes(w));
  })
    ? ["hand-weapon"]
    : [];

/** Everything that a unit has by a name: printed, chosen, ridden, of its parts or of its options themselves. */
function holdings(m: M, u: U): readonly Given[] {
  const own = u.taken.flatMap(({ option }): readonly Given[] => {
    const what = option.id.replace(/.*\//, "");
    const brought = armsOf(what).map((arm): Given => ({ what: arm }));
    return [option.figures === undefined ? { what } : { what, figures: option.figures }, ...brought];
  });
  return [...givenTo(m, u), ...own, ...soldRules(u)];
}

/** Of a Guiding Manifestation the books print what its bearer has, not what it does for others: it is not played. */
const GUIDING = "manifestation-guiding";
/** Special items that do what no item's effects say: they are rules of their bearer. */
const soldRules = (u: U): readonly Given[] =>
  u.items.flatMap(({ item }) =>
    item.slot === GUIDING || itemIds.some((id) => id === item.id) ? [] : [{ what: item.id }],
  );

/** What a book prints where a special rule says the figure. */
const BY_RULE = "rule";
/** Such a figure of a model that has lost nothing; null where no rule that is played says it. */
const saidByRule = (has: (what: string) => boolean, { healthPoints }: BookProfile): number | null =>
  has("falling-star") && typeof healthPoints === "number"
    ? armyRulesMore.fallingStar.figures.ofHealthPoints * healthPoints
    : null;

/** What the figures of a profile are when everything that changes them is taken in; null where the game cannot have one. */
export function figuresOf(m: M, u: U, profile: BookProfile, riders: BookProfile) {
  const changes = [...new Set([...(riders.changes ?? []), ...(profile.changes ?? [])])].filter((c) =>
    holds(m, u, c.when),
  );
  const figure = (key: keyof BookProfile): number | null => {
    const raw = profile[key] as Figure;
    let value = typeof raw === "object" && raw !== null ? plus(riders[key] as Figure, raw.riders) : raw;
    if (value === BY_RULE) value = saidByRule((what) => givenTo(m, u).some((g) => g.what === what), riders);
    for (const { set, add } of changes) {
      const to = set?.[key];
      if (typeof to === "number") value = to;
      value = plus(value, add?.[key] ?? 0);
    }
    return typeof value === "number" ? value : null;
  };
  const base = changes.flatMap((c) => (typeof c.set?.base === "string" ? [c.set.base] : [])).at(-1);
  const [width = 0, depth = 0] = base === undefined ? (profile.base ?? []) : base.split("x").map(Number);
  const height = changes.flatMap((c) => (typeof c.set?.height === "string" ? [c.set.height] : [])).at(-1);
  return { figure, width, depth, height: (height ?? profile.height) as BookProfile["height"], changes };
}

/** Attributes of a part, whether or not it strikes: a mount that has none of its own counts for nothing. */
const OF_PARTS = wordsOf((e) => e.of === "parts");
/** What attacks are like: such a rule is its part's alone, every other one is the whole model's. */
const OF_ATTACKS = wordsOf((e) => e.of === "attacks" || e.of === "parts");
const isOfModels = (what: string): boolean => knownRules.some((rule) => rule === what) && !OF_ATTACKS.includes(what);
/** Rules that add up, however often they are had. */
const ADDS_UP: readonly string[] = ["devastating-charge"];
const isSame = (p: RuleGiven, q: RuleGiven): boolean =>
  wordOf(p) === wordOf(q) && (!SEVERAL.includes(wordOf(p)) || JSON.stringify(p) === JSON.stringify(q));
const NONE: readonly never[] = [];

const SAVES: readonly string[] = ["aegis", "fortitude"];
/** The special saves that a rider brings onto a mount so large that they do not count. */
const ridersSaves = (m: M, u: U): readonly Given[] => {
  const own = (u.mount?.given ?? []).map((g) => JSON.stringify(g));
  return givenTo(m, u).filter((g) => SAVES.includes(g.what) && !own.includes(JSON.stringify(g)));
};

const plus = (value: Figure, by: number): Figure => (typeof value === "number" ? value + by : value);

/** Figures that the game can roll for. */
const ROLLED: readonly string[] = ["attackValue", "offensiveSkill"];

/** Dice, with what is added to their total. */
const ARE_DICE = /^\d*D\d+(\+\d+)?$/;

/**
 * A part as the game has it, `said`: what a special rule makes of a figure that is left to it; null where a figure of it is rolled
 * for as no part of the game is yet, or is no figure at all.
 */
function partOf(
  name: Bilingual,
  p: BookPart,
  add: (key: string) => number,
  missiles: readonly Missile[],
  said: number | null,
): ModelPart | null {
  const printed = [p.attackValue, p.offensiveSkill, p.strength, p.armourPenetration, p.agility];
  const figures = printed.map((f) => (f === BY_RULE && said !== null ? said : f));
  const keys = ["attackValue", "offensiveSkill", "strength", "armourPenetration", "agility"];
  const rolled: { [figure: string]: string } = {};
  const numbers = figures.map((f, i) => {
    const key = there(keys[i]);
    if (typeof f !== "string" || !ROLLED.includes(key) || !ARE_DICE.test(f)) return f === null ? 0 : plus(f, add(key));
    const { dice, sides, add: own } = printedTotal(f);
    const text = `${dice > 1 ? dice : ""}D${sides}${own + add(key) > 0 ? `+${own + add(key)}` : ""}`;
    if (dice === 0 || !isRolled(text)) return f;
    rolled[key] = text;
    return 0;
  });
  if (numbers.some((n) => typeof n !== "number")) return null;
  const [attackValue, offensiveSkill, strength, armourPenetration, agility] = numbers as [
    number,
    number,
    number,
    number,
    number,
  ];
  const harnessed = p.given?.some((g) => g.what === "harnessed" || g.what === "inanimate") ?? false;
  return {
    name,
    // Parts that are alike strike as one.
    attackValue: attackValue * (p.count ?? 1),
    offensiveSkill,
    strength,
    armourPenetration,
    agility,
    harnessed,
    ...(missiles.length === 0 ? {} : { missiles }),
    ...(Object.keys(rolled).length === 0 ? {} : { rolled }),
  };
}

const aimed = (given: readonly Given[]): readonly Missile[] =>
  given.flatMap(({ what, figures }) => {
    const weapon = missileOf(what, figures?.of);
    return weapon === null || typeof figures?.aim !== "number" ? [] : [{ weapon, aim: figures.aim }];
  });

const WIDE = 10;
/** Files in which such a unit mostly stands: deep to fight, wide to shoot. */
function usualFiles(models: number, large: boolean, shoots: boolean): number {
  if (shoots) return Math.min(WIDE, Math.max(1, Math.ceil(models / 2)));
  const deep = large ? 3 : models > 30 ? 7 : models > 20 ? 6 : 5;
  return Math.min(models, deep);
}

/** The rules of a unit: of what it holds (`all`) and of what is `asked` of its parts, its titles, and its riders' own saves. */
function rulesListed(
  m: M,
  u: U,
  all: readonly Given[],
  asked: readonly Given[],
  { aegis, resurrected }: { readonly aegis: unknown; readonly resurrected: unknown },
): readonly RuleGiven[] {
  const rules: RuleGiven[] = [];
  const add = (rule: RuleGiven | null): void => {
    if (rule !== null && (ADDS_UP.includes(wordOf(rule)) || !rules.some((r) => isSame(r, rule)))) rules.push(rule);
  };
  // Of several levels the highest counts, and it needs its path.
  add(
    wizardListed(
      m,
      u,
      all.map((g) => g.what),
    ),
  );
  add(conclaveListed(m, all));
  add(totemsListed(all));
  for (const g of asked) if (!LEVELS.some((level) => level === g.what)) add(ruleGiven(g));
  for (const { what } of all) for (const given of BRINGS[what] ?? []) add(given);
  for (const title of u.unit.titles ?? []) add(title);
  if (typeof aegis === "number" && aegis > 0) add({ rule: "aegis", need: aegis });
  if (typeof resurrected === "number" && resurrected > 0)
    add(ruleGiven({ what: "resurrected", figures: { value: resurrected } }));
  return rules;
}

/** What a unit of a list is in the game, or what keeps it from being played. */
export function unitOnField(m: M, u: U): UnitEntry | Problem {
  const book = m.book;
  const where = `units.${u.at}`;
  const riders = u.entry.profile;
  const profile = u.mount === null ? riders : u.mount.profile;
  const name = named(book, u.entry.name);
  const not = (what: "profile" | "base" | "rolled"): Problem =>
    wrong(where, "list.not-played", { unit: bilingual(name), what: message(`list.no-${what}`) });
  if (riders === null || profile === null) return not("profile");
  const { figure, width, depth, height, changes } = figuresOf(m, u, profile, riders);
  if (width === 0) return not("base");
  const all = holdings(m, u);
  const has = (what: string): boolean => all.some((g) => g.what === what);
  const printed = [
    ...riders.parts,
    ...(u.mount === null ? [] : profile.parts),
    ...changes.flatMap((c) => c.part ?? []),
  ];
  const strikers = printed.filter((p) => p.attackValue !== null);
  /** Rules that some parts have and others have not are nobody's yet. */
  const partial = new Set(
    [...strikers, ...printed.filter((p) => !strikers.includes(p))]
      .flatMap((p) => (p.given ?? []).map((g) => g.what))
      .filter((what) => !isWeapon(what) && missileOf(what) === null && !HARNESS.includes(what) && !isOfModels(what))
      .filter((what) => OF_PARTS.includes(what) || !strikers.every((p) => p.given?.some((g) => g.what === what))),
  );
  const ridersOwn = u.mount !== null && height === "Gigantic" ? ridersSaves(m, u) : NONE;
  const whole = strikers.flatMap((p) => p.given ?? []).filter((g) => !partial.has(g.what) && !isWeapon(g.what));
  const asked = [...all.filter((g) => !ridersOwn.includes(g)), ...whole].filter((g) => !partial.has(g.what));
  const resurrected = changes.reduce((now, c) => c.set?.resurrect ?? now, riders.own?.resurrect);
  const rules = rulesListed(m, u, all, asked, { aegis: riders.own?.aegis, resurrected });
  const shooting = aimed(all);
  const grow = (key: string): number => changes.reduce((sum, c) => sum + (c.add?.[key] ?? 0), 0);
  let unarmed = true;
  const ofParts = new Set<string>();
  const parts = printed.map((p) => {
    const own = aimed(p.given ?? []);
    // Who is on the back of something, or its crew, shoots what the unit has been given.
    const shoots = own.length > 0 || !unarmed || p.given?.some((g) => g.what === "harnessed") ? own : shooting;
    if (shoots.length > 0) unarmed = false;
    const made = partOf(named(book, p.name), p, grow, shoots, saidByRule(has, riders));
    const given = (p.given ?? [])
      .filter((g) => partial.has(g.what) || g.what === "inanimate")
      .filter((g) => g.when === undefined || holds(m, u, g.when))
      .map(ruleGiven)
      .filter((rule) => rule !== null);
    for (const rule of given) ofParts.add(wordOf(rule));
    return made === null || given.length === 0 ? made : { ...made, rules: given };
  });
  const rolled = parts.indexOf(null);
  if (rolled >= 0) return not("rolled");
  const suits = all.map((g) => suitOf(g.what));
  const inHand = strikers.flatMap((p) => p.given ?? []);
  const weapons = [
    ...new Set([...all, ...(all.some((g) => isWeapon(g.what)) ? [] : inHand)].map((g) => g.what).filter(isWeapon)),
  ];
  const other = weapons.filter((w) => w !== "hand-weapon");
  const played = itemIds.filter(
    (id) => u.items.some(({ item }) => item.id === id) || (itemRow(id).slot === "ability" && has(id)),
  );
  const enchanted = enchantedHand(played, other);
  const command = u.unit.command ?? [];
  const numbers = {
    advanceRate: figure("advanceRate") ?? 1,
    marchRate: figure("marchRate") ?? figure("advanceRate") ?? 1,
    discipline: figure("discipline"),
    healthPoints: figure("healthPoints"),
    defensiveSkill: figure("defensiveSkill"),
    resilience: figure("resilience"),
    // A dash: it wears none.
    armour: profile.armour === null ? 0 : figure("armour"),
  };
  for (const value of Object.values(numbers)) if (value === null) return not("rolled");
  const known = new Set([...rules.map(wordOf), ...ofParts]);
  // What the game plays, but not as this unit has it, is not played either: an Aegis against some attacks alone.
  const natural: readonly string[] = rulesOfTypeAndHeight(profile.type, height);
  const otherwise = (what: string): boolean =>
    knownRules.some((r) => r === what) && !known.has(what) && !isWeapon(what) && !natural.includes(what);
  const notYet = new Set(
    namesOfUnit(m, u)
      .filter(({ what, rule }) => rule === null || (partial.has(what) && !ofParts.has(what)) || otherwise(what))
      .map((n) => n.what),
  );
  return {
    name,
    ...(u.entry.traits?.includes("character") === true ? { character: true } : {}),
    type: profile.type,
    height,
    baseWidth: width * 100,
    baseDepth: depth * 100,
    ...(profile.round === true ? { round: true } : {}),
    ...(numbers as { [key in keyof typeof numbers]: number }),
    suit: WEIGHT[Math.max(...suits.map((s) => WEIGHT.indexOf(s)), 0)] ?? "none",
    shield: all.some((g) => SHIELDS.includes(g.what)),
    parts: parts as ModelPart[],
    weapons: other.length > 0 ? [...other.slice(0, 4 - enchanted.length), ...enchanted] : ["hand-weapon"],
    rules,
    ...(played.length === 0 ? {} : { items: played }),
    army: m.list.army,
    notYet: [...notYet].map((what) => namedWhat(book, what)),
    models: u.unit.models,
    champion: command.some((c) => /champion|foreman/.test(c)),
    standard: command.some((c) => c.startsWith("standard-bearer")),
    musician: command.includes("musician"),
    scoring: has("scoring"),
    pointCost: costOfUnit(m, u).points,
    files: u.unit.files ?? usualFiles(u.unit.models, height !== "Standard", shooting.length > 0),
  };
}

function namedWhat(book: Book, what: string): Bilingual {
  const { values } = called(book, what);
  return { en: String(values?.en ?? what), fr: String(values?.fr ?? what) };
}

/** An army as a set-up takes it; or the units that cannot be played, each with its reason. */
export function fielded(
  book: Book,
  list: ArmyList,
): { readonly army: Army } | { readonly problems: readonly Problem[] } {
  const m = resolveList(book, list);
  const made = m.units.map((u) => unitOnField(m, u));
  const problems = made.filter((e): e is Problem => "problem" in e);
  if (problems.length > 0) return { problems };
  const army: Army = { id: list.army, name: { en: list.name, fr: list.name }, units: made as readonly UnitEntry[] };
  const problem = armyProblem(army);
  return problem === null ? { army } : { problems: [problem] };
}
