import { printedDice } from "@tercio/dice";
import { type Bilingual, both, type GivenNumbers, message, type CalculatorQuestion, there } from "@tercio/kernel";
import { again, modified, mortalOnWound, MOST_MODIFIED } from "./rules/in-numbers.ts";
import { checkScenario, scenes, setup } from "./scene/setup.ts";
import type { Scene } from "./scene/types.ts";
import { builtIn } from "./scene/warscrolls.ts";
import { type Count, type Sigmar, unit, type Warscroll, woundsLeft } from "./state/state.ts";
import { attacking, attackQuestion, meeting } from "./view/questions.ts";

const count = (said: unknown): Count => (said === "D3" || said === "D6" ? said : Number(said));
/** The most that it can come to. */
const most = (c: Count): number => (typeof c === "number" ? c : printedDice(`1${c}`).sides);

/** What a modifier or a re-roll of one of the rolls is held by. */
function heldOf(given: GivenNumbers, roll: "hit" | "wound" | "save"): readonly string[] {
  const by = Number(given[`${roll}-modifier`] ?? 0);
  const which = given[`reroll-${roll}s`];
  return [
    ...(by === 0 ? [] : [modified(roll, by)]),
    ...(which === "ones" || which === "failed" ? [again(roll, which)] : []),
  ];
}

/** Words by which the attacker's rules, and the target's, are held. */
const heldBy = (given: GivenNumbers): readonly string[] => [
  ...heldOf(given, "hit"),
  ...heldOf(given, "wound"),
  ...(given["mortal-on-hit"] === undefined ? [] : [given["mortal-instead"] === true ? "cruel" : "venomed"]),
  ...(given["mortal-on-wound"] === undefined ? [] : [mortalOnWound(given["mortal-wound-instead"] === true)]),
  ...(given["exploding-hits"] === undefined ? [] : ["flurry"]),
];
const guarded = (given: GivenNumbers): readonly string[] => [
  ...heldOf(given, "save"),
  ...(given.negate === undefined ? [] : [given.negate === 6 ? "warding" : `warding-${String(given.negate)}`]),
];

/** An attacker with such a weapon, and a target that outlives whatever it is dealt. */
function facing(given: GivenNumbers): Sigmar {
  const scroll = (name: Warscroll["name"], abilities: readonly string[]): Warscroll => ({
    ...{ name, move: 5, wounds: 1, bravery: 6, save: null, flies: false, abilities },
    base: { kind: "round", radius: 1250 },
    weapons: [
      {
        name: both("Weapon", "Arme"),
        range: 1,
        attacks: 1,
        toHit: Number(given.hit),
        toWound: Number(given.wound),
        rend: 0 - Number(given.rend),
        damage: count(given.damage),
      },
    ],
  });
  const scene: Scene = {
    units: {
      A: { side: "first", warscroll: scroll(both("Attackers", "Attaquants"), heldBy(given)), models: 1, at: [0, 0] },
      B: { side: "second", warscroll: scroll(both("Target", "Cible"), guarded(given)), models: 1, at: [0, 1.2] },
    },
  };
  const game = setup(scenes.scenario(scene));
  const target = unit(game, 1);
  const save = given.save === undefined ? null : Number(given.save);
  const warscroll = { ...target.entry.warscroll, save, wounds: dealtAtMost(given) + 1 };
  return { ...game, units: [unit(game, 0), { ...target, entry: { ...target.entry, warscroll } }] };
}

/** Damage of attacks that all go through as well as can be. */
function dealtAtMost(given: GivenNumbers): number {
  const hits = given["exploding-hits"] === undefined ? 1 : 2;
  const mortal = (id: string): number => Number(given[id] !== undefined);
  const each = most(count(given.damage)) + mortal("mortal-on-wound");
  return Number(given.attacks) * (each * hits + mortal("mortal-on-hit"));
}

const WARSCROLLS = [...builtIn.keys()];
const warscrollWord = (whose: "a" | "b", usual: string): NonNullable<CalculatorQuestion<Sigmar>["words"]>[number] => ({
  id: whose,
  title: whose === "a" ? both("A: attacker", "A\u00a0: attaquant") : both("B: target", "B\u00a0: cible"),
  of: WARSCROLLS,
  titles: Object.fromEntries([...builtIn].map(([id, { name }]) => [id, name])),
  ...{ usual, piece: true },
});
const warscrollOf = (given: GivenNumbers, whose: "a" | "b"): Warscroll | null => {
  const word = String(given[whose]);
  try {
    return word.startsWith("{") ? (JSON.parse(word) as Warscroll) : (builtIn.get(word) ?? null);
  } catch {
    return null;
  }
};
function struck(given: GivenNumbers): Scene | null {
  const [a, b] = [warscrollOf(given, "a"), warscrollOf(given, "b")];
  if (a === null || b === null) return null;
  return {
    units: {
      A: { side: "first", warscroll: a, models: Number(given["a-models"]), at: [0, -12], arrangement: "close" },
      B: { side: "second", warscroll: b, models: Number(given["b-models"]), at: [0, 12], arrangement: "close" },
    },
  };
}

