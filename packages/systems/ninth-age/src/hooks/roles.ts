import { type Holder, NOBODY, type Roles } from "@tercio/kernel";
import { bearers, carriers, type Presence } from "../state/bearers.ts";
import { type ModelPart, type NinthAge, onField, other, type Seat, type Unit, unit } from "../state/state.ts";
import { modelOf, ownOf, partOf, shootersOf, unitOf } from "../state/held.ts";
import type { MagicDice } from "./casting.ts";
import type { NinthAgeMoments, OfPart, Shooting, Strike } from "./moments.ts";

interface OfUnit {
  readonly unit: Unit;
}
const ofUnit = { unit: ({ unit: u }: OfUnit) => unitOf(u) };

// Tests are asked for by the thousand: one pass each.
function onTheField(game: NinthAge, seat: Seat, but: number): readonly Holder[] {
  const list: Holder[] = [];
  for (const u of game.units) if (u.seat === seat && u.id !== but && onField(u)) list.push(unitOf(u));
  return list;
}
function inContact(game: NinthAge, id: number): readonly Holder[] {
  const list: Holder[] = [];
  for (const e of game.engagements) if (e.a === id || e.b === id) list.push(unitOf(unit(game, e.a === id ? e.b : e.a)));
  return list;
}
const NONE: readonly Holder[] = [];
const friends = ({ unit: u }: OfUnit, game: NinthAge) => onTheField(game, u.seat, u.id);
/** The models that have such a rule, on the side of the unit. */
const having =
  (presence: Presence) =>
  ({ unit: u }: OfUnit, game: NinthAge): readonly Holder[] =>
    bearers(game, presence, u.seat).map((g) => modelOf(g.unit, g.pool));
const ofPart = { model: ({ unit: u, pool, part }: OfPart) => partOf(u, pool, part) };
/** What a model has as a whole is not asked of each of its parts again. */
const ofModelOrPart = {
  model: ({ unit: u, pool, part }: Omit<OfPart, "part"> & { readonly part: ModelPart | null }) =>
    part === null ? modelOf(u, pool) : ownOf(part),
};
const ofShooting = { by: ({ shooter }: Shooting) => shooter };
const ofStrike = { by: (s: Strike) => s.striker, at: (s: Strike) => s.struck };

const NO_RULES: ReadonlySet<string> = new Set();
/** A side holds what everybody does. */
const SIDE: Holder = { piece: NOBODY, rules: NO_RULES };
const resisting = (u: Unit): readonly Holder[] => [
  unitOf(u),
  ...u.pools.flatMap((p) => (p.count > 0 ? [modelOf(u, p)] : [])),
];

/** What a side carries, or one Wizard of it, each thing held by its bearer's own record. */
const carrying = ({ seat, wizard }: MagicDice, game: NinthAge): readonly Holder[] => {
  const list: Holder[] = [];
  for (const { own, carried } of carriers(game, seat))
    if (wizard === null || own === wizard) list.push({ piece: own, rules: carried });
  return list;
};

