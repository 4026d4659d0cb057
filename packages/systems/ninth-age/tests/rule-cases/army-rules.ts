import { distribution } from "@tercio/dice";
import { piece, type RuleCase } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import type { DisciplineUse, DistanceUse } from "../../src/hooks/moments.ts";
import { attackChain } from "../../src/calculation/attack-chain.ts";
import { initiativeOf, strikeOf } from "../../src/calculation/attacks.ts";
import {
  armourOf,
  attackValue,
  discipline,
  distanceRoll,
  testDice,
  testedAgain,
} from "../../src/calculation/characteristics.ts";
import { chargeNeed } from "../../src/calculation/charge-range.ts";
import { combatScore, lostBy } from "../../src/calculation/combat-score.ts";
import { crumbling } from "../../src/calculation/crumbling.ts";
import { shotStrike } from "../../src/calculation/shots.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { Scene } from "../../src/index.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import { reactionsTo } from "../../src/sequence/charge-reaction.ts";
import { terrified } from "../../src/sequence/panic.ts";
import { fallen } from "../../src/sequence/dust.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import { modelOf } from "../../src/state/held.ts";
import { models, type NinthAge, type Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import { needed, plainShot, range, shooter } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";
import { box } from "./terrain.ts";

type Rules = readonly RuleGiven[];
type Part = SceneProfile["parts"][number];
const of = (rules: Rules, more: Partial<SceneProfile> = {}, part: Partial<Part> = {}): Partial<SceneUnit> => ({
  profile: like({ rules, ...more }, part),
});
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;
const against = (a: Partial<SceneUnit>, b: Partial<SceneUnit> = {}, more: Parameters<typeof fight>[0] = {}): NinthAge =>
  gameOf(fight({ a, b, ...more }));
/** The numbers of a blow of one unit at the other; `pool` of the striker, `at` of the struck. */
const blow = (game: NinthAge, by = 0, at = 1, pool = 0, atPool = 0) => {
  const s = strikeOf(game, { unit: by, pool, part: 0 }, { unit: at, pool: atPool });
  return { ...strikeNumbers(game, s), attacks: attackValue(game, s).value };
};
/** The mean losses of one blow, over so many. */
function mean(game: NinthAge, times: number, by = 0): number {
  const n = blow(game, by, 1 - by);
  const sum = distribution(attackChain(n, 1, [n.hit])).reduce((m, b) => m + b.outcome.points * b.probability, 0);
  return Math.round(sum * times * 1e6) / 1e6;
}

const USES: readonly DisciplineUse[] = ["panic", "break", "rally", "restrain", "march", "fear"];
const extra = (rules: Rules, more: Partial<SceneUnit> = {}): readonly number[] => {
  const game = against({ ...of(rules), ...more });
  return USES.map((use) => testDice(game, the(game), use).value);
};
const round = (rounds: number, more: { readonly [field: string]: boolean | number } = {}) => ({
  state: { rounds, ...more },
});

/** The least that the dice of A must show to reach B, so many inches away. */
const reach = (rules: Rules, away: number, more: Partial<Scene> = {}, b: Partial<SceneUnit> = {}): number | null => {
  const game = gameOf({
    phase: "charge",
    units: { A: block("first", [0, 0], "north", of(rules)), B: block("second", [0, away], "south", b) },
    ...more,
  });
  return chargeNeed(game, the(game), the(game, 1)).need;
};

/** Does B, of such rules, fear the fate of A, of others? */
const frightened = (mine: Rules, theirs: Rules): boolean => {
  const game = gameOf({
    phase: "shooting",
    units: { A: block("first", [0, 0], "north", of(theirs)), B: block("first", [6, 0], "north", of(mine)) },
  });
  return book.refusals("be frightened", game, { unit: the(game, 1), by: the(game) }).length === 0;
};
const terrifies = (mine: Rules): boolean => {
  const game = gameOf({
    phase: "charge",
    units: { A: block("first", [0, 0], "north", of(["terror"])), B: block("second", [0, 8], "south", of(mine)) },
  });
  return terrified(game, 1, 0).length > 0;
};
const armour = (
  rules: Rules,
  more: Partial<SceneProfile> = {},
  shot = false,
  weapon: "great-weapon" | null = null,
): number => {
  const game = against(of(rules, more), { profile: shooter(["bow"]) });
  const u = the(game);
  const flying = shot ? shotStrike(game, { ...plainShot, unit: 1, at: { unit: 0, pool: 0 } }) : undefined;
  return armourOf(game, u, { ...(u.pools[0] as Unit["pools"][number]), weapon }, flying).value;
};

const king = (rules: Rules, more: Partial<SceneProfile> = {}): NonNullable<SceneUnit["characters"]> => [
  { profile: like({ hp: 3, rules, ...more }) },
];

export const armyRuleCases: readonly RuleCase[] = [
  one("t9a.rule.martial-discipline", "Discipline Tests are Minimised Rolls, but Panic and Break Tests", () =>
    assert.odds(
      [extra(["martial-discipline"]), extra([])],
      [
        [0, 0, -1, -1, -1, -1],
        [0, 0, 0, 0, 0, 0],
      ],
    ),
  ),
  one("t9a.rule.wardens-bond", "Discipline of one more, and Martial Discipline", () => {
    const game = against(of(["wardens-bond"]));
    assert.number([discipline(game, the(game), "rally").value, testDice(game, the(game), "rally").value], [8, -1]);
  }),
  one(
    "t9a.rule.favour-of-cibaresh-god-of-lust",
    "it may flee although it is Fearless, feigns it, and rallies by a Minimised Roll",
    () => {
      const favour = "favour-of-cibaresh-god-of-lust";
      assert.odds(extra([favour]), [0, 0, -1, 0, 0, 0]);
      const may = (rules: Rules): boolean => {
        const game = gameOf({
          phase: "charge",
          units: { A: block("first", [0, 0], "north"), B: block("second", [0, 8], "south", of(rules)) },
        });
        return reactionsTo(game, 1, 0).some((o) => o.value.reaction === "flee");
      };
      assert.legality([may(["fearless"]), may(["fearless", favour])], [false, true]);
      assert.ok(
        modelOf(the(against(of([favour]))), the(against(of([favour]))).pools[0] as never).rules.has("feigned-flight"),
      );
    },
  ),
  one(
    "t9a.rule.favour-of-kuulima-goddess-of-envy",
    "charges, pursuits and overruns are Maximised Rolls, flights are not",
    () => {
      const game = against(of(["favour-of-kuulima-goddess-of-envy"]));
      const dice = (["charge", "pursuit", "overrun", "flee"] as readonly DistanceUse[]).map(
        (use) => distanceRoll(game, the(game), use).dice,
      );
      assert.number(dice, [3, 3, 3, 2]);
    },
  ),
  one("t9a.rule.ruthless-efficiency", "+1 to wound in the first Round of Combat, not for mounts", () => {
    const wound = (rounds: number, part: Partial<Part> = {}): number =>
      blow(against({ ...of(["ruthless-efficiency"], {}, part), ...round(rounds) })).wound;
    assert.number([wound(0), wound(1), wound(0, { harnessed: true })], [3, 4, 4]);
  }),
  one("t9a.rule.artistry-of-death", "+1 to wound in every round, in place of Ruthless Efficiency", () => {
    const wound = (rounds: number): number =>
      blow(against({ ...of(["artistry-of-death", "ruthless-efficiency"]), ...round(rounds) })).wound;
    assert.number([wound(0), wound(1)], [3, 3]);
  }),
  one("t9a.rule.vicious-slavers", "-1 Discipline of whoever touches them and minds Fear", () => {
    const need = (rules: Rules): number => {
      const game = against(of(rules), of(["vicious-slavers"]));
      return discipline(game, the(game), "break").value;
    };
    assert.number([need([]), need(["fearless"]), need(["fear"])], [6, 7, 7]);
  }),
  one(
    "t9a.rule.scent-of-blood",
    "an inch more against who has lost Health Points; engaged no Fear, and a Maximised Roll to restrain",
    () => {
      const hurt = { profile: like({ hp: 2 }), lost: 1 };
      assert.number(
        [reach(["scent-of-blood"], 12), reach(["scent-of-blood"], 12, {}, hurt), reach([], 12, {}, hurt)],
        [8, 7, 8],
      );
      assert.odds(extra(["scent-of-blood"]), [0, 0, 0, 1, 0, 0]);
      const game = against(of(["scent-of-blood"]), of(["fear"]));
      assert.number(discipline(game, the(game), "break").value, 7);
    },
  ),
  one(
    ["t9a.rule.coastal-predator", "t9a.rule.krakens-hide"],
    "in water two inches more in a charge, and harder to hit; the hide is Armour too",
    () => {
      const pond = { terrain: [box("water", [0, -2], [8, 8])] };
      assert.number([reach(["krakens-hide"], 12, pond), reach(["krakens-hide"], 12), reach([], 12, pond)], [6, 8, 8]);
      assert.number([armour(["krakens-hide"]), armour([])], [1, 0]);
      const hit = (rules: Rules, wet: boolean): unknown =>
        needed(
          range({
            b: of(rules),
            scene: wet ? { terrain: [box("water", [0, 7], [12, 6])] } : {},
          }),
        )[0]?.[1];
      assert.number([hit(["coastal-predator"], true), hit(["coastal-predator"], false), hit([], true)], [5, 4, 4]);
    },
  ),
  one("t9a.rule.mistrusted", "as General it lends one Discipline less than its own", () => {
    const lent = (rules: Rules): number => {
      const game = against({ characters: king(["general", ...rules], { dis: 9 }), ...of([], { dis: 5 }) });
      const beside = game.units[0] as Unit;
      return book.offers("discipline of another", game, { unit: beside, use: "break" })[0]?.value.value ?? 0;
    };
    assert.number([lent([]), lent(["mistrusted"])], [9, 8]);
  }),
  one("t9a.rule.lions-fur", "+1 Armour on foot, +2 against what comes flying", () =>
    assert.number(
      [armour(["lions-fur"]), armour(["lions-fur"], {}, true), armour(["lions-fur"], { type: "Cavalry" })],
      [1, 2, 0],
    ),
  ),
  one(["t9a.rule.valiant", "t9a.rule.frontiersmen"], "no Panic Test before Terror; the Valiant mind no Fear", () => {
    assert.legality([[], ["valiant"], ["frontiersmen"]].map(terrifies), [true, false, false]);
    const need = (rules: Rules): number => {
      const game = against(of(rules), of(["fear"]));
      return discipline(game, the(game), "break").value;
    };
    assert.number([need([]), need(["valiant"]), need(["frontiersmen"])], [6, 7, 6]);
  }),
  one("t9a.rule.unburnt", "what is not Unburnt does not frighten them; wounds by flames are rolled again", () => {
    assert.legality(
      [frightened([], []), frightened(["unburnt"], []), frightened(["unburnt"], ["unburnt"])],
      [true, false, true],
    );
    const burnt = (own: Rules, theirs: Rules): number => mean(against(of(own), of(theirs, { arm: 0 })), 8);
    // Hits on 4+, wounds on 4+, and a second time on 4+; nothing saves.
    assert.odds(
      [burnt([], ["unburnt"]), burnt(["flaming-attacks"], ["unburnt"]), burnt(["flaming-attacks"], [])],
      [2, 1, 2],
    );
  }),
  one("t9a.rule.path-of-the-exiled", "Stubborn in the first round, fought from the front, no deeper than wide", () => {
    const harder = (rounds: number, facing: "front" | "left", files: number, models = 30): number => {
      const game = against(
        { ...of(["path-of-the-exiled"]), ...round(rounds), files, models },
        { models: 30 },
        { facing },
      );
      return lostBy(game, the(game), [0, 1], 3).value;
    };
    assert.number([harder(0, "front", 6), harder(1, "front", 6), harder(0, "left", 6)], [0, 3, 3]);
    // Five ranks of five, six ranks of five.
    assert.number([harder(0, "front", 5, 25), harder(0, "front", 5, 26)], [0, 3]);
  }),
  one("t9a.rule.master-of-destruction", "his Shield counts with a weapon in both hands", () => {
    const own = (rules: Rules): number =>
      armour(rules, { shield: true, weapons: ["great-weapon"] }, false, "great-weapon");
    assert.number([own([]), own(["master-of-destruction"])], [0, 1]);
  }),
  one("t9a.rule.trophy-rack", "failed Discipline Tests of his unit are rolled once more", () => {
    const again = (characters: SceneUnit["characters"]): number => {
      const game = against(characters === undefined ? {} : { characters });
      return testedAgain(game, the(game), "rally").value;
    };
    assert.odds(
      [again(king([])), again(king(["trophy-rack"])), again([{ ...king(["trophy-rack"])[0], fallen: true } as never])],
      [0, 1, 0],
    );
  }),
  one(
    "t9a.rule.undying-will",
    "+2 Offensive and Defensive Skill, Lethal Strike and Aim 4+ of the men about him, not of beasts, statues or himself",
    () => {
      const skills = (rules: Rules, more: Partial<SceneProfile> = {}, pool = 0): readonly number[] => {
        const game = against({ ...of([], more), characters: king(rules) });
        return [
          blow(game, 0, 1, pool).offensiveSkill.value,
          blow(game, 1, 0, 0, pool).defensiveSkill.value,
          blow(game, 0, 1, pool).effects.length,
        ];
      };
      assert.number(
        [skills([]), skills(["undying-will"])],
        [
          [3, 3, 0],
          [5, 5, 1],
        ],
      );
      assert.number(
        [skills(["undying-will"], { type: "Beast" }), skills(["undying-will"], { rules: ["ensouled-statue"] })],
        [
          [3, 3, 0],
          [3, 3, 0],
        ],
      );
      assert.number(skills(["undying-will"], {}, 1), [3, 3, 0]);
      const aim = (rules: Rules, own: number): unknown =>
        needed(
          range({
            a: { profile: shooter([{ weapon: "bow", aim: own }]), characters: king(rules), models: 9 },
          }),
        )[0]?.[1];
      assert.number([aim([], 5), aim(["undying-will"], 5), aim(["undying-will"], 3)], [5, 4, 3]);
    },
  ),
  one("t9a.rule.falling-star", "Offensive and Defensive Skill are twice the Health Points that it has left", () => {
    const skills = (rules: Rules, lost: number): readonly number[] => {
      const star = like({ hp: 5, def: 1, rules, height: "Large", type: "Beast" }, { off: 1 });
      const game = gameOf(fight({ a: { profile: star, models: 1, files: 1, lost } }));
      return [blow(game, 0, 1).offensiveSkill.value, blow(game, 1, 0).defensiveSkill.value];
    };
    assert.number(
      [0, 1, 4].map((lost) => skills(["falling-star"], lost)),
      [
        [10, 10],
        [8, 8],
        [2, 2],
      ],
    );
    assert.number(skills([], 4), [1, 1]);
  }),
  one(
    ["t9a.rule.ensouled-statue", "t9a.rule.dust-to-dust"],
    "statues are Undead and lose one Health Point less, to a lost combat and to dust; the flag saves one from dust",
    () => {
      const lost = (rules: Rules): number => {
        const game = against(of(rules), {}, { facing: "left" });
        return crumbling(game, the(game), [0, 1], 4, false).value;
      };
      assert.number([lost(["undead"]), lost(["ensouled-statue"])], [4, 3]);
      const dust = (rules: Rules, flag: boolean, by: number): number => {
        const game = against({ ...of(rules), ...(flag ? { characters: king(["battle-standard-bearer"]) } : {}) });
        return fallen(game, the(game), by);
      };
      assert.number(
        [0, 1, 3].map((by) => dust(["dust-to-dust"], false, by)),
        [0, 1, 3],
      );
      assert.number(
        [1, 3].map((by) => dust(["dust-to-dust"], true, by)),
        [0, 2],
      );
      assert.number(
        [1, 3].map((by) => dust(["ensouled-statue"], true, by)),
        [0, 1],
      );
    },
  ),
  one(
    ["t9a.rule.dust-to-dust", "t9a.rule.hierophant"],
    "where the Hierophant is lost, units lose at the start of their turn by what their test is failed",
    () => {
      const after = (fallenOne: boolean, rules: Rules): number => {
        const scene: Scene = {
          phase: "turn",
          active: "first",
          units: {
            A: {
              ...block("first", [0, 0], "north", of(rules)),
              characters: [{ profile: like({ hp: 3, rules: ["hierophant"] }), fallen: fallenOne }],
            },
            B: block("second", [0, 20], "south"),
          },
        };
        const run = played(scene, quiet({ "roll.dust": { show: { total: 10 } } }), {
          until: { sequence: "charge-phase" },
        });
        return models(piece(run, "A") as Unit);
      };
      // Discipline 7, ten on the dice.
      const standing = after(false, ["dust-to-dust"]);
      assert.number([standing - after(true, ["dust-to-dust"]), after(true, [])], [4, 30]);
    },
    "dust-when",
  ),
  one(
    "t9a.rule.greater-dominion",
    "losses after a failed test are fewer by the Full Ranks, one to three, near such a General",
    () => {
      const lost = (rules: Rules, models: number, failed = true): number => {
        const game = against(
          { ...of(["supernal"]), models, files: Math.min(5, models), characters: king(["general", ...rules]) },
          {},
          { facing: "left" },
        );
        return crumbling(game, the(game), [0, 1], 6, failed).value;
      };
      const general = ["greater-dominion"];
      assert.number([lost([], 30), lost(general, 30), lost(general, 30, false)], [6, 3, 6]);
      // Two Full Ranks; none.
      assert.number([lost(general, 9), lost(general, 3)], [4, 5]);
    },
  ),
  one("t9a.rule.frost-phoenix", "who touches it has two less of Agility, Offensive and Defensive Skill", () => {
    const chilled = (rules: Rules): readonly (number | undefined)[] => {
      const game = against({}, of(rules));
      return [
        initiativeOf(game, the(game))[0]?.step,
        blow(game).offensiveSkill.value,
        blow(game, 1, 0).defensiveSkill.value,
        blow(game, 1, 0).offensiveSkill.value,
      ];
    };
    assert.number(
      [chilled([]), chilled(["frost-phoenix"])],
      [
        [3, 3, 3, 3],
        [1, 1, 1, 3],
      ],
    );
  }),
  one(
    ["t9a.rule.dragonforged-armour", "t9a.rule.incendiary-ichor"],
    "an Aegis of 3+ against flames and no Fortitude; else 6+, or none; the ichor burns",
    () => {
      const saved = (rules: Rules, flames: boolean): readonly unknown[] => {
        const game = against(of(flames ? ["flaming-attacks"] : []), of([{ rule: "fortitude", need: 4 }, ...rules]));
        const { special } = blow(game);
        return [special?.value.save ?? null, special?.value.need ?? null];
      };
      assert.number(
        [saved([], false), saved([], true)],
        [
          ["fortitude", 4],
          [null, null],
        ],
      );
      assert.number(
        [saved(["dragonforged-armour"], false), saved(["dragonforged-armour"], true)],
        [
          ["aegis", 6],
          ["aegis", 3],
        ],
      );
      assert.number(
        [saved(["incendiary-ichor"], false), saved(["incendiary-ichor"], true)],
        [
          [null, null],
          ["aegis", 3],
        ],
      );
      const burning = against(of(["incendiary-ichor"]), of([{ rule: "fortitude", need: 4 }]));
      assert.number(blow(burning).special?.value.need ?? 0, 0);
    },
  ),
  one("t9a.rule.high-warden-of-the-flame", "he is Fearless", () => {
    const game = against(of(["high-warden-of-the-flame"]), of(["fear"]));
    assert.number(discipline(game, the(game), "break").value, 7);
  }),
  one(
    "t9a.rule.beast-hunters",
    "two shots with a bow, none more with another weapon; Lethal Strike against Beasts",
    () => {
      const dice = (rules: Rules, weapon: "bow" | "crossbow"): unknown =>
        needed(range({ a: { profile: shooter([weapon], { rules }) } }))[0]?.[0];
      assert.number(
        [dice([], "bow"), dice(["beast-hunters"], "bow"), dice(["beast-hunters"], "crossbow")],
        [10, 20, 10],
      );
    },
  ),
  one("t9a.rule.hammer-hand", "one Attack more", () =>
    assert.number([blow(against(of(["hammer-hand"]))).attacks, blow(against({})).attacks], [2, 1]),
  ),
  one("t9a.rule.piercing-spike", "Armour Penetration of one more in close combat", () =>
    assert.number(
      [blow(against(of(["piercing-spike"]))).penetration.value, blow(against({})).penetration.value],
      [1, 0],
    ),
  ),
  one("t9a.rule.unnatural-roots", "one point more in the Combat Score", () => {
    const score = (rules: Rules): number => {
      const game = against(of(rules));
      return combatScore(game, { units: [0, 1], lost: [0, 0], overkill: [0, 0] }, 0).value;
    };
    assert.points([score([]), score(["unnatural-roots"])], [3, 4]);
  }),
  one("t9a.rule.brimstone-secretions", "passed Aegis saves stand against Divine Attacks", () => {
    const losses = (theirs: Rules): number =>
      mean(against(of(["divine-attacks"]), of([{ rule: "aegis", need: 4 }, ...theirs])), 16);
    assert.odds([losses([]), losses(["brimstone-secretions"])], [3, 2]);
  }),
  one("t9a.rule.living-shield", "it parries", () => {
    const game = against({}, of(["living-shield"]));
    assert.number(blow(game).defensiveSkill.value, 4);
  }),
  one("t9a.rule.horns-of-hubris", "a Vanguard of six inches", () => {
    const game = against(of(["horns-of-hubris"]));
    const own = modelOf(the(game), the(game).pools[0] as Unit["pools"][number]);
    assert.number(Number(own.params?.["vanguard"]?.["inches"] ?? 0), 6);
  }),
  one(
    ["t9a.rule.parent-unit", "t9a.rule.support-unit"],
    "eight inches from its Parent Unit a Support Unit fights and shoots a rank deeper and stands as firm; its fate does not frighten that one",
    () => {
      const beside = (inches: number, side: "first" | "second" = "first"): NinthAge =>
        gameOf({
          ...fight({ a: { ...of(["support-unit"]), models: 12 }, b: { models: 29 } }),
          units: {
            ...fight({ a: { ...of(["support-unit"]), models: 12 }, b: { models: 29 } }).units,
            P: { ...block(side, [(6 * 20) / 25.4 + inches, 0], "north", of(["parent-unit"])), models: 36 },
          },
        });
      const counts = (game: NinthAge): readonly number[] => {
        const u = the(game);
        return [
          book
            .modifiers("supporting ranks", game, {
              unit: u,
              pool: u.pools[0] as never,
              part: u.entry.parts[0] as never,
            })
            .reduce((sum, m) => sum + m.value, 0),
          lostBy(game, u, [0, 1], 3).value,
        ];
      };
      assert.number(
        [7.99, 8, 8.01].map((d) => counts(beside(d))),
        [
          [1, 0],
          [1, 0],
          [0, 3],
        ],
      );
      assert.legality([frightened(["parent-unit"], []), frightened(["parent-unit"], ["support-unit"])], [true, false]);
    },
    "support-units",
  ),
  one("t9a.rule.reserves", "their fate frightens neither Parent Units nor Support Units", () =>
    assert.legality(
      [
        frightened([], ["reserves"]),
        frightened(["parent-unit"], ["reserves"]),
        frightened(["support-unit"], ["reserves"]),
      ],
      [true, false, false],
    ),
  ),
];
