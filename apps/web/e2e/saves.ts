import { readFileSync } from "node:fs";
import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  type Json,
  type JsonObject,
  openSituation,
  rollDice,
  save,
  type Scenario,
  type Sitter,
  startBattle,
} from "@tercio/kernel";
import { armies, ninthAge, type NinthAge } from "@tercio/ninth-age";
import { byChance } from "@tercio/testkit";

interface Played {
  /** Each battle as it stood at a request or at its end, in order. */
  readonly battles: Battle<NinthAge>[];
  readonly more: Iterator<{ readonly battle: Battle<NinthAge> }>;
}
/** Battles that somebody has asked for, as far as they were played: many tests begin with the same. The latest few. */
const played = new Map<string, Played>();
const KEPT = 16;

function playedFrom(seed: number, seats: readonly Sitter[], scenario: Scenario): Played {
  const key = JSON.stringify([seed, seats, scenario]);
  const known = played.get(key);
  played.delete(key);
  const begun = (): Played => {
    const { battle } = startBattle(ninthAge, scenario, seed, { seats });
    const more = byChance({ battle, events: [] }, counterSource(seed ^ 0x5bd1, 0));
    return { battles: [], more: more[Symbol.iterator]() };
  };
  const found = known ?? begun();
  played.set(key, found);
  for (const old of [...played.keys()].slice(0, -KEPT)) played.delete(old);
  return found;
}

/** A battle of two random players, played until `stop` holds; as the text of a saved file. */
export function playedUntil(
  seed: number,
  stop: (battle: Battle<NinthAge>) => boolean,
  { seats = [], scenario = ninthAge.rules.starter() }: { seats?: readonly Sitter[]; scenario?: Scenario } = {},
): { readonly text: string; readonly battle: Battle<NinthAge> } {
  const { battles, more } = playedFrom(seed, seats, scenario);
  for (let at = 0; ; at++) {
    if (at === battles.length) {
      const next = more.next();
      if (next.done !== true) battles.push(next.value.battle);
    }
    const battle = battles[at] ?? battles.at(-1);
    if (battle === undefined) throw new Error("a battle begins with a request");
    if (at >= battles.length || battle.request === null || stop(battle))
      return { text: JSON.stringify(save(battle as unknown as Battle)), battle };
  }
}

/** A playthrough's scene with the first lines of its script, as the text of a file. */
export function sceneUpTo(name: string, lines: number): string {
  const whole = JSON.parse(
    readFileSync(new URL(`../../../playthroughs/ninth-age/${name}.json`, import.meta.url), "utf8"),
  ) as {
    script: readonly unknown[];
  };
  return JSON.stringify({ ...whole, script: whole.script.slice(0, lines) });
}

/** Stops a battle at a choice of this kind. */
export const asks =
  (choice: string) =>
  (battle: Battle<NinthAge>): boolean =>
    battle.request?.type === "choice" && battle.request.choice === choice;

/** What the standing choice is about. */
export const aboutOf = <A>(battle: Battle<NinthAge>): A => (battle.request as unknown as { about: A }).about;

const kindOf = (battle: Battle<NinthAge>): string =>
  battle.request?.type === "choice" ? battle.request.choice : (battle.request?.type ?? "over");

/** How many answers are on offer; null where they cannot be counted. */
export function offered({ game, request }: Battle<NinthAge>): number | null {
  if (request?.type !== "choice") return null;
  return ninthAge.rules.choices[request.choice]?.enumerate?.(game, request.about)?.length ?? null;
}

/** The first of many random battles that comes to a choice of this kind. */
export function firstAsked(kind: string): string {
  for (let seed = 1; seed < 60; seed++) {
    const { text, battle } = playedUntil(seed, (b) => asks(kind)(b) && offered(b) !== 1);
    if (battle.request !== null) return text;
  }
  throw new Error(`no battle comes to ${kind}`);
}

const TWO_WEAPONS: JsonObject = {
  ...{ name: { en: "Guards", fr: "Gardes" }, type: "Infantry", height: "Standard", base: [20, 20] },
  ...{ adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3, weapons: ["halberd", "great-weapon"] },
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
};

