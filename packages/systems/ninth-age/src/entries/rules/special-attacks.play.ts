import type { RuleEntry } from "../define.ts";
import * as entry from "./special-attacks.ts";
import { type Play, play } from "../play.ts";
import { printedTotal } from "@tercio/dice";
import { inForce, refuse } from "@tercio/kernel";
import { fullRanksOf } from "../../calculation/formation.ts";
import { breathDeclared, declared, hasLentBreath, hasSpent } from "../../calculation/declared.ts";
import { heightOf } from "../../calculation/rates.ts";
import { struckPools } from "../../calculation/shots.ts";
import { isLent } from "../../state/breath.ts";
import { hasRule, liesOn, ownOf, rulesOf } from "../../state/held.ts";
import { rankAndFile } from "../../state/pools.ts";
import {
  foes,
  type ModelPart,
  models,
  type NinthAge,
  type Pool,
  type PoolRef,
  type Unit,
  unit,
} from "../../state/state.ts";
import type { AttackEffect } from "../../hooks/attack-effects.ts";
import type { AttacksBesides, Reach, SpecialAttack } from "../../hooks/moments.ts";

/** Models, as a whole or by the part whose own rule it is. */
interface Makers {
  readonly unit: Unit;
  readonly pool: Pool;
  readonly part: ModelPart | null;
}

/** "2D3" or "D6+1" hits of each model. */
function hitsOf(text: string): Pick<SpecialAttack, "each" | "sides" | "add"> {
  const { dice, sides, add } = printedTotal(text);
  return dice === 0 ? { each: add, sides: 0, add: 0 } : { each: dice, sides, add };
}

const madeHits = new Map<string, SpecialAttack>();
/** An attack that hits by itself, of the part's own Strength and Armour Penetration. One record for all who make the same. */
function ownHits(rule: SpecialAttack["rule"], hits: string): SpecialAttack {
  const known = madeHits.get(`${rule} ${hits}`);
  if (known !== undefined) return known;
  const made: SpecialAttack = {
    ...{ rule, rolls: false, ...hitsOf(hits) },
    ...{ strength: null, armourPenetration: null, attributes: [] },
  };
  madeHits.set(`${rule} ${hits}`, made);
  return made;
}

type Which = (part: ModelPart) => boolean;
/** The place of a part: whose rule it is, or the strongest of those that may; -1: none may. */
function partFor({ pool: { profile }, part }: Makers, may: Which = () => true): number {
  if (part !== null) return may(part) ? profile.parts.indexOf(part) : -1;
  return profile.parts.reduce(
    (best, p, i) => (may(p) && (best < 0 || p.strength > (profile.parts[best]?.strength ?? 0)) ? i : best),
    -1,
  );
}

const besides = (at: number, attack: Omit<AttacksBesides, "part">): readonly AttacksBesides[] =>
  at < 0 ? [] : [{ step: attack.step, special: attack.special, part: at, aims: attack.aims }];

const stompable = (game: NinthAge, u: Unit): boolean =>
  heightOf(game, u) === "Standard" && !hasRule(game, u, "cannot-be-stomped");

/** Stomps go to the rank and file of a unit that the model touches, never to a champion or Character. */
function stompAims(game: NinthAge, { aims, touched }: Reach): readonly PoolRef[] {
  if (!inForce("t9a.rule.stomp-distribution")) return aims.filter((aim) => stompable(game, unit(game, aim.unit)));
  return touched
    .filter((id) => stompable(game, unit(game, id)) && rankAndFile(unit(game, id)) > 0)
    .toSorted((p, q) => p - q)
    .map((id) => ({ unit: id, pool: 0 }));
}

/** Hits on a whole unit of these: its pools share them out as they do what comes flying. A duellist’s fall on its rival. */
function wholeAims(game: NinthAge, { rival }: Reach, ids: readonly number[]): readonly PoolRef[] {
  if (rival !== null) return ids.includes(rival.unit) ? [rival] : [];
  return ids
    .filter((id) => models(unit(game, id)) > 0)
    .toSorted((p, q) => p - q)
    .map((id) => {
      const pools = struckPools(unit(game, id));
      const [only] = pools;
      return pools.length === 1 && only !== undefined ? only : { unit: id, pool: -1 };
    });
}
const reached = ({ rival, touched }: Reach): readonly number[] => (rival === null ? touched : [rival.unit]);

const stomp = (of: RuleEntry, hits: string | null): Play =>
  play(of, {
    offer: {
      "attacks besides": {
        model: (game, who, { params }) =>
          besides(partFor(who), {
            step: entry.stomp1.figures.initiativeStep,
            special: ownHits("stomp-attacks", hits ?? String(params.dice)),
            aims: (reach: Reach) => stompAims(game, reach),
          }),
      },
    },
  });

/** In a model of several parts only those that are Harnessed or Inanimate run anybody over. */
const runsOver =
  ({ profile: { parts } }: Pool): Which =>
  (part) =>
    parts.length < 2 || part.harnessed;
const mayImpact = (game: NinthAge, u: Unit): boolean =>
  u.charging && foes(game, u.id).some(({ facing }) => facing === "front");
/** Has anybody of these models such a rule? */
const anyHas = (pool: Pool, rule: string): boolean =>
  rulesOf(pool.profile).has(rule) || pool.profile.parts.some((part) => ownOf(part).rules.has(rule));

