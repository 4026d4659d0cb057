import { cardOf } from "../../src/calculation/casting.ts";
import { boundSpells, powersOf } from "../../src/calculation/bound-spells.ts";
import { armourOf, discipline, distanceRoll, testDice } from "../../src/calculation/characteristics.ts";
import { health } from "../../src/calculation/health.ts";
import { advanceRate } from "../../src/calculation/rates.ts";
import { spellTargets } from "../../src/battlefield/spell-targets.ts";
import { book } from "../../src/hooks/book.ts";
import { shootsAtAll } from "../../src/state/breath.ts";
import { hasRule, parametersOf, profileHas } from "../../src/state/held.ts";
import type { ItemId } from "../../src/state/items.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import type { NinthAge } from "../../src/state/state.ts";
import type { DisciplineUse } from "../../src/hooks/moments.ts";
import { fight, gameOf, like } from "../rule-cases/combat-scenes.ts";
import type { Hero, More } from "../rule-cases/item-scenes.ts";
import { casts, hitGroups, stage, wizard } from "../rule-cases/magic-scenes.ts";
import { block, played, quiet } from "../rule-cases/scenes.ts";
import { foe, spellbook } from "../rule-cases/spell-scenes.ts";
import {
  back,
  bearer,
  bearing,
  blow,
  charging,
  hits,
  hitsBack,
  items,
  meets,
  men,
  type Own,
  percent,
  quick,
  type Rows,
  type Rules,
  rules,
  save,
  shotAt,
  special,
  the,
  wounds,
  worst,
} from "./items-scenes.ts";

const TAKEN = "what may be bought is no scene: the books of the list builder";
const SPELL = "shown by the page of the spell";
const BOUND = "the dice of Bound Spells are those of all: their pages";
const ALWAYS = "of all Bound Spells and Damage spells: their pages";
const SIX = "natural 6s to wound: the page of Lethal Strike";
const APART = "another unit of the same side is none of these scenes";

const maskOf = (bears: boolean) => items(bears, "death-mask-of-teput");
const masked = (bears: boolean, off = 3): NinthAge => meets(maskOf(bears), men({}, { off }));

/** Thirty men, and a Character with the item among them, before the foe. */
const led = (bears: boolean, item: ItemId, men: More = {}, own: Own = {}, more: More = {}): NinthAge =>
  gameOf(
    fight({
      a: {
        profile: like(men),
        characters: [
          { profile: bearing({ ...items(bears, item), ...more }) },
          { profile: bearing({ rules: men.rules ?? [] }) },
        ],
        ...own,
      },
    }),
  );
const STANDARD = { rules: ["battle-standard-bearer"] } as const;
const icon = (bears: boolean, of: Rules, rounds: number): NinthAge =>
  led(bears, "executioners-icon", { rules: of }, { state: { rounds } }, STANDARD);
const RUTHLESS: Rules = ["ruthless-efficiency"];

/** A friend with the item so far to the side of the foe's enemy, edge to edge. */
const ring = (bears: boolean, away: number, dis: number, side: "first" | "second" = "first"): NinthAge => {
  const E = block(side, [away + 120 / 25.4, 0], "north", {
    profile: like(items(bears, "ring-of-the-obsidian-thrones")),
  });
  return gameOf(fight({ a: { profile: like({ dis }) }, more: { E } }));
};
const near = (bears: boolean, away: number, dis: number, use: DisciplineUse, side?: "second"): number =>
  percent(ring(bears, away, dis, side), use);
const mantle = (bears: boolean, away: number, rule: Rules = [], charge = true): number => {
  const E = block("second", [away + 120 / 25.4, 0], "north", { profile: like(rules(bears, "mantle-of-ullor")) });
  return quick(gameOf(fight({ a: { profile: like({ rules: rule }), state: { charging: charge } }, more: { E } })));
};

const banner = (bears: boolean, item: ItemId, more: More = {}): Own => ({
  standard: true,
  profile: like({ ...more, ...items(bears, item) }),
});
const ryma = (bears: boolean, charge: boolean, pool = 0): number => {
  const a = { ...banner(bears, "war-banner-of-ryma"), state: { charging: charge } };
  return blow(gameOf(fight({ a: { ...a, characters: [{ profile: bearing() }] } })), pool).strength.value;
};
const lacquered = (bears: boolean, more: More = {}): More => ({
  type: "Cavalry",
  base: [25, 50],
  ...more,
  ...items(bears, "glittering-lacquer"),
});
const lacquer = (bears: boolean, away = 6, more: More = {}): string => shotAt(bearer(lacquered(bears, more)), away);
const boon = (bears: boolean, type: "Infantry" | "Cavalry" = "Infantry", foes: Rules = []): NinthAge =>
  gameOf(fight({ a: banner(bears, "caehrens-boon", { type }), b: men({ rules: foes }) }));
