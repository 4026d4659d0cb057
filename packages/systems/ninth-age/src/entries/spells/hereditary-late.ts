import { bound, CASTER, named, type SpellEntries, spell, way, within } from "./spell.ts";

/** The spear of the Daemon Legions in the hands of others. */
const spear = (school: "CUL" | "LdP") =>
  spell(school, null, [way("basic", 4, within(24), ["Da", "H", "M"], "instant")], {
    hits: 1,
    areaAttack: "1x5",
    strength: 2,
    armourPenetration: 2,
    magical: true,
    bracketed: { strength: 5, multipleWounds: 2 },
    strengthPerEarlierSpell: 1,
    counts: "spells of the same Magic Phase",
  });

/** A totem in the hand of its bearer, or planted as a Great Totem. */
const totem = (effect: Parameters<typeof spell>[3]) =>
  spell(
    "totems",
    null,
    [bound("bearer", [4, 8], CASTER, ["A"], "one turn"), bound("Great Totem", [4, 8], within(18), ["A"], "one turn")],
    effect,
  );

/** Hereditary spells and totems that sheet 002 alone prints. */
export const hereditaryLate = {
  "t9a.hereditary.sa.life-always-finds-a-way": named("Life Always Finds a Way", "La vie trouve toujours un chemin", {
    "2e-early": null,
    "2e-late": spell(
      "AS",
      null,
      [
        way("basic", 6, within(24), ["U"], "one turn"),
        way("boosted", 8, within(24), ["H"], "one turn", {
          fortitude: "5+",
          withAnotherFortitude: { fortitudeImprovedBy: 2, fortitudeAtBest: "3+" },
        }),
      ],
      { toWound: -1, attacks: ["Melee Attacks", "Ranged Attacks"] },
    ),
  }),
  "t9a.hereditary.cul.spear-of-infinity": named("Spear of Infinity", "Lance de l’Infini", {
    "2e-early": null,
    "2e-late": spear("CUL"),
  }),
  "t9a.hereditary.ldp.spear-of-infinity": named("Spear of Infinity", "Lance de l’Infini", {
    "2e-early": null,
    "2e-late": spear("LdP"),
  }),
  "t9a.hereditary.hob.chains-of-pride": named("Chains of Pride", "Chaînes de l’orgueil", {
    "2e-early": null,
    "2e-late": spell(
      "HOB",
      null,
      [
        way("basic", 5, within(24), ["U"], "one turn"),
        way("boosted", 9, within(24), ["H"], "one turn", { supernalTakesNoBreakTest: true }),
      ],
      { gains: ["Unstable", "Fearless"] },
    ),
  }),
  "t9a.hereditary.ong.guile-and-fury": named("Guile and Fury", "Ruse et fureur", {
    "2e-early": null,
    "2e-late": spell("O&G", null, [
      way("orc", 8, within(18), ["A"], "one turn", {
        castBy: "orc",
        toHit: 1,
        chargeRange: 1,
        pursuitAndOverrunDistance: 1,
      }),
      way("goblin", 8, within(18), ["H"], "one turn", {
        castBy: "goblin",
        toHit: -1,
        chargeRange: -1,
        pursuitAndOverrunDistance: -1,
      }),
    ]),
  }),
  "t9a.hereditary.ask.frostbite": named("Frostbite", "Morsure de givre", {
    "2e-early": null,
    "2e-late": spell(
      "ASK",
      null,
      [
        way("basic", 5, within(24), ["U"], "one turn", { targets: 1 }),
        way("boosted", 8, within(24), ["U"], "one turn", { targets: 2 }),
      ],
      { friend: { armour: 1 }, enemy: { armour: -1 } },
    ),
  }),
  "t9a.hereditary.mak.breath-of-the-steppe": named("Breath of the Steppe", "Souffle de la steppe", {
    "2e-early": null,
    "2e-late": spell(
      "MAK",
      null,
      [
        way("basic", 6, within(36), ["G"], "one turn", {
          tornado: { cover: "soft", dangerousTerrain: 2, strider: false },
        }),
        way("boosted", 8, within(18), ["G"], "one turn", {
          tornado: { cover: "hard", dangerousTerrain: 3, strider: false },
        }),
      ],
      { marker: { shape: "round", diameter: 3, fartherFromUnitsThan: 1 } },
    ),
  }),
  "t9a.totem.blooded-horn": named("Totem of the Blooded Horn", "Totem de la Corne sanglante", {
    "2e-early": null,
    "2e-late": totem({ of: "unit", attackValue: 1, armourPenetration: 2, attacks: ["Close Combat Attacks"] }),
  }),
  "t9a.totem.black-wing": named("Totem of the Black Wing", "Totem de l’Aile noire", {
    "2e-early": null,
    "2e-late": totem({ of: "unit", agility: 3, devastatingCharge: { advanceRate: "D3+1" } }),
  }),
  "t9a.totem.gnarled-hide": named("Totem of the Gnarled Hide", "Totem de la Peau noueuse", {
    "2e-early": null,
    "2e-late": totem({ of: "unit", armour: 1, gains: ["Distracting"] }),
  }),
  "t9a.totem.clouded-eye": named("Totem of the Clouded Eye", "Totem de l’Œil embué", {
    "2e-early": null,
    "2e-late": totem({ of: "unit", gains: ["Hard Target (1)", "Magic Resistance (3)"] }),
  }),
} as const satisfies SpellEntries;
