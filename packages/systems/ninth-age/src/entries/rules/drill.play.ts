import * as entry from "./drill.ts";
import { type Play, play } from "../play.ts";
import { refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import type { Strike } from "../../hooks/moments.ts";
import { fullRanksOf, unitDistance } from "../../calculation/formation.ts";
import { receives } from "../../calculation/presence.ts";
import { hasRule, profileHas } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import { type ModelPart, type NinthAge, onField, type Unit } from "../../state/state.ts";
import { byHand } from "./army-rules.play.ts";

const academy = entry.academyTrained.figures;
/** The word of the mark that a first charge leaves. */
const HAS_CHARGED = "has-charged";

/** All of them infantry, and another such unit of its side near, or whoever counts as one (reading `academies`). */
function drilled(game: NinthAge, u: Unit): boolean {
  if (!u.pools.every((p) => p.count === 0 || p.profile.type === "Infantry")) return false;
  const near = (v: Unit): boolean =>
    v.seat === u.seat &&
    v.id !== u.id &&
    onField(v) &&
    !v.fleeing &&
    hasRule(game, v, "academy-trained") &&
    unitDistance(u, v) <= academy.inches * INCH;
  return (
    game.units.some(near) ||
    receives(game, "commanding-presence", u).some((g) => profileHas(g.pool.profile, "tactician"))
  );
}
const oneRankMore = (game: NinthAge, { unit: u }: { readonly unit: Unit }) =>
  fullRanksOf(game, u) >= academy.leastFullRanks && drilled(game, u)
    ? because("t9a.rule.academy-trained", "add", academy.moreFullRanks)
    : null;

const academyTrained = play(entry.academyTrained, {
  modify: {
    "charge advance": {
      unit: (game, { unit: u }) =>
        !game.effects.some((e) => e.rule === HAS_CHARGED && e.on === u.id) && drilled(game, u)
          ? because("t9a.rule.academy-trained", "add", academy.chargeAdvance)
          : null,
    },
    "ranks that steady": { unit: oneRankMore },
    "ranks that disrupt": { unit: oneRankMore },
  },
  on: {
    "charge rolled": {
      unit: (_, { unit: u }) => [{ rule: HAS_CHARGED, on: u.id, from: null, until: {}, params: {} }],
    },
  },
});

const pistols = entry.fireOnImpact.figures;
const shootsAsItComes = (u: Unit, part: ModelPart): boolean =>
  u.charging &&
  !part.harnessed &&
  part.missiles?.some(({ weapon }) => pistols.weapons.some((w) => w === weapon)) === true;
const onImpact = (s: Strike, value: number) =>
  byHand(s) && shootsAsItComes(s.by, s.part) ? because("t9a.rule.fire-on-impact", "set", value) : null;
const fireOnImpact = play(entry.fireOnImpact, {
  modify: {
    agility: {
      model: (_, { unit: u, part }) =>
        shootsAsItComes(u, part) ? because("t9a.rule.fire-on-impact", "set", pistols.initiativeStep) : null,
    },
    strength: { by: (_, s) => onImpact(s, pistols.strength) },
    "armour penetration": { by: (_, s) => onImpact(s, pistols.armourPenetration) },
  },
});

const standsFast = () => refuse("refuse.steam-powered", "t9a.rule.steam-powered");
/** It goes no inch after whom it has beaten (reading `steam-powered`). */
const steamPowered = play(entry.steamPowered, {
  modify: {
    "maximised dice": {
      unit: (_, { use }) =>
        use === "random" ? because("t9a.rule.steam-powered", "add", entry.steamPowered.figures.moreDice) : null,
    },
  },
  allow: { pursue: { unit: standsFast }, overrun: { unit: standsFast } },
  offer: { "moves besides": { unit: () => ["stand still"] } },
});

/** What units are drilled or built for. */
export const drillRules: readonly Play[] = [
  academyTrained,
  fireOnImpact,
  steamPowered,
  play(entry.tactician),
  play(entry.deedsNotWords),
  play(entry.boundInDeath),
  play(entry.bronzeBackbone),
  play(entry.favourOfSugulagGodOfGreed),
  play(entry.hasCharged),
];