const dice = (game: NinthAge, use: "charge" | "pursuit"): string =>
  distanceRoll(game, the(game), use).dice === 3 ? "3D6, drop the lowest" : "2D6";
const scent = (bears: boolean, hurt: boolean): number =>
  charging(banner(bears, "caehrens-boon"), hurt ? { profile: like({ hp: 2 }), lost: 1 } : {});

/** What an enemy's Armour comes to in such a suit, and what the foe needs to save. */
const worn = (own: Hero): number => {
  const game = meets(own);
  const [pool] = the(game).pools;
  return pool === undefined ? -1 : armourOf(game, the(game), pool).value;
};
const steel = (bears: boolean, more: Hero = {}): Hero => ({ suit: "plate", ...items(bears, "blacksteel"), ...more });
const seal = (bears: boolean, more: Hero = {}): Hero => ({ suit: "plate", ...items(bears, "imperial-seal"), ...more });
const forged = (bears: boolean, suit: "light" | "heavy" | "plate", more: Hero = {}): Hero => ({
  suit,
  ...items(bears, "thriceforged"),
  ...more,
});
const TOWERING = { rules: ["towering-presence"] } as const;
const feared = (bears: boolean): NinthAge => meets(steel(bears), men({}, {}, { state: { afraid: bears } }));
const dread = (bears: boolean): number => discipline(meets(steel(bears)), the(meets(steel(bears)), 1), "break").value;

const bound = (item: ItemId, bears: boolean, state: NonNullable<Own["state"]> = {}): string => {
  const w = { ...wizard("pyromancy", "wizard-adept", items(bears, item)), state };
  const [found] = boundSpells(gameOf(stage({ knows: [], w })), 0);
  return found === undefined ? "none" : powersOf("2e-early", found.bound, found.spell).join("/");
};
const CURSE: SpellWord = "rule.curse-of-phatep";
const reaches = (spell: SpellWord, inches: number): boolean =>
  spellTargets(gameOf(spellbook("evocation", [spell], { B: foe(inches) })), 0, { spell, way: "basic" }).some(
    (list) => list.length > 0,
  );
const cursed = (total: number): number =>
  hitGroups(
    casts(
      stage({ knows: [CURSE], b: { profile: like({}) } }),
      { spell: CURSE, target: 1, dice: [6], rolls: { "roll.spell-by-test": { show: { total } } } },
      { until: { step: total > 7 ? "volley/d" : "casting/f" } },
    ),
  )[0]?.[0] ?? 0;

const ankh = (bears: boolean, pool: number, foes: Rules = []): string => {
  const game = gameOf(
    fight({
      a: {
        characters: [{ profile: bearing(rules(bears, "ankh-of-naptesh")) }, { profile: bearing() }],
      },
      b: men({ rules: foes }),
    }),
  );
  return special(game, pool);
};
const jackal = (bears: boolean, more: More = {}, foes: Rules = []): NinthAge =>
  meets({ ...items(bears, "jackals-blessing"), ...more }, men({ rules: foes }));
const orb = (bears: boolean, tokens: number): number => {
  // The first card adds its own tokens to the pool, and he channels one.
  const ofCard = cardOf(1).veilTokens + 1;
  const own: Rules = [{ rule: "wizard-adept", path: "pyromancy" }, ...(bears ? (["veilgate-orb"] as const) : [])];
  const scene = stage({
    ...{ knows: [], w: { ...wizard("pyromancy"), profile: like({ hp: 3, rules: own }) } },
    scene: { magic: { tokens: [tokens - ofCard, 0], cards: [[1], [1]] } },
  });
  return played(scene, quiet({ siphon: { answer: { dice: 0 } } }), { until: { step: "magic-phase/6" } }).game.magic
    .tokens[0];
};
const staff = (bears: boolean) => {
  const game = meets(rules(bears, "dragon-staff"));
  const [pool] = the(game).pools;
  return {
    breath: pool === undefined ? undefined : parametersOf(pool.profile)["breath-attack"],
    may: pool !== undefined && shootsAtAll(game, the(game), pool),
  };
};