/** Who holds the rules that speak at a moment, by the role that they hold them in. */
export const roles: Roles<NinthAge, NinthAgeMoments> = {
  modify: {
    discipline: {
      ...ofUnit,
      foes: ({ unit: u }, game) => inContact(game, u.id),
      enemies: ({ unit: u }, game) => onTheField(game, other(u.seat), u.id),
    },
    "failed tests again": { ...ofUnit, bearers: having("rally-around-the-flag") },
    "test dice": ofUnit,
    "advance rate": ofUnit,
    "charge advance": ofUnit,
    "march rate": ofUnit,
    backwards: ofUnit,
    "full ranks": ofUnit,
    "distance kept": ofUnit,
    height: ofUnit,
    "dangerous terrain dice": ofUnit,
    "danger of all ground": ofUnit,
    // Spells of the enemy are resisted, those of its own side by what lies on a target alone.
    "casting roll": {
      caster: ({ unit: u, pool }) => modelOf(u, pool),
      targets: ({ unit: u, targets }) =>
        targets.flatMap((t) =>
          t.seat === u.seat
            ? resisting(t).map(({ rules: _, params: __, ...who }) => ({ ...who, rules: NO_RULES }))
            : resisting(t),
        ),
    },
    "casting value": { caster: ({ unit: u, pool }) => modelOf(u, pool) },
    "spell range": { caster: ({ unit: u, pool }) => modelOf(u, pool) },
    "veil tokens": { side: () => SIDE },
    "veil tokens kept": { side: () => SIDE },
    "dispelling roll": {
      caster: ({ unit: u, pool }) => modelOf(u, pool),
      dispellers: ({ dispellers }) => dispellers.flatMap(resisting),
    },
    "health points": { model: ({ unit: u, pool }) => modelOf(u, pool) },
    agility: ofPart,
    "attack value": ofStrike,
    "offensive skill": ofStrike,
    "defensive skill": ofStrike,
    "defensive skill, raised": ofStrike,
    "defensive skill, copied": ofStrike,
    strength: ofStrike,
    "armour penetration": ofStrike,
    resilience: ofStrike,
    "to-hit roll": ofStrike,
    "to-wound roll": ofStrike,
    "save roll": ofStrike,
    armour: { model: ({ unit: u, pool }) => modelOf(u, pool) },
    "armour against": ofStrike,
    "own discipline": { model: ({ unit: u, pool }) => modelOf(u, pool) },
    "most rank bonus": ofUnit,
    "commanding presence": ofUnit,
    shots: { by: ({ shooter }) => shooter },
    "shooting ranks": ofShooting,
    "charge dice": ofUnit,
    "maximised dice": ofUnit,
    "inches rolled": ofUnit,
    "supporting ranks": ofPart,
    "supporting attacks": ofPart,
    "lost by": ofUnit,
    "losses of a lost combat": ofUnit,
    "losses to dust": ofUnit,
    "combat score": ofUnit,
    "ranks that steady": ofUnit,
    "ranks that disrupt": ofUnit,
  },
  allow: {
    "declare a charge": ofUnit,
    "flee as a charge reaction": ofUnit,
    "hold as a charge reaction": ofUnit,
    "react without shooting": { shooters: ({ unit: u }) => shootersOf(u) },
    shoot: ofUnit,
    "shoot with": ofShooting,
    "be shot at": ofUnit,
    advance: ofUnit,
    march: ofUnit,
    reform: ofUnit,
    "swift reform": ofUnit,
    "move at random": ofUnit,
    pursue: ofUnit,
    overrun: ofUnit,
    "take a panic test": ofUnit,
    "take a break test": ofUnit,
    "flee in panic": ofUnit,
    "flee from combat": ofUnit,
    "combat reform": { ...ofUnit, foes: ({ unit: u }, game) => inContact(game, u.id) },
    "be frightened": { ...ofUnit, by: ({ by }) => unitOf(by) },
    "be steadfast": ofUnit,
    "count as scoring": ofUnit,
    "strike blows": ofPart,
    "fall at once": { model: ({ unit: u, pool }) => modelOf(u, pool) },
    "be announced as a scout": ofUnit,
    "scout outside its zone": ofUnit,
    "join a unit": { ...ofUnit, host: ({ host }) => unitOf(host) },
  },
  on: {
    "unit destroyed": { friends },
    "unit breaks": { friends },
    "charge declared": { by: ({ by }) => unitOf(by) },
    "fled through": { through: ({ through }) => through.map(unitOf) },
    // Who has a word of its own about these losses comes before the quarter lost: a unit tests once, for the first of them.
    "losses suffered": { by: ({ shooters }) => shooters, ...ofUnit },
    "combat won": { model: ({ unit: u, pool }) => modelOf(u, pool) },
    "charge rolled": ofUnit,
    "shots hit": { by: (s: Strike) => s.striker },
  },
  offer: {
    "charge reaction": ofUnit,
    "attacks besides": ofModelOrPart,
    "special attacks": ofModelOrPart,
    sweep: ofUnit,
    dying: { model: ({ unit: u, pool }) => modelOf(u, pool) },
    "moves besides": ofUnit,
    "dice of moves": ofUnit,
    "attack effects": {
      ...ofStrike,
      // Asked of every blow: where nothing lasts, nobody holds anything by it.
      touched: ({ by }, game) => (game.effects.length === 0 ? NONE : inContact(game, by.id)),
    },
    "discipline of another": { commanders: having("commanding-presence") },
    "fate of a loser": ofUnit,
    provoked: ofUnit,
    rebirth: ofUnit,
    rallying: ofUnit,
    "special deployment": ofUnit,
    "between steps": {
      ...ofUnit,
      models: ({ unit: u }) =>
        u.pools.length === 0 ? NONE : u.pools.flatMap((p) => (p.count > 0 ? [modelOf(u, p)] : [])),
    },
    "spell to be tried": ofUnit,
    "magic dice fallen": { bearers: carrying },
    "spell tried": { targets: ({ targets }) => targets.map(unitOf), side: () => SIDE },
    "spell not dispelled": { bearers: carrying },
    "veil siphoned": {
      lasting: (_, { effects }) =>
        [...new Set(effects.map((e) => e.on))].flatMap((on) => (on === null ? [] : [{ piece: on, rules: NO_RULES }])),
      bearers: ({ seat }, game) => carrying({ seat, wizard: null }, game),
    },
  },
};