/** The same men under a banner that works once. */
const CARRIER: JsonObject = { ...TWO_WEAPONS, items: ["banner-of-the-relentless-company"] };

/** A regiment that takes orders, and who gives them. */
const REGIMENT: JsonObject = { ...TWO_WEAPONS, rules: ["parent-unit"] };
const COMMANDER: JsonObject = { ...TWO_WEAPONS, hp: 3, rules: ["orders"], weapons: ["hand-weapon"] };

/** Who flies over others and scratches them. */
const FLOCK: JsonObject = {
  ...TWO_WEAPONS,
  ...{ weapons: ["hand-weapon"], rules: ["raking-claws", "light-troops", { rule: "fly", advance: 8, march: 16 }] },
};

/** A Character on a base of 20 mm, with three Health Points. */
const hero = (en: string, fr: string): JsonObject => ({
  weapon: "hand-weapon",
  profile: { ...TWO_WEAPONS, name: { en, fr }, hp: 3, def: 5, weapons: ["hand-weapon"] },
});

/** Archers, handgunners with two weapons, and a Captain among their targets. */
const SHOOTING: { readonly scene: JsonObject; readonly script: readonly Json[] } = {
  scene: (ninthAge.rules.scenarios().find((s) => s.id === "missiles") as { scenario: Scenario }).scenario.setup[
    "scene"
  ] as JsonObject,
  script: [],
};

/** Who knows two spells and has enemies within their reach, with tokens for a die. */
export const CASTING: { readonly scene: JsonObject; readonly script: readonly Json[] } = {
  scene: {
    phase: "magic",
    magic: {
      known: {
        0: ["spell.alchemy.silver-spike", "spell.alchemy.word-of-iron"],
        3: ["spell.evocation.spectral-blades"],
      },
      tokens: [6, 0],
    },
    units: {
      W: {
        ...{ side: "first", models: 1, files: 1, at: [0, -6] },
        profile: {
          ...{ ...TWO_WEAPONS, name: { en: "Wizard Master", fr: "Maître sorcier" }, hp: 3, weapons: ["hand-weapon"] },
          rules: [{ rule: "wizard-master", path: "alchemy" }],
        },
      },
      A: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [-4, -6] },
      B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [-3, 6] },
      S: {
        ...{ side: "second", models: 1, files: 1, at: [12, 6] },
        profile: {
          ...{
            ...TWO_WEAPONS,
            name: { en: "Sorcerer Adept", fr: "Ensorceleur adepte" },
            hp: 3,
            weapons: ["hand-weapon"],
          },
          rules: [{ rule: "wizard-adept", path: "evocation" }],
        },
      },
      C: { side: "second", profile: "barbarians-with-great-weapons", models: 20, files: 5, at: [4, 6] },
    },
  },
  script: [{ dice: [3] }],
};
const SPIKE = { wizard: 0, spell: "spell.alchemy.silver-spike", way: "basic" };
export const SIPHONED: readonly Json[] = [...CASTING.script, { choice: "siphon", answer: { dice: 1 } }];
export const DECLARED: readonly Json[] = [...SIPHONED, { choice: "cast-spell", answer: SPIKE }];
const AIMED: readonly Json[] = [...DECLARED, { choice: "spell-target", answer: { unit: 2, pool: -1 } }];

/** The same with an item that one of them carries. */
function bearing(name: "W" | "S", item: string): JsonObject {
  const { units } = CASTING.scene as { readonly units: { readonly [name: string]: { readonly profile: JsonObject } } };
  const bearer = units[name] as { readonly profile: JsonObject };
  const changed = { ...bearer, character: true, profile: { ...bearer.profile, items: [item] } };
  return { ...CASTING.scene, units: { ...units, [name]: changed } };
}

