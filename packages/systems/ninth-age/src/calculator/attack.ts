import { wordsOf } from "../entries/index.ts";
import { printedTotal } from "@tercio/dice";
import { both, type Effect, type GivenNumbers, message, type CalculatorQuestion, varsOf } from "@tercio/kernel";
import { titled } from "@tercio/mass-battle";
import { AS_ASKED, MOST_MODIFIED, rerolls } from "../rules/in-numbers.ts";
import { buildScene } from "../scene/build.ts";
import type { SceneProfile } from "../scene/types.ts";
import type { StrikeVars } from "../sequence/blows.ts";
import { enter } from "../sequence/flow.ts";
import { type RuleGiven } from "../state/parameters.ts";
import { WOUNDS } from "../entries/forms.ts";
import { change, type NinthAge, unit } from "../state/state.ts";
import { editionIn } from "./edition.ts";
import { ruleName } from "./units.ts";
import { needToHit, needToSave, needToWound } from "../state/tables.ts";
import { stands } from "../state/steps.ts";

type Question = CalculatorQuestion<NinthAge>;
type Word = NonNullable<Question["words"]>[number];
type Asked = Question["numbers"][number];

/** What such attacks may have by rules of the game. */
const TRIGGERS = wordsOf((e) => e.asked === true);

/** Special saves of the target. */
const SAVES = ["aegis", "fortitude"] as const;

/** As what the dice need, or as the figures of both. */
const BY = "by";
const [NEEDS, FIGURES] = ["needs", "figures"];
const needed = (id: string, title: Asked["title"], none: boolean): Asked => ({
  ...{ id, title, least: 2, most: 6 },
  ...(none ? { usual: null } : {}),
  only: { word: BY, is: NEEDS },
});
const figure = (id: string, title: Asked["title"], least: number, most: number, usual: number): Asked => ({
  ...{ id, title, least, most, usual },
  only: { word: BY, is: FIGURES },
});
const modifier = (roll: string, title: Asked["title"]): Asked => ({
  ...{ id: `${roll}-modifier`, title, least: -MOST_MODIFIED, most: MOST_MODIFIED, usual: 0 },
  more: true,
});

const again = {
  failed: both("all that fail", "tous les échecs"),
  successful: both("all that succeed", "toutes les réussites"),
  sixes: both("natural 6s", "les 6 naturels"),
};
const reroll = (id: keyof typeof rerolls, title: Word["title"]): Word => ({
  ...{ id, title },
  ...titled(Object.fromEntries(Object.keys(rerolls[id]).map((which) => [which, again[which as keyof typeof again]]))),
  ...{ usual: null, more: true },
});

const numberOf = (given: GivenNumbers, id: string): number => Number(given[id] ?? 0);

/** The first two of these figures by whose difference a table gives what is needed. */
function figuresFor(needs: (difference: number) => number | null, need: number, least = 1): readonly [number, number] {
  for (let own = 1; own <= 10; own++)
    for (let other = least; other <= 10; other++) if (needs(own - other) === need) return [own, other];
  throw new Error(`no figures need ${need}`);
}

interface Figures {
  readonly offence: number;
  readonly defence: number;
  readonly strength: number;
  readonly resilience: number;
  readonly penetration: number;
  readonly armour: number;
}
function figuresOf(given: GivenNumbers): Figures {
  const n = (id: string): number => numberOf(given, id);
  if (given[BY] === FIGURES)
    return {
      ...{ offence: n("offence"), defence: n("defence"), strength: n("strength"), resilience: n("resilience") },
      ...{ penetration: n("penetration"), armour: n("armour") },
    };
  const [offence, defence] = figuresFor(needToHit, n("hit"));
  const [strength, resilience] = figuresFor(needToWound, n("wound"));
  const [armour, penetration] = given.save === undefined ? [0, 0] : figuresFor(needToSave, n("save"), 0);
  return { offence, defence, strength, resilience, penetration, armour };
}

const rulesOf = (given: GivenNumbers): readonly RuleGiven[] => {
  const times = WOUNDS.find((text) => text === given["multiple-wounds"]);
  return [
    ...TRIGGERS.filter((id) => given[id] === true),
    ...(times === undefined ? [] : [{ rule: "multiple-wounds", times } as const]),
  ];
};
const savesOf = (given: GivenNumbers): readonly RuleGiven[] =>
  SAVES.flatMap((rule) => (given[rule] === undefined ? [] : [{ rule, need: numberOf(given, rule) }]));

/** Health Points that they cost where every die falls as well as it can. */
function mostDealt(given: GivenNumbers): number {
  const { dice, sides, add } = printedTotal(String(given["multiple-wounds"] ?? "1"));
  const each = Math.min(dice * sides + add, Math.max(1, numberOf(given, "health")));
  return numberOf(given, "attacks") * (given["battle-focus"] === true ? 2 : 1) * each;
}

/** What holds of the attacks besides their figures. */
function asked(given: GivenNumbers): readonly Effect[] {
  const words = [...["hit", "wound", "save"].map((roll) => `${roll}-modifier`), ...Object.keys(rerolls)];
  const params = Object.fromEntries(words.flatMap((id) => (given[id] === undefined ? [] : [[id, given[id]]])));
  return [{ ...{ id: 0, rule: AS_ASKED, on: 0, from: null, until: {} }, params }];
}

