import type { Chain } from "@tercio/dice";
import { type Breakdown, type ChainWords, inForce, type Message, silent, there } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { Lasting } from "../hooks/moments.ts";
import {
  attackChain,
  type HitRoll,
  lossChain,
  lossEach,
  shotRolls,
  sixWounds,
  stagesOf,
} from "../calculation/attack-chain.ts";
import { looksAtSaves, wardOf, wardSpent } from "../calculation/hits-first.ts";
import { lastingOn } from "../calculation/lasting.ts";
import { nothingSpare } from "../calculation/losses-ignored.ts";
import { sickened } from "../calculation/miasma.ts";
import { apart as savesApart } from "../calculation/saves-apart.ts";
import { aimNeeded, type Shots, shotStrike, struckPools } from "../calculation/shots.ts";
import { unusualRanks } from "../battlefield/volleys.ts";
import { aimReasons, freeName, hitNumbers, reasonsFor } from "../calculation/strikes.ts";
import { shooterOf } from "../state/held.ts";
import { listedRule } from "../state/ids.ts";
import type { ItemId } from "../state/items.ts";
import { samePool } from "../state/pools.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { applyLosses, healing, mostLost, NONE, withFallen } from "./blows.ts";
import { aimedAt, doer, leader, named, partName, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { fallsOf, firedOf } from "./volley-vars.ts";
import { reprisals } from "./reprisal.ts";
import { afterLosses } from "./panic.ts";

type G = NinthAge;
const STEP = "t9a.sequence.shooting.shooting-phase.2";

interface Rolled {
  /** Needed to hit, with its reasons; null where it has hit already. */
  readonly aim: Breakdown | null;
  /** Is there a rule that makes a natural 6 to hit a wound? */
  readonly sixes: boolean;
  readonly dice: Chain;
  readonly words: ChainWords;
  readonly rolls: HitRoll;
}

const hitWords = (rolls: HitRoll): Message =>
  rolls.length > 1
    ? message("roll.hopeless", { first: there(rolls[0]), then: there(rolls[1]) })
    : message("roll.aim", { need: there(rolls[0]) });

/** Health Points less that each of their wounds costs. */
const lessOf = ({ lessened }: Shots): number => (lessened === true ? 1 : 0);

/** What these are called. */
const weaponOf = ({ weapon, free }: Shots): Message =>
  free === undefined && weapon !== "spell" ? message(`rule.${weapon}`) : freeName(free);

/** Shots of one kind as they are rolled, with the reasons for their numbers. */
export function shotRoll(game: G, s: Shots): Rolled {
  const strike = shotStrike(game, s);
  const n = hitNumbers(game, strike);
  const aim = aimNeeded(game, s);
  const rolls = aim === null ? [] : shotRolls(aim.value);
  const save = n.save === null ? message("roll.no-save") : message("roll.save", { need: n.save });
  const [who, part, foe] = [doer(game, s), partName(strike.pool, s.part), named(strike.at)];
  const weapon = weaponOf(s);
  const champion = aimedAt(strike.at, strike.atPool);
  const { dice } = s;
  const { wound } = n;
  return {
    aim,
    sixes: sixWounds(n),
    rolls,
    dice: s.unsaved === true ? lossChain(n, s.dice, lessOf(s)) : attackChain(n, s.dice, rolls, s.wounded),
    words: {
      label:
        aim === null
          ? s.wounded || s.free?.wounds === true
            ? message("roll.hits.wounded", { unit: who, weapon, foe, champion, dice, save })
            : message("roll.hits", { unit: who, weapon, foe, champion, dice, wound, save })
          : message("roll.shots", { unit: who, part, weapon, foe, champion, dice, hit: hitWords(rolls), wound, save }),
      stages: stagesOf(n, rolls),
      get breakdowns() {
        return [...(aim === null ? [] : aimReasons(aim)), ...reasonsFor(n)];
      },
    },
  };
}

/** Shots whose hits are still to be shared out among several pools; -1 when there are none. */
const toShare = (game: G, shots: readonly Shots[]): number =>
  inForce("t9a.sequence.attacks.attack.3")
    ? shots.findIndex((s) => s.aim === null && s.at.pool < 0 && struckPools(unit(game, s.at.unit)).length > 0)
    : -1;

/** Hits that a pool has been given already. */
const dealtTo = (p: PoolRef, shots: readonly Shots[]): number =>
  shots.reduce((sum, s) => sum + (s.aim === null && samePool(s.at, p) ? s.dice : 0), 0);

/** Hits that are only known once they are rolled have no pool yet: it is -1. */
const UNSHARED = -1;

/** A shot at a unit of several pools is aimed at the first of them: to hit it makes no difference. */
const aimedShot = (game: G, s: Shots): Shots =>
  s.at.pool === UNSHARED ? { ...s, at: there(struckPools(unit(game, s.at.unit))[0]) } : s;

/** Are there hits to share out, whose number takes a roll of its own? */
const sharedOut = (game: G, shots: readonly Shots[]): boolean =>
  shots.some((s) => s.aim !== null && s.at.pool === UNSHARED && struckPools(unit(game, s.at.unit)).length > 1);

/** What a hit of such shots leaves on who is hit. */
const lasts = (game: G, s: Shots): readonly Lasting[] =>
  book.follows("shots hit", game, shotStrike(game, aimedShot(game, s))).map((f) => f.value);

/** What lasts on who was hit by these shots: from one shooter the same once, however many hit. */
const afterHits = (game: G, hits: readonly Shots[]): G =>
  lastingOn(
    game,
    hits.flatMap((s) => lasts(game, s)),
  );

/** Shots at whole units, aimed at the one pool where only one can be hit. */
export const settledOn = (game: G, shots: readonly Shots[]): readonly Shots[] =>
  shots.map((s) => {
    if (s.at.pool !== UNSHARED) return s;
    const pools = struckPools(unit(game, s.at.unit));
    return pools.length === 1 || !inForce("t9a.sequence.attacks.attack.3") ? { ...s, at: there(pools[0]) } : s;
  });

/** Does it take a roll of its own to know who hits? */
const apart = (game: G, shots: readonly Shots[]): boolean =>
  sharedOut(game, shots) ||
  shots.some((s) => s.aim !== null && (lasts(game, s).length > 0 || wardAt(game, s) !== null || guarded(game, s)));

/** Does something look at each save that is made against these? */
const guarded = (game: G, s: Shots): boolean => looksAtSaves(game, shotStrike(game, aimedShot(game, s)));

/** What whoever is shot at has that makes the first hit do nothing. */
function wardAt(game: G, s: Shots): ItemId | null {
  const aimed = s.aim === null ? s : aimedShot(game, s);
  return aimed.at.pool < 0 ? null : wardOf(game, shotStrike(game, aimed));
}

/** A natural 6, and as little as any hit must show. */
const [SIX, LEAST] = [6, 2];

/** What such shots need to hit, if a rule wants their natural 6s told from their other hits; null otherwise. */
function toldApart(game: G, s: Shots): number | null {
  if (s.aim === null || !inForce("t9a.sequence.attacks.attack.2")) return null;
  const { rolls, sixes } = shotRoll(game, aimedShot(game, s));
  // Where nothing but a 6 hits, all hits are.
  return sixes && rolls.length === 1 && there(rolls[0]) < SIX ? Math.max(LEAST, there(rolls[0])) : null;
}

/** Shots whose hits are known first, all of a kind: those whose natural 6s are told apart have a roll of their own. */
const firstRolled = (game: G, shots: readonly Shots[]): readonly Shots[] =>
  shots.filter((s) => s.aim !== null && toldApart(game, s) === null);

/** The first shots whose natural 6s are still to be told apart, because hits must be known first; -1: none. */
const sixesFirst = (game: G, shots: readonly Shots[]): number =>
  apart(game, shots) ? shots.findIndex((s) => toldApart(game, s) !== null) : -1;

/** So many hits of these shots. */
const hitsOf = (s: Shots, dice: number, wounded: boolean): readonly Shots[] =>
  dice > 0 ? [{ ...s, aim: null, dice, wounded }] : [];

/** Health Points that a wound of these costs which no save has stopped; null where that is rolled. */
const lossOf = (game: G, s: Shots): number | null => lossEach(hitNumbers(game, shotStrike(game, s)), lessOf(s));

/** Shots or hits that fall at the same time: to hit, who is hit, to wound, saves, losses and what follows from them. */
export const volley = sequence(
  "volley",
  { en: "Shots and hits", fr: "Tirs et touches" },
  { rolled: NONE, fired: NONE, healed: NONE, causes: NONE },
  ({ act, again, each, roll }) => [
    act("a", { en: "Models that can be hit", fr: "Figurines qui peuvent être touchées" }, (game, v) => {
      const shots = settledOn(game, v.shots).filter((s) => s.dice > 0);
      const certain = shots.filter((s) => s.aim === null);
      return { game: afterHits(game, certain), vars: { shots } };
    }),
    roll(
      "b",
      { en: "Roll to hit, where hits must be known first", fr: "Jets pour toucher, quand il faut d’abord les touches" },
      (game, v) => {
        if (!apart(game, v.shots)) return null;
        const rolls = firstRolled(game, v.shots).map((s) => shotRoll(game, aimedShot(game, s)));
        if (rolls.length === 0) return null;
        return {
          type: "roll",
          player: unit(game, v.by).seat,
          label: message(sharedOut(game, v.shots) ? "roll.to-hit-only" : "roll.to-hit-first", {
            unit: named(unit(game, v.by)),
            foe: named(unit(game, v.target)),
          }),
          dice: {
            kind: "chains",
            chains: rolls.map(
              (r): Chain => ({ ...r.dice, stages: r.dice.stages.slice(0, Math.max(1, r.rolls.length)) }),
            ),
            into: rolls.map((_, at) => at),
          },
          rule: STEP,
          chains: rolls.map((r) => ({ ...r.words, stages: r.words.stages.slice(0, Math.max(1, r.rolls.length)) })),
        };
      },
      (game, v, outcome) => {
        const first = firstRolled(game, v.shots);
        const hits = first.map((s, at) => hitsOf(s, outcome.points[at] ?? 0, shotRoll(game, aimedShot(game, s)).sixes));
        const shots = v.shots.flatMap((s) => hits[first.indexOf(s)] ?? [s]);
        return { game: afterHits(game, hits.flat()), vars: { shots } };
      },
    ),
    again.roll(
      "b2",
      { en: "The same, natural 6s apart", fr: "De même, les 6 naturels à part" },
      (game, v) => {
        const at = sixesFirst(game, v.shots);
        if (at < 0) return null;
        const s = there(v.shots[at]);
        const { aim } = shotRoll(game, aimedShot(game, s));
        const need = there(toldApart(game, s));
        return {
          type: "roll",
          player: unit(game, v.by).seat,
          label: message("roll.to-hit-sixes", {
            unit: doer(game, s),
            weapon: weaponOf(s),
            foe: named(unit(game, v.target)),
            dice: s.dice,
            need,
            six: SIX,
          }),
          dice: { kind: "pool", dice: s.dice, sides: SIX, groups: [need, SIX] },
          rule: STEP,
          breakdowns: aim === null ? [] : aimReasons(aim),
        };
      },
      (game, v, { counts }) => {
        const at = sixesFirst(game, v.shots);
        const s = there(v.shots[at]);
        const [, plain = 0, sixes = 0] = counts;
        const hits = [...hitsOf(s, plain, false), ...hitsOf(s, sixes, true)];
        return {
          game: afterHits(game, hits),
          vars: { shots: [...v.shots.slice(0, at), ...hits, ...v.shots.slice(at + 1)] },
        };
      },
    ),
    again.choose(
      "c",
      { en: "Distribute hits", fr: "Répartir les touches" },
      "share-hits",
      (game, v) => {
        const s = v.shots[toShare(game, v.shots)];
        if (s === undefined) return null;
        const pools = struckPools(unit(game, s.at.unit));
        const given = pools.map((p) => dealtTo(p, v.shots));
        return {
          player: unit(game, v.by).seat,
          about: { by: v.by, unit: s.at.unit, hits: s.dice, wounded: s.wounded, pools, given },
        };
      },
      (game, v, answer) => {
        const at = toShare(game, v.shots);
        const s = there(v.shots[at]);
        const shared = struckPools(unit(game, s.at.unit)).flatMap((pool, i) => {
          const dice = answer.dice[i] ?? 0;
          return dice > 0 ? [{ ...s, at: pool, dice }] : [];
        });
        return { vars: { shots: [...v.shots.slice(0, at), ...shared, ...v.shots.slice(at + 1)] } };
      },
    ),
    act("c2", { en: "A hit that does nothing", fr: "Une touche sans effet" }, (game, v, context) => {
      const at = v.shots.findIndex((s) => s.aim === null && wardAt(game, s) !== null);
      const s = v.shots[at];
      const item = s === undefined ? null : wardAt(game, s);
      if (s === undefined || item === null) return {};
      tell(context, "hitIgnored", listedRule(item), {
        unit: named(unit(game, s.at.unit)),
        who: leader(game, s.at),
        item: message(`rule.${item}`),
      });
      const left = s.dice > 1 ? [{ ...s, dice: s.dice - 1 }] : [];
      return {
        game: wardSpent(game, s.at, item),
        vars: { shots: [...v.shots.slice(0, at), ...left, ...v.shots.slice(at + 1)] },
      };
    }),
    each((game, v) => sickened(game, v.shots)).call(
      "c2a",
      { en: "Tests of Resilience", fr: "Tests de Résistance" },
      "miasma",
      (_, __, test) => test,
    ),
    each((game, v) => v.shots.flatMap((s, at) => (savesApart(game, s) === null ? [] : [at]))).call(
      "c3",
      { en: "Saves one by one", fr: "Sauvegardes une à une" },
      "saves",
      (game, v, at) => {
        const attack = there(v.shots[at]);
        return savesApart(game, attack) === null ? null : { attack, seat: unit(game, v.by).seat };
      },
      (game, v, at, { left, lessened, healed }) => {
        const s = { ...there(v.shots[at]), unsaved: true as const };
        const heals = savesApart(game, there(v.shots[at]))?.heals;
        const shots = v.shots.map((x, i) => (i === at ? { ...s, dice: left } : x));
        return {
          vars: {
            shots: lessened === 0 ? shots : [...shots, { ...s, dice: lessened, lessened: true as const }],
            healed:
              healed === 0 || heals == null ? v.healed : [...v.healed, { aim: s.at, points: healed, rule: heals.rule }],
          },
        };
      },
    ),
    act("c4", { en: "Wounds that nothing stops", fr: "Blessures que rien n’arrête" }, (game, v) => {
      if (!v.shots.some((s) => s.unsaved === true)) return {};
      const after = nothingSpare(game);
      const certain = v.shots.filter((s) => s.unsaved === true && lossOf(game, s) !== null);
      let rolled = v.rolled;
      for (const s of certain)
        if (s.dice > 0) rolled = withFallen(rolled, { aim: s.at, duel: null, points: s.dice * (lossOf(game, s) ?? 0) });
      const fired = rolled.length === 0 ? v.fired : firedOf(v.shots);
      const shots = v.shots.filter((s) => s.dice > 0 && !certain.includes(s));
      return { game: after, vars: { rolled, fired, shots } };
    }),
    roll(
      "d",
      { en: "Roll to hit, to wound and saves", fr: "Jets pour toucher, blesser et sauvegardes" },
      (game, v) => {
        if (v.shots.length === 0) return null;
        const rolls = v.shots.map((s) => shotRoll(game, s));
        const falls = fallsOf(v.shots);
        return {
          type: "roll",
          player: unit(game, v.by).seat,
          label: rolls.map((r) => r.words.label).reduceRight((then, first) => message("roll.and", { first, then })),
          dice: {
            kind: "chains",
            chains: rolls.map((r) => r.dice),
            into: v.shots.map((s) => falls.findIndex((f) => samePool(f, s.at))),
          },
          most: falls.map((f) => mostLost(game, f, null)),
          rule: STEP,
          get breakdowns() {
            return [...unusualRanks(game, v.shots), ...rolls.flatMap((r) => r.words.breakdowns)];
          },
          chains: rolls.map((r) => r.words),
        };
      },
      (game, v, outcome, context) => {
        if (context !== silent)
          for (const [at, { passed, points }] of outcome.chains.entries()) {
            const s = there(v.shots[at]);
            const hitAt = Math.max(1, shotRoll(game, s).rolls.length) - 1;
            tell(context, "shots", STEP, {
              unit: doer(game, s),
              foe: named(unit(game, s.at.unit)),
              hits: passed[hitAt] ?? 0,
              wounds: passed[hitAt + 1] ?? 0,
              points,
            });
          }
        let { rolled } = v;
        fallsOf(v.shots).forEach((aim, at) => {
          const most = mostLost(game, aim, null) ?? Number.POSITIVE_INFINITY;
          const points = Math.min(outcome.points[at] ?? 0, most);
          if (points > 0) rolled = withFallen(rolled, { aim, duel: null, points });
        });
        return { vars: { shots: NONE, rolled, fired: rolled.length === 0 ? NONE : [...v.fired, ...firedOf(v.shots)] } };
      },
    ),
    act("e", { en: "Losses, and Panic Tests", fr: "Pertes et Tests de panique" }, (game, v, context) => {
      if (v.rolled.length === 0) return { game: healing(game, v.healed, context), vars: { healed: NONE } };
      const none = { duel: null, packets: NONE, lost: [0, 0], overkill: [0, 0], later: NONE } as const;
      const applied = applyLosses(game, { ...none, rolled: v.rolled }, context);
      const struck = [...new Set(v.rolled.map((r) => r.aim.unit))].sort((p, q) => p - q);
      const by = unit(game, v.by);
      const shooters = v.fired.map(({ pool, weapon }) => shooterOf(by, there(by.pools[pool]), weapon));
      const back = healing(applied.game, v.healed, context);
      const after = afterLosses(back, game, struck, context, v.by, shooters);
      const causes = reprisals(
        game,
        struck.map((id) => ({ by: v.by, at: id })),
      );
      return { game: after.game, vars: { rolled: NONE, fired: NONE, healed: NONE, causes }, enter: after.frames };
    }),
    each((_, v) => v.causes).call(
      "f",
      { en: "What strikes back", fr: "Ce qui riposte" },
      "reprisal",
      (_, __, cause) => cause,
    ),
  ],
);
