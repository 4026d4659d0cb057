import { bilingual, type ChoiceKind, exactly, type Message, message, refuse, there } from "@tercio/kernel";
import { average } from "../calculation/expected.ts";
import { sharesOf, struckPools } from "../calculation/shots.ts";
import { volleys, whyNoShooting, whyNotShoot } from "../battlefield/volleys.ts";
import type { About } from "../sequence/asked.ts";
import { named } from "../sequence/emit.ts";
import { mayAttack, shotsAt } from "../sequence/shooting.ts";
import { settledOn, shotRoll } from "../sequence/volley.ts";
import { poolOf } from "../state/pools.ts";
import { type NinthAge, onField, type PoolRef, unit } from "../state/state.ts";
import { listed } from "./simple.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.shooting.shooting-phase.2";
const SHARE = "t9a.sequence.attacks.attack.3";
const nameOf = (game: G, id: number): Message => named(unit(game, id));

/** Health Points that a unit's shots cost its target on average, and what the likeliest of them need to hit. */
export function weighed(
  game: G,
  by: number,
  target: number,
  standing: boolean,
): { readonly shots: number; readonly needs: readonly number[]; readonly losses: number } {
  const [u, foe] = [unit(game, by), unit(game, target)];
  const all = shotsAt(game, u, foe, standing);
  const pool = there(struckPools(foe)[0]);
  const rolls = settledOn(game, all).map((s) => shotRoll(game, s.at.pool < 0 ? { ...s, at: pool } : s));
  const needs = rolls.map((r) => (r.rolls.length > 1 ? 7 : (r.rolls[0] ?? 0)));
  return {
    shots: all.reduce((sum, s) => sum + s.dice, 0),
    needs: [...new Set(needs)].sort((p, q) => p - q),
    losses: average(rolls.map((r) => r.dice)),
  };
}

/** A target on offer: how many shots, what they need, what they cost on average; of artillery only what it is. */
function shotWords(game: G, by: number, target: number): Message {
  const { shots, needs, losses } = weighed(game, by, target, false);
  const [who, foe] = [nameOf(game, by), nameOf(game, target)];
  const aims = needs.map((n) => message("roll.aim", { need: n }));
  if (shots > 0) return message("answer.shoot", { unit: who, foe, shots, needs: aims, losses });
  const weapon = volleys(game, unit(game, by), unit(game, target), false)[0]?.weapon;
  return message("answer.shoot.artillery", {
    unit: who,
    foe,
    weapon: weapon === undefined ? "" : message(`rule.${weapon}`),
  });
}

/** Whom to shoot at, with what, and who of a unit is hit. */
export const shootingChoices: readonly ChoiceKind<G>[] = [
  listed(
    "shoot",
    PHASE,
    () => message("ask.shoot"),
    (_, about) => [...about.pairs, { done: true }],
    (game, _, a) => ("done" in a ? message("answer.shoot.done") : shotWords(game, a.unit, a.target)),
    (_, about, source) => about.pairs[source.next(about.pairs.length) - 1] ?? { done: true },
    (game, _, a) => {
      const u = typeof a.unit === "number" ? game.units[a.unit] : undefined;
      const target = typeof a.target === "number" ? game.units[a.target] : undefined;
      if (u === undefined || target === undefined || !onField(u) || !onField(target))
        return refuse("refuse.no-such-unit", PHASE, {}, u === undefined ? "unit" : "target");
      if (u.seat !== game.active) return refuse("refuse.not-yours-to-shoot", PHASE, { unit: named(u) }, "unit");
      if (target.seat === u.seat) return refuse("refuse.shoot-friends", PHASE, {}, "target");
      return whyNoShooting(game, u, false) ?? whyNotShoot(game, u, target, false) ?? true;
    },
    (game, _, a) =>
      (exactly(a, ["done"]) && a["done"] === true) ||
      (exactly(a, ["unit", "target"]) && mayAttack(game, a["unit"], a["target"]))
        ? true
        : null,
  ),
  listed(
    "missile",
    "t9a.shooting.same-attack-type",
    (game, about) => {
      const { kind, profile } = poolOf(game, about);
      const [who, foe] = [nameOf(game, about.unit), nameOf(game, about.target)];
      if (kind === "rank-and-file") return message("ask.missile", { unit: who, foe });
      if (kind === "champion") return message("ask.missile.champion", { unit: who, foe });
      return message("ask.missile.character", { unit: who, foe, name: bilingual(profile.name) });
    },
    (_, about) => about.weapons.map((weapon) => ({ weapon })),
    (_, __, a) => message(`rule.${a.weapon}`),
  ),
  {
    id: "share-hits",
    rule: SHARE,
    describe: (game, about: Share) =>
      message(about.wounded ? "ask.share-hits.wounded" : "ask.share-hits", {
        unit: nameOf(game, about.by),
        foe: nameOf(game, about.unit),
        hits: about.hits,
      }),
    accept(game, about: Share, answer) {
      const bad = refuse("refuse.share-hits", SHARE, { hits: about.hits }, "dice");
      if (!exactly(answer, ["dice"]) || !Array.isArray(answer.dice)) return bad;
      const dice = answer.dice as readonly unknown[];
      return waysToShare(game, about).some((one) => one.length === dice.length && one.every((n, i) => n === dice[i]))
        ? true
        : bad;
    },
    enumerate: (game, about: Share) => waysToShare(game, about).map((dice) => ({ dice: [...dice] })),
    label: (game, about: Share, answer) =>
      message("answer.share-hits", {
        parts: (answer as { readonly dice: readonly number[] }).dice.flatMap((n, i) => {
          const at = about.pools[i];
          return at === undefined || n === 0 ? [] : [partOf(game, at, n)];
        }),
      }),
    sample(game, about: Share, source) {
      const all = waysToShare(game, about);
      return { dice: [...(all[source.next(all.length) - 1] ?? [])] };
    },
    timeout: (game, about: Share) => ({ dice: [...(waysToShare(game, about)[0] ?? [])] }),
  },
];

type Share = About<"share-hits">;

/** Every way to share these hits out among the models of those pools. */
const waysToShare = (game: G, { hits, pools, given }: Share) =>
  sharesOf(
    hits,
    pools.map((p) => poolOf(game, p).count),
    given,
  );

function partOf(game: G, at: PoolRef, n: number): Message {
  const { kind, profile } = poolOf(game, at);
  const foe = nameOf(game, at.unit);
  if (kind === "rank-and-file") return message("answer.allocate-part", { foe, dice: n });
  if (kind === "champion") return message("answer.allocate-part.champion", { foe, dice: n });
  return message("answer.allocate-part.character", { foe, dice: n, name: bilingual(profile.name) });
}