/** An attacker with these figures, and a target that outlives whatever it is dealt. */
function facing(given: GivenNumbers): NinthAge {
  const f = figuresOf(given);
  const plain = {
    ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7 },
  } satisfies Partial<SceneProfile>;
  const attackers: SceneProfile = {
    ...{ ...plain, hp: 1, def: 3, res: 3 },
    parts: [{ att: 1, off: f.offence, str: f.strength, ap: f.penetration, agi: 3, rules: rulesOf(given) }],
  };
  const target: SceneProfile = {
    ...{ ...plain, hp: Math.max(1, numberOf(given, "health")), def: f.defence, res: f.resilience, arm: f.armour },
    ...{ parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }], rules: savesOf(given) },
  };
  const built = buildScene(
    {
      phase: "melee",
      units: {
        A: { side: "first", profile: attackers, models: 1, files: 1, at: [0, -1], facing: "north" },
        B: { side: "second", profile: target, models: 1, files: 1, at: [0, 1], facing: "south" },
      },
    },
    editionIn(given),
  );
  if ("problem" in built) throw new Error(`no such attack: ${built.problem.where}`);
  const struck = unit(built.game, 1);
  const count = mostDealt(given) + 1;
  const game = change(built.game, 1, { pools: struck.pools.map((p, at) => (at === 0 ? { ...p, count } : p)) });
  return { ...game, effects: asked(given) };
}

/** Wounds that no save has stopped, where they are all known. */
function dealt(game: NinthAge): number | null {
  const top = game.stack[game.stack.length - 1];
  if (top === undefined || !stands(top, "initiative-step", LOSSES)) return null;
  return varsOf<StrikeVars>(top).rolled.reduce((sum, { points }) => sum + points, 0);
}
/** The step of an Initiative Step that takes away what has fallen. */
const LOSSES = "6.3";

/** What a number of attacks does, by the very steps of the attack sequence. */
export const attack: Question = {
  id: "attack",
  title: both("Health Points that so many attacks cost", "points de vie que coûtent autant d’attaques"),
  numbers: [
    { id: "attacks", title: both("attacks", "attaques"), least: 1, most: 300, curve: 40 },
    needed("hit", both("needed to hit", "nécessaire pour toucher"), false),
    needed("wound", both("needed to wound", "nécessaire pour blesser"), false),
    needed(
      "save",
      both("needed to save, Armour Penetration counted", "nécessaire pour sauvegarder, pénétration d’armure comprise"),
      true,
    ),
    figure("offence", both("Offensive Skill", "Capacité offensive"), 1, 10, 3),
    figure("defence", both("Defensive Skill of the target", "Capacité défensive de la cible"), 0, 10, 3),
    figure("strength", both("Strength", "Force"), 1, 10, 3),
    figure("resilience", both("Resilience of the target", "Résistance de la cible"), 1, 10, 3),
    figure("penetration", both("Armour Penetration", "Pénétration d’armure"), 0, 10, 0),
    figure("armour", both("Armour of the target, 0: none", "Armure de la cible, 0\u00a0: aucune"), 0, 6, 0),
    ...SAVES.map((id) => ({
      id,
      title: both(`${ruleName(id).en}, needed`, `${ruleName(id).fr}, nécessaire`),
      ...{ least: 2, most: 6, usual: null, ...(id === "aegis" ? {} : { more: true as const }) },
    })),
    {
      id: "health",
      title: both("Health Points of a model of the target", "points de vie d’une figurine de la cible"),
      ...{ least: 1, most: 10, usual: 1, more: true },
    },
    modifier("hit", both("modifier of to-hit rolls", "modificateur des jets pour toucher")),
    modifier("wound", both("modifier of to-wound rolls", "modificateur des jets pour blesser")),
    modifier("save", both("modifier of Armour Saves", "modificateur des sauvegardes d’armure")),
  ],
  words: [
    {
      ...{ id: BY, title: both("given as", "données") },
      ...titled({
        [NEEDS]: both("what the dice need", "ce que les dés demandent"),
        [FIGURES]: both("figures of attackers and target", "caractéristiques des deux camps"),
      }),
      usual: NEEDS,
    },
    {
      ...{ id: "multiple-wounds", title: both("Multiple Wounds", "Blessures multiples") },
      ...{ of: WOUNDS, usual: null, more: true },
    },
    reroll("reroll-hits", both("re-rolled to-hit rolls", "jets pour toucher relancés")),
    reroll("reroll-wounds", both("re-rolled to-wound rolls", "jets pour blesser relancés")),
    reroll("reroll-armour", both("re-rolled Armour Saves", "sauvegardes d’armure relancées")),
    reroll("reroll-special", both("re-rolled special saves", "sauvegardes spéciales relancées")),
  ],
  flags: TRIGGERS.map((id) => ({ id, title: ruleName(id), more: true })),
  example: { attacks: 20, hit: 4, wound: 4, save: 5 },
  pose(given) {
    const game = facing(given);
    const packet = { unit: 0, pool: 0, part: 0, special: null, dice: numberOf(given, "attacks") };
    const packets = [{ ...packet, aims: [{ unit: 1, pool: 0 }] }];
    return {
      id: "attack",
      label: message("odds.losses", { units: [] }),
      start: { ...game, stack: [enter("initiative-step", { duel: null, packets })] },
      stop: (top) => stands(top, "initiative-step", LOSSES),
      result(g) {
        const points = dealt(g);
        return points === null ? null : `${points}`;
      },
      results: Array.from({ length: mostDealt(given) + 1 }, (_, value) => ({
        ...{ id: `${value}`, value },
        label: message("odds.health-points", { points: value }),
      })),
    };
  },
  counts: (result) => result !== "0",
};