/** Men in combat beside a Wizard whose spell lies on the field, with Veil Tokens to discard. */
const tokens = (spell: string): typeof CASTING => ({
  scene: {
    phase: "melee",
    units: {
      A: { side: "first", profile: "warriors", models: 15, files: 5, at: [0, 0] },
      B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5 },
      S: {
        ...{ side: "second", models: 1, files: 1, at: [8, 6], character: true },
        profile: {
          ...{ ...TWO_WEAPONS, hp: 3, weapons: ["hand-weapon"] },
          rules: [{ rule: "wizard-adept", path: "evocation" }],
        },
      },
    },
    contact: [{ of: "B", at: "A", facing: "front" }],
    magic: { known: { 2: [spell] }, tokens: [0, 3] },
    effects: [
      {
        ...{ id: 1, rule: spell, on: 2, from: 2, until: {} },
        params: { spell, way: "basic", friendly: true },
      },
    ],
  },
  script: [],
});

/** The same with one spell that is cast at B with three dice. */
const casts = (spell: string, ...more: readonly Json[]): typeof CASTING => ({
  scene: { ...CASTING.scene, magic: { known: { 0: [spell] } } },
  script: [
    ...[{ dice: [3] }, { choice: "siphon", answer: { dice: 0 } }],
    ...[
      { choice: "cast-spell", answer: { ...SPIKE, spell } },
      { choice: "spell-target", answer: { unit: 2, pool: -1 } },
      { choice: "casting-dice", answer: { dice: 3 } },
      { dice: [4, 5, 6] },
    ],
    ...more,
  ],
});

/** A Wizard of the later edition who casts one spell, with one more rule. */
function later(spell: string, way: string, ...rules: readonly string[]): typeof CASTING {
  const { units } = CASTING.scene as { readonly units: { readonly [name: string]: { readonly profile: JsonObject } } };
  const wizard = units["W"] as { readonly profile: JsonObject };
  const known = { ...wizard.profile, rules: [{ rule: "wizard-master", path: "alchemy" }, ...rules] };
  return {
    scene: {
      ...{ ...CASTING.scene, edition: "2e-late", magic: { known: { 0: [spell] } } },
      units: { ...units, W: { ...wizard, profile: known } },
    },
    script: [
      ...[{ dice: [3] }, { choice: "siphon", answer: { dice: 0 } }],
      { choice: "cast-spell", answer: { wizard: 0, spell, way } },
    ],
  };
}

/** Somebody who lays gates in the first step of his Magic Phase, and where some lie already. */
const gates = (...lying: readonly (readonly [x: number, y: number])[]): JsonObject => ({
  phase: "magic",
  units: {
    A: {
      ...{ side: "first", models: 1, files: 1, at: [-6, -6] },
      profile: {
        ...{ ...TWO_WEAPONS, weapons: ["hand-weapon"], hp: 6, res: 5, base: [100, 150] },
        ...{ type: "Construct", height: "Gigantic", rules: ["gateway"] },
      },
    },
    F: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [6, -6] },
    B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 12] },
  },
  effects: lying.map(([x, y], id) => ({
    ...{ id: id + 1, rule: "gateway-marker", on: null, from: null, until: {} },
    params: { seat: 0, x: x * 2540, y: y * 2540, placedIn: 1 },
  })),
});
const LAYS: Json = { choice: "gateway", answer: { mark: true } };
const QUEEN = "hereditary.de.curse-of-the-phantom-queen";
const FAVOUR = "hereditary.he.favour-of-meladis";