/** What all models of a unit that reach another do to it, with all their weapons. */
const strike: CalculatorQuestion<Sigmar> = {
  id: "strike",
  title: both("models of B slain by A", "figurines de B tuées par A"),
  numbers: [
    {
      id: "a-models",
      title: both("models of A", "figurines de A"),
      least: 1,
      most: 30,
      usual: 10,
    },
    { id: "b-models", title: both("models of B", "figurines de B"), least: 1, most: 30, usual: 10 },
  ],
  words: [warscrollWord("a", "shieldguard"), warscrollWord("b", "barrow-dead")],
  flags: [],
  example: { a: "shieldguard", b: "barrow-dead" },
  problem(given) {
    const scene = struck(given);
    return scene === null ? message("posed.no-unit") : (checkScenario(scenes.scenario(scene))?.message ?? null);
  },
  pose(given) {
    const game = setup(scenes.scenario(there(struck(given))));
    const [a, b] = [unit(game, 0), unit(game, 1)];
    const packets = a.entry.warscroll.weapons.map((_, weapon) => ({
      weapon,
      models: Number(given["a-models"]),
      target: 1,
    }));
    return attackQuestion(game, a, b, packets);
  },
  counts: (result) => result !== "0",
};

const modifierOf = (roll: string, title: Bilingual): CalculatorQuestion<Sigmar>["numbers"][number] => ({
  id: `${roll}-modifier`,
  title,
  ...{ least: -MOST_MODIFIED, most: MOST_MODIFIED, usual: 0, more: true },
});
const rerollOf = (roll: string, title: Bilingual): NonNullable<CalculatorQuestion<Sigmar>["words"]>[number] => ({
  id: `reroll-${roll}s`,
  title,
  of: ["failed", "ones"],
  titles: { failed: both("all that fail", "tous les échecs"), ones: both("1s", "les 1") },
  ...{ usual: null, more: true },
});

/** What a number of attacks does, by the very steps of the attack sequence; what one unit does to another. */
export const posed: readonly CalculatorQuestion<Sigmar>[] = [
  {
    id: "attack",
    title: both("damage of so many attacks", "dégâts d’autant d’attaques"),
    numbers: [
      { id: "attacks", title: both("attacks", "attaques"), least: 1, most: 300, curve: 40 },
      { id: "hit", title: both("needed to hit", "nécessaire pour toucher"), least: 2, most: 6 },
      { id: "wound", title: both("needed to wound", "nécessaire pour blesser"), least: 2, most: 6 },
      {
        id: "rend",
        title: both("Rend, as a plain number", "Perforation, en nombre simple"),
        least: 0,
        most: 6,
        usual: 0,
      },
      { id: "save", title: both("needed to save", "nécessaire pour sauvegarder"), least: 2, most: 6, usual: null },
      {
        id: "mortal-on-hit",
        title: both(
          "natural face to hit that adds a mortal wound",
          "face naturelle pour toucher qui ajoute une blessure mortelle",
        ),
        ...{ least: 6, most: 6, usual: null, more: true },
      },
      {
        id: "mortal-on-wound",
        title: both(
          "natural face to wound that adds a mortal wound",
          "face naturelle pour blesser qui ajoute une blessure mortelle",
        ),
        ...{ least: 6, most: 6, usual: null, more: true },
      },
      {
        id: "exploding-hits",
        title: both(
          "natural face to hit that counts as two hits",
          "face naturelle pour toucher qui compte pour deux touches",
        ),
        ...{ least: 6, most: 6, usual: null, more: true },
      },
      {
        id: "negate",
        title: both("needed to negate each wound", "nécessaire pour annuler chaque blessure"),
        ...{ least: 2, most: 6, usual: null },
      },
      modifierOf("hit", both("modifier of hit rolls", "modificateur des jets de touche")),
      modifierOf("wound", both("modifier of wound rolls", "modificateur des jets de blessure")),
      modifierOf("save", both("modifier of save rolls", "modificateur des jets de sauvegarde")),
    ],
    words: [
      {
        id: "damage",
        title: both("damage of each wound that is not saved", "dégâts de chaque blessure non sauvegardée"),
        of: [...Array.from({ length: 20 }, (_, n) => String(n + 1)), "D3", "D6"],
        usual: "1",
      },
      rerollOf("hit", both("re-rolled hit rolls", "jets de touche relancés")),
      rerollOf("wound", both("re-rolled wound rolls", "jets de blessure relancés")),
      rerollOf("save", both("re-rolled save rolls", "jets de sauvegarde relancés")),
    ],
    flags: [
      {
        id: "mortal-instead",
        title: both(
          "mortal wound of a hit roll instead of the hit",
          "blessure mortelle d’un jet de touche à la place de la touche",
        ),
        more: true,
      },
      {
        id: "mortal-wound-instead",
        title: both(
          "mortal wound of a wound roll instead of the wound",
          "blessure mortelle d’un jet de blessure à la place de la blessure",
        ),
        more: true,
      },
    ],
    example: { attacks: 20, hit: 3, wound: 4, rend: 1, damage: "2", save: 4 },
    pose(given) {
      const game = facing(given);
      const packets = [{ weapon: 0, models: Number(given.attacks), target: 1 }];
      const has = woundsLeft(unit(game, 1));
      const dealt = (g: Sigmar): number => has - woundsLeft(unit(g, 1));
      return {
        id: "attack",
        label: message("odds.attack", {
          unit: { key: "@", values: both("Attackers", "Attaquants") },
          foe: { key: "@", values: both("Target", "Cible") },
        }),
        start: attacking(game, unit(game, 0), packets),
        stop: () => false,
        rest: meeting,
        result: (g) => (g.stack.length > 0 ? null : `${dealt(g)}`),
        results: Array.from({ length: dealtAtMost(given) + 1 }, (_, n) => ({
          ...{ id: `${n}`, value: n },
          label: message("odds.slain", { models: n }),
        })),
      };
    },
    counts: (result) => result !== "0",
  },
  strike,
];
