import type { Bilingual } from "@tercio/kernel";
import { type Given, givenTo, holds, type ListedName, type ResolvedUnit, type ResolvedList } from "@tercio/rosters";
import { enforced } from "../enforced.ts";
import { spellIds } from "../book/spells.ts";
import { type WeaponId, weaponIds } from "../book/weapons.ts";
import { type RuleGiven } from "../state/parameters.ts";
import { LEVELS, PATHS } from "../entries/forms.ts";
import { entryOf } from "../entries/index.ts";
import { rulesOfTypeAndHeight } from "../state/tables.ts";
import type { BookProfile } from "./profile.ts";

/** Where the rule of a thing has another id than the thing's own word, or several. */
const RULES: { readonly [what: string]: string } = {
  "light-armour": "t9a.rule.armour-worn",
  "heavy-armour": "t9a.rule.armour-worn",
  "plate-armour": "t9a.rule.armour-worn",
  shield: "t9a.rule.armour-worn",
  musician: "t9a.rule.march-to-the-beat",
  "standard-bearer": "t9a.combat-score.standard-bearer",
  // A part that is harnessed strikes with no weapon and gives no support.
  harnessed: "t9a.rule.supporting-attacks",
  chariot: "t9a.terrain.dangerous-terrain-test.dice.chariot",
  "cannot-use-stomp": "t9a.model-type.construct",
};
/** Where something needs no rule of its own: what it brings stands beside it. */
const GIVEN = "given";
/** Choices of nothing. */
const NOTHING: readonly string[] = ["unarmoured"];

/** How the ids of totems begin; a choice is called by what follows. */
const TOTEM = "t9a.totem.";

/** What somebody has by another name alone. */
export const BRINGS: { readonly [what: string]: readonly RuleGiven[] } = {
  "baleig-highlanders": [{ rule: "hard-target", value: 1 }, "light-troops", "skirmisher"],
  // What it has stands beside it.
  "legion-charioteers": [],
  // Of which kind a greenhide is, where the rest of what that brings stands beside it.
  ...Object.fromEntries(["common-orc", "feral-orc", "iron-orc"].map((orc) => [orc, ["orc"]])),
  ...Object.fromEntries(["common-goblin", "cave-goblin", "forest-goblin"].map((goblin) => [goblin, ["goblin"]])),
  // Which totems somebody bears stands with them.
  totems: [],
  ...Object.fromEntries(
    spellIds.flatMap((id) => (id.startsWith(TOTEM) ? [[`${id.slice(TOTEM.length)}-totem`, []] as const] : [])),
  ),
  "totem-bearers": [],
  "greater-totem-bearers": ["great-totem"],
  // Of which path a Wizard is stands with its level.
  ...Object.fromEntries(PATHS.map((path) => [path, []])),
};

/** Weapons that come with a choice. */
export const armsOf = (what: string): readonly WeaponId[] =>
  weaponIds.filter((id) => entryOf(what)?.arms?.includes(id));

/** Paths, wizards and what only they need. */
const OF_MAGIC: readonly string[] = [
  ...LEVELS,
  "pathmaster",
  "foresight",
  // Items that touch casting, dispelling, Veil Tokens, Bound Spells or Magic Resistance alone.
  ...["banner-of-becalming", "book-of-meladys", "exemplars-flame"],
  "immortal-gauntlets",
];
const MAGIC: Bilingual = {
  en: "needs magic that is not played yet",
  fr: "demande une magie qui n’est pas encore jouée",
};

/** The enforced rule of a thing; null where there is none. */
export function ruleOf(what: string): string | null {
  if (Object.hasOwn(BRINGS, what)) return GIVEN;
  const id = RULES[what] ?? `t9a.rule.${what}`;
  return Object.hasOwn(enforced, id) ? id : null;
}

/** Does an option change figures or parts of a profile? */
const changes = (profile: BookProfile | null, option: string): boolean =>
  profile?.changes?.some(({ when }) => "has" in when && when.has.includes(option)) ?? false;

/** Everything that a unit of a list names: rules, equipment, options, mounts, items. */
export function namesOfUnit(
  m: ResolvedList<BookProfile | null>,
  u: ResolvedUnit<BookProfile | null>,
): readonly ListedName[] {
  const of = (kind: ListedName["kind"], what: string): ListedName => ({ kind, what, rule: ruleOf(what) });
  const parts = [u.entry.profile, u.mount?.profile ?? null].flatMap((p) => p?.parts ?? []);
  const printed = parts.flatMap((p) => p.given ?? []).filter((g) => g.when === undefined || holds(m, u, g.when));
  const body = (u.mount ?? u.entry).profile;
  const natural = body === null ? [] : rulesOfTypeAndHeight(body.type, body.height);
  const rules = [...[...givenTo(m, u), ...printed].map((g) => g.what), ...natural].map((what) => of("rule", what));
  const chosen = u.taken.map(({ option, of: from }): ListedName => {
    const what = option.id.replace(/.*\//, "");
    const name = of(from === "command" ? "command" : "option", what);
    const given: readonly Given[] = option.gives ?? [];
    const plain =
      given.length > 0 ||
      NOTHING.includes(what) ||
      [u.entry, u.mount].some((c) => changes(c?.profile ?? null, option.id));
    return name.rule === null && plain ? { ...name, rule: GIVEN } : name;
  });
  const titles = (u.unit.titles ?? []).map((title) => of("title", title));
  const items = u.items.map(({ item }) => of("item", item.id));
  const all = [
    ...rules,
    ...chosen,
    ...titles,
    ...items,
    ...(u.mount === null ? [] : [{ kind: "mount", what: u.mount.id, rule: GIVEN } as const]),
  ];
  const told = all.map((n) => (n.rule === null && OF_MAGIC.includes(n.what) ? { ...n, waits: MAGIC } : n));
  return [...new Map(told.map((n) => [`${n.kind} ${n.what}`, n])).values()];
}