/** What random battles seldom come to: a scene, the script that leads there, and the usual answers after it. */
const SELDOM: { readonly [kind: string]: { readonly scene: JsonObject; readonly script: readonly Json[] } } = {
  // Somebody with an item that works once.
  "use-item": {
    scene: {
      phase: "movement",
      units: {
        A: { side: "first", profile: CARRIER, models: 20, files: 5, at: [0, 0], standard: true },
        B: { side: "second", profile: "warriors", models: 15, files: 5, at: [0, 20] },
      },
    },
    script: [],
  },
  // Somebody who gives orders.
  "give-order": {
    scene: {
      phase: "turn",
      units: {
        A: { side: "first", profile: COMMANDER, models: 1, files: 1, at: [0, 0], character: true },
        B: { side: "first", profile: REGIMENT, models: 20, files: 5, at: [4, 0] },
        C: { side: "second", profile: "warriors", models: 15, files: 5, at: [0, 20] },
      },
    },
    script: [],
  },
  gateway: { scene: gates(), script: [] },
  "gateway-point": { scene: gates(), script: [LAYS] },
  "gateway-close": { scene: gates([-10, -4], [-4, -1], [2, -1], [8, 0]), script: [LAYS] },
  // A Wizard under whose curse somebody takes Health Points, and one whose favour keeps friends from that.
  "discard-tokens": tokens(QUEEN),
  "ignore-losses": tokens(FAVOUR),
  // Somebody who has flown over an enemy.
  sweep: {
    scene: {
      phase: "movement",
      units: {
        A: { side: "first", profile: FLOCK, models: 6, files: 3, at: [0, 0] },
        B: { side: "second", profile: "warriors", models: 15, files: 5, at: [0, 5], facing: "south" },
      },
    },
    script: [
      {
        choice: "move",
        answer: { unit: "A", move: "march", air: true, path: [{ kind: "straight", distance: 30_480 }] },
      },
      // Its March Test.
      { dice: [1, 1] },
    ],
  },
  // A unit that has two weapons.
  weapon: {
    scene: {
      phase: "melee",
      units: {
        A: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [0, 0], state: { charging: true } },
        B: { side: "second", profile: TWO_WEAPONS, models: 20, files: 5 },
      },
      contact: [{ of: "B", at: "A", facing: "front" }],
    },
    script: [],
  },
  // The target of a charge flees, and there are two others.
  "redirect-target": {
    scene: {
      phase: "charge",
      units: {
        A: { side: "first", profile: "electoral-cavalry", models: 10, files: 5, at: [0, -6] },
        B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 3] },
        C: { side: "second", profile: "barbarians-with-great-weapons", models: 20, files: 5, at: [8, 3] },
        D: { side: "second", profile: "barbarians-with-great-weapons", models: 20, files: 5, at: [-8, 3] },
      },
    },
    script: [
      { choice: "charge", answer: { unit: "A", target: "B" } },
      { choice: "charge-reaction", answer: { reaction: "flee" } },
      { dice: [5, 4] },
      { choice: "redirect", answer: { redirect: true } },
      { dice: [4, 3] },
    ],
  },
  // Both targets of a charge that turned flee.
  chase: {
    scene: {
      phase: "charge",
      units: {
        A: { side: "first", profile: "electoral-cavalry", models: 10, files: 5, at: [0, -6] },
        B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [-4, 3] },
        C: { side: "second", profile: "barbarians-with-great-weapons", models: 20, files: 5, at: [4, 3] },
      },
    },
    script: [
      { choice: "charge", answer: { unit: "A", target: "B" } },
      { choice: "charge-reaction", answer: { reaction: "flee" } },
      { dice: [5, 4] },
      { choice: "redirect", answer: { redirect: true } },
      { dice: [4, 3] },
      { choice: "redirect-target", answer: { target: "C" } },
      { choice: "charge-reaction", answer: { reaction: "flee" } },
      { dice: [3, 3] },
    ],
  },
  // A Duel is refused where two Characters could have accepted.
  "name-refuser": {
    scene: {
      phase: "melee",
      units: {
        A: {
          ...{ side: "first", profile: TWO_WEAPONS, models: 20, files: 5, at: [0, 0], champion: true },
          state: { weapon: "halberd", rounds: 1 },
        },
        B: {
          ...{ side: "second", profile: TWO_WEAPONS, models: 20, files: 5, state: { weapon: "halberd", rounds: 1 } },
          characters: [hero("Captain", "Capitaine"), hero("Ensign", "Enseigne")],
        },
      },
      contact: [{ of: "B", at: "A", facing: "front" }],
    },
    script: [{ choice: "issue-duel", answer: { unit: "A", pool: 1 } }],
  },
  shoot: SHOOTING,
  missile: { ...SHOOTING, script: [{ choice: "shoot", answer: { unit: "Handgunners", target: "Spears" } }] },
  "share-hits": { ...SHOOTING, script: [{ choice: "shoot", answer: { unit: "Archers", target: "Captain" } }] },
  siphon: CASTING,
  "cast-spell": { ...CASTING, script: SIPHONED },
  "spell-target": { ...CASTING, script: DECLARED },
  "casting-dice": { ...CASTING, script: AIMED },
  dispel: { ...CASTING, script: [...AIMED, { choice: "casting-dice", answer: { dice: 3 } }, { dice: [2, 3, 4] }] },
  sacrifice: casts("spell.occultism.the-rot-within"),
  // A spell of the later edition that may have a second target, and a Wizard who bleeds for a spell.
  "second-target": later("hereditary.ask.frostbite", "boosted"),
  "sacrificial-offering": later("spell.alchemy.silver-spike", "basic", "t9a.magic-modifier.cul.sacrificial-offering"),
  // An Augment of somebody whose army has a spell that follows such.
  "augment-spell": {
    scene: {
      ...CASTING.scene,
      magic: { known: { 0: ["spell.evocation.ancestral-aid", "hereditary.ud.death-is-only-the-beginning"] } },
    },
    script: [
      ...[{ dice: [3] }, { choice: "siphon", answer: { dice: 0 } }],
      ...[
        { choice: "cast-spell", answer: { ...SPIKE, spell: "spell.evocation.ancestral-aid" } },
        { choice: "spell-target", answer: { unit: 0, pool: -1 } },
      ],
    ],
  },
  // A spell that is aimed at a point.
  "spell-point": {
    scene: { ...CASTING.scene, magic: { known: { 0: ["spell.thaumaturgy.wrath-of-god"] } } },
    script: [
      ...[{ dice: [3] }, { choice: "siphon", answer: { dice: 0 } }],
      { choice: "cast-spell", answer: { ...SPIKE, spell: "spell.thaumaturgy.wrath-of-god" } },
    ],
  },
  // Items of Wizards, and a scroll of the enemy's.
  "add-die": {
    scene: bearing("W", "scepter-of-power"),
    script: [...AIMED, { choice: "casting-dice", answer: { dice: 3 } }, { dice: [2, 3, 4] }],
  },
  "walk-veil": {
    scene: bearing("W", "veil-walker"),
    script: [
      ...[...AIMED, { choice: "casting-dice", answer: { dice: 3 } }, { dice: [2, 3, 4] }],
      { choice: "dispel", answer: { dice: 0 } },
    ],
  },
  "bind-spell": { scene: bearing("S", "binding-scroll"), script: SIPHONED },
  // A spell that the enemy may end.
  "end-spell": {
    scene: {
      ...CASTING.scene,
      effects: [
        {
          ...{ id: 1, rule: "spell.druidism.the-oaken-throne", on: 0, from: 0, until: { source: true } },
          params: { spell: "spell.druidism.the-oaken-throne", way: "basic" },
        },
      ],
    },
    script: [{ dice: [3] }, { choice: "siphon", answer: { dice: 0 } }],
  },
  "spell-option": casts("spell.witchcraft.will-o-the-wisp", { choice: "dispel", answer: { dice: 0 } }),
  // A monster breathes, or does not.
  "special-attack": {
    scene: {
      phase: "melee",
      units: {
        A: {
          ...{ side: "first", models: 1, files: 1, at: [0, 0], state: { charging: true } },
          profile: {
            ...TWO_WEAPONS,
            ...{ height: "Gigantic", base: [50, 100], hp: 6, weapons: ["hand-weapon"] },
            rules: [{ rule: "breath-attack", strength: 4, armourPenetration: 1 }],
          },
        },
        B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5 },
      },
      contact: [{ of: "B", at: "A", facing: "front" }],
    },
    script: [],
  },
  // Who moves at random turns first.
  "random-movement": {
    scene: {
      phase: "movement",
      units: {
        A: {
          ...{ side: "first", models: 2, files: 2, at: [0, -10] },
          profile: {
            ...TWO_WEAPONS,
            height: "Large",
            base: [40, 40],
            rules: [{ rule: "random-movement", dice: "3D6" }],
          },
        },
        B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 3] },
      },
    },
    script: [],
  },
  // Who carries a marker flees from a charge.
  "put-down": {
    scene: {
      phase: "charge",
      objective: "spoils-of-war",
      markers: [{ at: [0, 3], carrier: "B" }],
      units: {
        A: { side: "first", profile: "electoral-cavalry", models: 10, files: 5, at: [0, -6] },
        B: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 3] },
      },
    },
    script: [
      { choice: "charge", answer: { unit: "A", target: "B" } },
      { choice: "charge-reaction", answer: { reaction: "flee" } },
      { dice: [5, 4] },
      { dice: [1, 1, 2] },
    ],
  },
};

