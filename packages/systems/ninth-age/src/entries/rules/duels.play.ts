import * as entry from "./duels.ts";
import { type Play, play } from "../play.ts";
import { message, type Modifier, refuse, there } from "@tercio/kernel";
import type { Strike } from "../../hooks/moments.ts";
import { duelOf, inDuel, rivalsProfile } from "../../calculation/dueling.ts";
import { listedRule } from "../../state/ids.ts";
import { profileHas } from "../../state/held.ts";
import { charactersOf } from "../../state/pools.ts";
import type { ModelPart, NinthAge, Pool, Profile, Unit } from "../../state/state.ts";
import { byHand } from "./army-rules.play.ts";

/** Refused where another Character of a unit is such a one. */
const alone = ({ unit: u, host }: { readonly unit: Unit; readonly host: Unit }, such: (p: Pool) => boolean) =>
  charactersOf(host).some((p) => p.count > 0 && p.self !== u.id && such(p))
    ? refuse("refuse.join-divine-right", "t9a.rule.divine-right")
    : true;
const times = entry.divineRight.figures.multipleWounds;
/** He stands with no other Character, must fight Duels, and no Character may refuse him (`calculation/dueling.ts`). */
const divineRight = play(entry.divineRight, {
  allow: {
    "join a unit": {
      unit: (_, facts) => alone(facts, () => true),
      host: (_, facts) => alone(facts, (p) => profileHas(p.profile, "divine-right")),
    },
  },
  offer: {
    "attack effects": {
      by: (game, s) =>
        byHand(s) && inDuel(game, s)
          ? [{ kind: "six-pierces" }, { kind: "multiply", dice: 0, sides: 1, add: times }]
          : [],
    },
  },
});

/** The part with which somebody fights himself. */
const fightingPart = ({ parts }: Profile): ModelPart => parts.find((p) => !p.harnessed) ?? there(parts[0]);

/** A figure of his rival in place of his own. */
function exchanged(game: NinthAge, u: Unit, pool: Pool, of: (rival: Profile) => number): Modifier | null {
  const known = duelOf(game, u, pool);
  if (known === null || known.item === null) return null;
  return {
    operation: "set",
    value: of(rivalsProfile(game, known)),
    because: message(`rule.${known.item}`),
    rule: listedRule(known.item),
  };
}
const ofBlow = (figure: "attackValue" | "strength" | "armourPenetration") => (game: NinthAge, s: Strike) =>
  byHand(s) ? exchanged(game, s.by, s.pool, (rival) => fightingPart(rival)[figure]) : null;

/** Held by an effect, by both who fight a Duel. */
const dueling = play(entry.dueling, {
  modify: {
    "attack value": { by: ofBlow("attackValue") },
    strength: { by: ofBlow("strength") },
    "armour penetration": { by: ofBlow("armourPenetration") },
    agility: {
      model: (game, { unit: u, pool, part }) =>
        part.harnessed ? null : exchanged(game, u, pool, (rival) => fightingPart(rival).agility),
    },
    resilience: { at: (game, s) => exchanged(game, s.at, s.atPool, (rival) => rival.resilience) },
  },
});

/** What Characters do in Duels that others do not. */
export const duelRules: readonly Play[] = [divineRight, dueling];
