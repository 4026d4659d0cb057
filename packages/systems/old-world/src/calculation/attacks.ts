import type { Chain } from "@tercio/dice";
import { type Breakdown, inForce, message, type Pipeline, resolve } from "@tercio/kernel";
import { book, chargedThisTurn, type Side } from "../rules/index.ts";
import { type Foe, foes, type OldWorld, onField, type Unit, unit } from "../state.ts";
import { ranksOf, rowTowards } from "./formation.ts";
import { armourSave, armourValue, toHit, toWound, weaponOf } from "./tables.ts";

/** Attacks of one unit against one enemy in contact; `contact` is the contact's index. */
export interface Packet {
  readonly by: number;
  readonly at: number;
  readonly contact: number;
  readonly dice: number;
}

/** Models of `unit` slain in this phase through one contact: those that step up in their place do not strike. */
export interface Fallen {
  readonly unit: number;
  readonly contact: number;
  readonly models: number;
}

const adding: Pipeline = {
  stages: [
    { operations: ["add"], rule: null },
    { operations: ["atMost"], rule: null },
  ],
  round: "up",
  within: "lowest",
  withinRule: null,
};

/** The Initiative a unit strikes at: charge bonus and weapon, 10 at most. */
export function initiative(game: OldWorld, u: Unit): Breakdown {
  const because = message("value.initiative");
  if (weaponOf(u.entry).strikeFirst) return resolve(adding, 10, [], because);
  const limit = { operation: "atMost" as const, value: 10, because, rule: null };
  return resolve(adding, u.entry.initiative, [...book.modifiers("initiative", game, { unit: u }), limit], because);
}

export const combatResult = (game: OldWorld, side: Side): Breakdown =>
  resolve(adding, 0, book.modifiers("combat result", game, side), message("value.combat-result"));

/** Models of the row facing this enemy; a corner model that also touches an enemy elsewhere is left to that one. */
function row(game: OldWorld, u: Unit, f: Foe): number {
  const sides = foes(game, u.id).map((x) => x.own);
  let models = rowTowards(u, f.own);
  if (f.own === "rear" && ranksOf(u) === 1 && sides.includes("front")) return 0;
  if (f.own === "left" || f.own === "right") {
    if (sides.includes("front")) models--;
    if (sides.includes("rear") && u.models % u.files === 0 && ranksOf(u) > 1) models--;
  }
  return Math.max(0, models);
}

function supporters(game: OldWorld, u: Unit, f: Foe): number {
  const when = weaponOf(u.entry).extraRank;
  const charged = chargedThisTurn(game, u);
  if (f.own !== "front" || when === "never" || (when === "charged") !== charged) {
    if (f.own !== "front" || when !== "always") return 0;
  }
  if (!inForce("tow.keyword.fight-in-extra-rank")) return 0;
  return Math.max(0, Math.min(u.files, u.models - u.files));
}

/** Attacks of `u` against one enemy: full in base contact, one each elsewhere in the fighting rank and behind it. */
export function attacksAt(game: OldWorld, u: Unit, f: Foe, slain: number): number {
  if (!inForce("tow.combat.who-fights.fighting-rank")) return 0;
  const lost = inForce("tow.combat.step-up") ? slain : 0;
  // Who fights was settled before the first blow: the row as it was, for as long as models could step up.
  const there = row(game, u, f);
  const standing = Math.max(0, there - lost);
  const touching = Math.min(f.models, there);
  const inContact = Math.max(0, touching - lost);
  const each = u.entry.attacks + weaponOf(u.entry).extraAttacks;
  const beside = inForce("tow.combat.who-fights.no-base-contact") ? Math.min(1, each) : each;
  return inContact * each + (standing - inContact) * beside + supporters(game, u, f) * Math.min(1, each);
}

export function packetsOf(game: OldWorld, id: number, fallen: readonly Fallen[]): readonly Packet[] {
  const u = unit(game, id);
  if (!onField(u) || u.models === 0) return [];
  return foes(game, id).flatMap((f) => {
    const slain = fallen.find((x) => x.unit === id && x.contact === f.contact)?.models ?? 0;
    const dice = attacksAt(game, u, f, slain);
    const n = numbers(game, u, unit(game, f.foe));
    return dice > 0 && n.hit !== null && n.wound !== null ? [{ by: id, at: f.foe, contact: f.contact, dice }] : [];
  });
}

export interface Numbers {
  readonly hit: number | null;
  readonly wound: number | null;
  readonly save: number | null;
}

/** What one attack needs on a D6 to hit, to wound, and what its target needs to save. */
export function numbers(game: OldWorld, by: Unit, at: Unit): Numbers {
  const w = weaponOf(by.entry);
  const fresh = w.bonus === "always" || by.rounds === 0;
  const strength = Math.min(10, by.entry.strength + (fresh ? w.strength : 0));
  const penetration = fresh || game.rulings["flail-later"] === "ap-stays" ? w.penetration : 0;
  const wounds = inForce("tow.combat.roll-to-wound-and-saves");
  return {
    hit: toHit(by.entry.weaponSkill, at.entry.weaponSkill),
    wound: wounds ? toWound(strength, at.entry.toughness) : null,
    save: wounds ? armourSave(armourValue(at.entry), penetration) : null,
  };
}

/** To hit, to wound and armour save as one request: the points are the unsaved wounds. */
export const attackChain = (n: Numbers, dice: number): Chain => ({
  kind: "chain",
  dice,
  stages: [
    { name: "hit", need: n.hit, passOn: "success" },
    { name: "wound", need: n.wound, passOn: "success" },
    { name: "save", need: n.save, passOn: "failure" },
  ],
});
