import { type Rule, refuse } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import type { NinthAgeMoments, Strike } from "../asking/moments.ts";
import { armyRules as rows } from "../book/army-rules.ts";
import { fullRanksOf, unitDistance } from "../calculation/formation.ts";
import { receives } from "../calculation/presence.ts";
import { hasRule, profileHas } from "../state/held.ts";
import { because, ruleId } from "../state/ids.ts";
import { type ModelPart, type NinthAge, onField, type Unit } from "../state/state.ts";
import { byHand, only, rule } from "./army-rules.ts";

const academy = rows["t9a.rule.academy-trained"];
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
    ? because("academy-trained", "add", academy.moreFullRanks)
    : null;

const academyTrained = rule("academy-trained", "Academy Trained", "Formés à l’académie", {
  modify: {
    "charge advance": {
      unit: (game, { unit: u }) =>
        !game.effects.some((e) => e.rule === HAS_CHARGED && e.on === u.id) && drilled(game, u)
          ? because("academy-trained", "add", academy.chargeAdvance)
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

const pistols = rows["t9a.rule.fire-on-impact"];
const shootsAsItComes = (u: Unit, part: ModelPart): boolean =>
  u.charging &&
  !part.harnessed &&
  part.missiles?.some(({ weapon }) => pistols.weapons.some((w) => w === weapon)) === true;
const onImpact = (s: Strike, value: number) =>
  byHand(s) && shootsAsItComes(s.by, s.part) ? because("fire-on-impact", "set", value) : null;
const fireOnImpact = rule("fire-on-impact", "Fire on Impact", "Feu à l’impact", {
  modify: {
    agility: {
      model: (_, { unit: u, part }) =>
        shootsAsItComes(u, part) ? because("fire-on-impact", "set", pistols.initiativeStep) : null,
    },
    strength: { by: (_, s) => onImpact(s, pistols.strength) },
    "armour penetration": { by: (_, s) => onImpact(s, pistols.armourPenetration) },
  },
});

const standsFast = () => refuse("refuse.steam-powered", ruleId("steam-powered"));
/** It goes no inch after whom it has beaten (reading `steam-powered`). */
const steamPowered = rule("steam-powered", "Steam Powered", "Mue par la vapeur", {
  modify: {
    "maximised dice": {
      unit: (_, { use }) =>
        use === "random" ? because("steam-powered", "add", rows["t9a.rule.steam-powered"].moreDice) : null,
    },
  },
  allow: { pursue: { unit: standsFast }, overrun: { unit: standsFast } },
  offer: { "moves besides": { unit: () => ["stand still"] } },
});

/** What units are drilled or built for. */
export const drillRules: readonly Rule<NinthAge, NinthAgeMoments>[] = [
  academyTrained,
  fireOnImpact,
  steamPowered,
  only("tactician", "Tactician", "Tacticien"),
  only("deeds-not-words", "Deeds not Words", "Des actes, pas des mots"),
  only("bound-in-death", "Bound in Death", "Liés dans la mort"),
  only("bronze-backbone", "Bronze Backbone", "Échine de bronze"),
  only("favour-of-sugulag-god-of-greed", "Favour of Sugulag, God of Greed", "Faveur de Sugulag, dieu de l’avidité"),
  { id: HAS_CHARGED, name: { en: "Has charged", fr: "A chargé" }, enforces: [] },
];