/** The save of a scene where it comes to a choice of this kind, the usual answers given on the way. */
function seldomAsked(kind: string): string {
  const opened = openSituation(ninthAge, { system: "ninth-age", ...SELDOM[kind] });
  if (!opened.ok) throw new Error(`${kind}: ${opened.problem.where}`);
  let battle = opened.battle;
  while (battle.request !== null && (kindOf(battle) !== kind || offered(battle) === 1)) {
    if (battle.request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const choice = ninthAge.rules.choices[battle.request.choice];
    const result = answer(battle, choice?.timeout(battle.game, battle.request.about));
    if (!result.ok) throw new Error(`${kind}: ${result.refusal.message.key}`);
    battle = result.battle;
  }
  if (battle.request === null) throw new Error(`${kind} is never asked`);
  return JSON.stringify(save(battle as unknown as Battle));
}

export interface EveryKind {
  readonly whole: string;
  readonly points: ReadonlyMap<string, string>;
  readonly unseen: readonly string[];
}
let every: EveryKind | undefined;

/** A whole battle, and for each kind of choice a point of some battle where it is asked first; found once a process. */
export const everyKindOfChoice = (): EveryKind => (every ??= pointsOf([23, 11, 31, 3, 12, 21, 22, 5, 7]));

/** The first as dice will have it; then those that ask for more than standing somewhere. */
const OBJECTIVES = ["roll", "spoils-of-war", "capture-the-flags", "secure-target", "king-of-the-hill"];

function pointsOf(seeds: readonly number[]): EveryKind {
  const wanted = new Set(Object.keys(ninthAge.rules.choices));
  // What a scene has anyway is no reason to play another battle, or this one to its end.
  const enough = (): boolean => [...wanted].every((kind) => kind in SELDOM || kind === "select-spell");
  const points = new Map<string, string>();
  let whole = "";
  for (const [i, seed] of seeds.entries()) {
    if (enough()) break;
    const starter = ninthAge.rules.starter();
    const objective = OBJECTIVES[i % OBJECTIVES.length] as string;
    // An army of one Scoring Unit has others marked.
    const few = Object.values(armies)
      .slice(0, 2)
      .map((a) => ({
        ...a,
        units: a.units.map((u, at) => ({ ...u, scoring: u.scoring && at === 0 })),
      }));
    const armed = objective === "capture-the-flags" ? { armies: few } : {};
    const map = objective === "king-of-the-hill" ? { map: "two-woods" } : {};
    const setup = { ...starter.setup, objective, ...armed, ...map };
    const scenario = { ...starter, setup: setup as unknown as JsonObject };
    const { text } = playedUntil(
      seed,
      (battle) => {
        const kind = kindOf(battle);
        // The only answer is taken without a word.
        if (!wanted.has(kind) || offered(battle) === 1) return false;
        wanted.delete(kind);
        points.set(kind, JSON.stringify(save(battle as unknown as Battle)));
        return i > 0 && enough();
      },
      { scenario },
    );
    if (i === 0) whole = text;
  }
  for (const kind of Object.keys(SELDOM)) {
    if (!wanted.delete(kind)) continue;
    points.set(kind, seldomAsked(kind));
  }
  // Before the battle, of an army that has Wizards.
  const wizards = ninthAge.rules.scenarios().find((s) => s.id === "magic");
  if (wizards !== undefined && wanted.delete("select-spell"))
    points.set("select-spell", playedUntil(3, asks("select-spell"), { scenario: wizards.scenario }).text);
  return { whole, points, unseen: [...wanted] };
}