const impactHits = play(entry.impactHits, {
  offer: {
    "attacks besides": {
      model: (game, who, { params }) =>
        mayImpact(game, who.unit) && !declared(game, who.unit, who.pool).includes("grind-attacks")
          ? besides(partFor(who, runsOver(who.pool)), {
              step: entry.impactHits.figures.initiativeStep,
              special: ownHits("impact-hits", String(params.dice)),
              aims: (reach: Reach) => wholeAims(game, reach, reach.front),
            })
          : [],
    },
    "special attacks": {
      model: (game, { unit: u, pool, reach }) =>
        mayImpact(game, u) && reach.some((r) => r.front.length > 0) && anyHas(pool, "grind-attacks")
          ? [["impact-hits", "grind-attacks"]]
          : [],
    },
  },
});

const host = entry.chariotHost.figures;
/** Who has another behind it runs over more (reading `chariot-host`). */
const chariotHost = play(entry.chariotHost, {
  offer: {
    "attacks besides": {
      model: (game, who) =>
        mayImpact(game, who.unit) &&
        anyHas(who.pool, "impact-hits") &&
        fullRanksOf(game, who.unit) >= host.leastFullRanks &&
        !declared(game, who.unit, who.pool).includes("grind-attacks")
          ? besides(partFor(who, runsOver(who.pool)), {
              step: entry.impactHits.figures.initiativeStep,
              special: ownHits("impact-hits", String(host.hits)),
              aims: (reach: Reach) => (reach.backed ? wholeAims(game, reach, reach.front) : []),
            })
          : [],
    },
  },
});

/** Who could run somebody over in this round grinds nobody, unless it says so. */
const grindAttacks = play(entry.grindAttacks, {
  offer: {
    "attacks besides": {
      model: (game, who, { params }) =>
        mayImpact(game, who.unit) &&
        anyHas(who.pool, "impact-hits") &&
        inForce("t9a.rule.impact-hits") &&
        !declared(game, who.unit, who.pool).includes("grind-attacks")
          ? []
          : besides(partFor(who), {
              step: "own",
              special: ownHits("grind-attacks", String(params.dice)),
              aims: (reach: Reach) => wholeAims(game, reach, reached(reach)),
            }),
    },
  },
});

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === "string") : [];

const breathAttack = play(entry.breathAttack, {
  allow: {
    "shoot with": {
      by: (game, { unit: u, pool, weapon, shooter }) =>
        weapon === "breath-attack" && hasSpent(game, u, pool, "breath-attack", isLent(shooter.params))
          ? refuse("refuse.breath-spent", "t9a.rule.breath-attack")
          : true,
    },
  },
  offer: {
    "attacks besides": {
      model: (game, who, { params, effect }) =>
        liesOn({ params }, who.unit, who.pool) &&
        breathDeclared(game, who.unit, who.pool) === (effect === null ? "own" : "lent")
          ? besides(partFor(who), {
              step: "own",
              special: {
                ...ownHits("breath-attack", entry.breathAttack.figures.hits),
                strength: Number(params.strength),
                armourPenetration: Number(params.armourPenetration),
                attributes: words(params.attributes),
              },
              aims: (reach: Reach) => wholeAims(game, reach, reached(reach)),
            })
          : [],
    },
    "special attacks": {
      model: (game, { unit: u, pool, reach }, held) =>
        liesOn(held, u, pool) &&
        hasLentBreath(game, u, pool) === (held.effect !== null) &&
        !hasSpent(game, u, pool, "breath-attack", held.effect !== null) &&
        reach.some((r) => reached(r).length > 0)
          ? [["breath-attack", null]]
          : [],
    },
  },
});

const crushRow = entry.crushAttack.figures;
const { sides, add } = printedTotal(crushRow.multipleWounds);
const crushing: AttackEffect = { kind: "multiply", dice: 1, sides, add };
/** Of a whole model its rider makes it, or whoever it is that no one rides; a part whose own it is makes it itself. */
const crushes = (pool: Pool, part: ModelPart): boolean =>
  !part.harnessed || pool.profile.parts.length < 2 || ownOf(part).rules.has("crush-attack");
const crushAttack = play(entry.crushAttack, {
  allow: {
    "strike blows": {
      model: (game, { unit: u, pool, part }) =>
        declared(game, u, pool).includes("crush-attack") && crushes(pool, part)
          ? refuse("refuse.crushes", "t9a.rule.crush-attack")
          : true,
    },
  },
  offer: {
    "attacks besides": {
      model: (game, who) =>
        declared(game, who.unit, who.pool).includes("crush-attack")
          ? besides(
              partFor(who, (part) => crushes(who.pool, part)),
              {
                step: crushRow.initiativeStep,
                special: {
                  ...ownHits("crush-attack", String(crushRow.attacks)),
                  rolls: true,
                  strength: crushRow.strength,
                  armourPenetration: crushRow.armourPenetration,
                  attributes: ["crush-attack"],
                },
                aims: ({ aims }: Reach) => aims,
              },
            )
          : [],
    },
    "special attacks": {
      model: (_, { reach }) => (reach.some((r) => r.aims.length > 0) ? [["crush-attack", null]] : []),
    },
    "attack effects": { by: (_, s) => (s.special?.rule === "crush-attack" ? [crushing] : []) },
  },
});

/** What was declared for this round, and what is spent for the battle: effects that say so (`calculation/declared.ts`). */
const remembered: readonly Play[] = [play(entry.declaredAttack), play(entry.spentAttack)];

/** Attacks that are no blows: they are made with no weapon and with no attribute but their own. */
export const specialAttackRules: readonly Play[] = [
  stomp(entry.stomp1, String(entry.stomp1.figures.attacks)),
  stomp(entry.stompD6, entry.stompD6.figures.attacks),
  stomp(entry.stompAttacks, null),
  impactHits,
  chariotHost,
  grindAttacks,
  breathAttack,
  crushAttack,
  ...remembered,
];