export const wornBy: { readonly [name: string]: Rows } = {
  "Book of the Dead": [
    (bears) => bound("book-of-the-dead", bears),
    ...Array.from({ length: 3 }, () => BOUND),
    ...Array.from({ length: 8 }, () => SPELL),
  ],
  "Phatep's Curse": [
    (bears) => bound("phateps-curse", bears),
    (bears) => bound("phateps-curse", bears, { moved: "none" }) !== "none",
    (bears) => bound("phateps-curse", bears, { moved: "advance" }) !== "none",
    (bears) => bound("phateps-curse", bears, { moved: "march" }) !== "none",
    "a Reform leaves what it has moved as it is: as where it stood",
    (bears) => bears && reaches(CURSE, 36),
    (bears) => bears && reaches(CURSE, 36.01),
    SPELL,
    ...[7, 8, 12, 18].map((total) => (bears: boolean) => (bears ? cursed(total) : 0)),
    ...Array.from({ length: 4 }, () => SPELL),
    ALWAYS,
  ],
  "Ankh of Naptesh": [
    (bears) => ankh(bears, 0),
    (bears) => ankh(bears, 1),
    (bears) => ankh(bears, 2),
    APART,
    (bears) => ankh(bears, 0, ["flaming-attacks"]),
    SIX,
    (bears) => profileHas(the(meets(rules(bears, "ankh-of-naptesh"))).entry, "hierophant"),
    SPELL,
    SPELL,
  ],
  "Jackal's Blessing": [
    (bears) => health(jackal(bears), the(jackal(bears))),
    (bears) => special(jackal(bears)),
    (bears) => special(jackal(bears, {}, ["flaming-attacks"])),
    SIX,
    "its Health Points, as above",
    (bears) => worn({ suit: "light", ...items(bears, "jackals-blessing") }),
    (bears) => worst(jackal(bears, {}, [{ rule: "multiple-wounds", times: "D6" }]), back),
  ],
  "Death Mask of Teput": [
    (bears) => back(masked(bears)).offensiveSkill.value,
    (bears) => blow(masked(bears)).defensiveSkill.value,
    (bears) => hitsBack(masked(bears)),
    (bears) => hitsBack(masked(bears, 4)),
    (bears) => hitsBack(masked(bears, 6)),
    "all models of these scenes touch him: a reading, `item-enemies`",
    "blows at others than the bearer: a reading, `item-enemies`",
    (bears) => back(masked(bears, 1)).offensiveSkill.value,
  ],
  "Executioner's Icon": [
    (bears) => wounds(meets({ ...items(bears, "executioners-icon"), ...STANDARD })),
    (bears) => `${blow(icon(bears, [], 1), 1).wound}+`,
    (bears) => `${blow(icon(bears, RUTHLESS, 0)).wound}+`,
    (bears) => `${blow(icon(bears, RUTHLESS, 1)).wound}+`,
    (bears) => `${blow(icon(bears, [], 1)).wound}+`,
    "not a blow: shown by the page of Artistry of Death",
    (bears) => `${blow(icon(bears, [], 1), 1).hit}+`,
    (bears) => `${blow(icon(bears, RUTHLESS, 1), 2).wound}+`,
  ],
  "Ring of the Obsidian Thrones": [
    (bears) => near(bears, 6, 7, "break"),
    (bears) => near(bears, 6.01, 7, "break"),
    (bears) => near(bears, 6, 8, "panic"),
    (bears) => near(bears, 6, 8, "march"),
    (bears) => percent(meets({ dis: 8, ...items(bears, "ring-of-the-obsidian-thrones") }), "break"),
    (bears) => near(bears, 2, 7, "panic", "second"),
    (bears) => {
      const game = ring(bears, 6, 8);
      return testDice(game, the(game), "panic").value === -1 ? "3D6, drop the highest" : "2D6";
    },
  ],
  "Veilgate Orb": [
    ...[8, 6, 7, 4].map((pool) => (bears: boolean) => orb(bears, pool)),
    "the first card and its bearer bring four tokens at least",
    "the first card and its bearer bring four tokens at least",
  ],
  "Dragon Staff": [
    "the dice of a breath: the page of Breath Attack",
    "the dice of a breath: the page of Breath Attack",
    (bears) => (staff(bears).breath === undefined ? "none" : Number(staff(bears).breath?.strength)),
    (bears) => (staff(bears).breath === undefined ? "none" : Number(staff(bears).breath?.armourPenetration)),
    (bears) => JSON.stringify(staff(bears).breath ?? "").includes("flaming-attacks"),
    ...Array.from({ length: 5 }, () => "of all breaths: the page of Breath Attack"),
    (bears) => staff(bears).may,
    ...Array.from({ length: 4 }, () => "of all breaths: the page of Breath Attack"),
  ],
  "War Banner of Ryma": [
    (bears) => ryma(bears, true),
    (bears) => ryma(bears, false),
    "two standards in one unit cannot be",
    (bears) => ryma(bears, true, 1),
    "harnessed parts: the page of the banner",
    (bears) => charging(banner(bears, "war-banner-of-ryma")),
    (bears) => charging(banner(bears, "war-banner-of-ryma", { type: "Cavalry", adv: 9 })),
    (bears) => charging(banner(bears, "war-banner-of-ryma")) + 7,
    (bears) => {
      const game = gameOf(fight({ a: banner(bears, "war-banner-of-ryma") }));
      return advanceRate(game, the(game));
    },
    (bears) => quick(led(bears, "war-banner-of-ryma", {}, { state: { charging: true } }, STANDARD), 0, 1),
  ],
  "Glittering Lacquer": [
    TAKEN,
    (bears) => lacquer(bears),
    (bears) => lacquer(bears, 15),
    "five men and their Character: the page of Hard Target",
    (bears) => lacquer(bears, 6, { rules: [{ rule: "hard-target", value: 1 }] }),
    (bears) => hitsBack(meets(lacquered(bears))),
  ],
  "Caehren's Boon": [
    (bears) => dice(boon(bears), "charge"),
    "percentages follow from the dice above",
    "Beasts are swift by themselves, and Constructs are none of these scenes",
    (bears) => scent(bears, true),
    (bears) => scent(bears, false),
    "points regained are not played",
    (bears) => scent(bears, true) + 7,
    (bears) =>
      discipline(boon(bears, "Infantry", ["fear"]), the(boon(bears, "Infantry", ["fear"])), "break").value === 7,
    (bears) => testDice(boon(bears), the(boon(bears)), "restrain").value === 1,
    "while it is not Engaged: the page of Scent of Blood",
    (bears) => dice(boon(bears), "pursuit"),
    (bears) => hasRule(boon(bears, "Cavalry"), the(boon(bears, "Cavalry")), "scent-of-blood"),
  ],
  "Mantle of Ullor": [
    (bears) => mantle(bears, 5.99),
    (bears) => mantle(bears, 6.01),
    (bears) => mantle(bears, 6),
    (bears) => quick(meets({ ...rules(bears, "mantle-of-ullor"), charging: true })),
    (bears) => mantle(bears, 6, [], false),
    (bears) => mantle(bears, 6, [{ rule: "devastating-charge", agility: 2 }]),
  ],
  Blacksteel: [
    (bears) => worn(steel(bears)),
    (bears) => worn(steel(bears, { type: "Cavalry" })),
    (bears) => worn(steel(bears, { shield: true })),
    TAKEN,
    (bears) => save(meets(steel(bears))),
    (bears) => save(meets(steel(bears), men({}, { ap: 2 }))),
    dread,
    "the test itself: the page of Fear",
    (bears) => hits(feared(bears)),
    (bears) => hitsBack(feared(bears)),
  ],
  "Imperial Seal": [
    (bears) => worn(seal(bears)),
    (bears) => worn(seal(bears, { shield: true })),
    (bears) => save(meets(seal(bears))),
    (bears) => save(meets(seal(bears), men({}, { ap: 2 }))),
    (bears) => save(meets(seal(bears), men({}, { ap: 1 }))),
    (bears) => discipline(meets(seal(bears)), the(meets(seal(bears))), "panic").value,
    (bears) => percent(meets(seal(bears)), "panic"),
    (bears) => {
      const A = block("first", [0, 0], "north", { characters: [{ profile: bearing(seal(bears)) }] });
      const game = gameOf({ phase: "movement", units: { A, B: block("second", [0, 20], "south") } });
      return book.refusals("flee as a charge reaction", game, { unit: the(game) }).length === 0;
    },
    "fleeing from Terror: the page of Terror",
    TAKEN,
  ],
  "Icon of the Infinite": [
    (bears) => {
      const A = block("first", [0, 0], "north", banner(bears, "icon-of-the-infinite"));
      const game = gameOf({ phase: "magic", units: { A, B: block("second", [0, 12], "south") } });
      const [found] = boundSpells(game, 0);
      return found === undefined ? "none" : powersOf(game.edition, found.bound, found.spell).join("/");
    },
    ...Array.from({ length: 3 }, () => BOUND),
    ...Array.from({ length: 7 }, () => SPELL),
    (bears) => bears && reaches("hereditary.wdg.hellfire", 18),
    (bears) => bears && reaches("hereditary.wdg.hellfire", 18.01),
    ...Array.from({ length: 3 }, () => ALWAYS),
  ],
  ThriceForged: [
    (bears) => worn(forged(bears, "light")),
    (bears) => worn(forged(bears, "heavy")),
    (bears) => worn(forged(bears, "plate")),
    (bears) => worn(forged(bears, "plate", { shield: true })),
    (bears) => worn(forged(bears, "plate", TOWERING)),
    (bears) => worn(forged(bears, "light", TOWERING)),
    (bears) => worn(forged(bears, "heavy", { ...TOWERING, shield: true })),
    (bears) => save(meets(forged(bears, "light"))),
    TAKEN,
    TAKEN,
  ],
};
