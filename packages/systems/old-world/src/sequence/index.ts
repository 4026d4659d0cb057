import { printedDice } from "@tercio/dice";
import { gameLength } from "../entries/rules/battle.ts";
import { inForce, message, type Sequence, settled } from "@tercio/kernel";
import { charged, formations } from "../battlefield/form-up.ts";
import { contactsOnTable } from "../battlefield/contacts.ts";
import { formedUp, spread } from "../battlefield/ranks.ts";
import {
  roundOf,
  combats,
  combatsToFight,
  engaged,
  type OldWorld,
  other,
  UNDONE,
  unit,
  withField,
} from "../state/state.ts";
import { arrive } from "./arriving.ts";
import { scouts, vanguard } from "./before-battle.ts";
import { breakTest } from "./break-test.ts";
import { chargeContact, chargeMove, chargeMoves } from "./charge-moves.ts";
import { chargeReaction, redirect } from "./charge-reaction.ts";
import { combat } from "./combat.ts";
import { compulsoryMoves } from "./compulsory-moves.ts";
import { decision } from "./decision.ts";
import { dangerousTerrain } from "./dangerous.ts";
import { chargeNerve, declareCharges } from "./declare-charges.ts";
import { distanceRoll } from "./distance-roll.ts";
import { named, tell } from "./emit.ts";
import { fight, initiative } from "./fight.ts";
import { fleeMove, peril } from "./flee.ts";
import { sequence } from "./flow.ts";
import { beginPhase } from "./phases.ts";
import { holdBack } from "./holding-back.ts";
import { leadershipTest } from "./leadership-test.ts";
import { movementPhase } from "./movement-phase.ts";
import { freeReform } from "./reforming.ts";
import { panic } from "./panic.ts";
import { randomMove } from "./random-move.ts";
import { rallyTest } from "./rally-test.ts";
import { remainingMoves } from "./remaining-moves.ts";
import { setUp } from "./set-up.ts";
import { shootingPhase } from "./shooting-phase.ts";
import { strategyPhase } from "./strategy.ts";
import { broken, resultOf } from "./victory.ts";

const FORM_UP = "tow.rule.form-up";
const length = gameLength.figures;
/** The column of those of whom nobody comes to the enemy's front. */
const NOWHERE = -2;

/** Has each army a unit that is on the table or still to come? */
const armiesStand = (g: OldWorld): boolean =>
  ([0, 1] as const).every((seat) => g.units.some((u) => u.entry.seat === seat && u.place !== "destroyed"));

/** In a battle set-up, then four phases a turn; of a combat by itself one Combat phase in every player turn, for as long as somebody is engaged. */
const game = sequence("game", { en: "Game", fr: "Partie" }, {}, ({ act, call, repeat, roll }) => [
  call("set-up", { en: "Set-up", fr: "Mise en place" }, "set-up", (g) => (g.field?.phase === "set-up" ? {} : null)),
  act("turn", { en: "Player turn", fr: "Tour de joueur" }, (g, _, context) => {
    tell(context, "turnStart", null, { turn: g.turn, player: g.active + 1 });
    return { game: { ...g, units: g.units.map((u) => ({ ...u, fought: false, ...UNDONE })) } };
  }),
  call(
    "strategy-phase",
    { en: "Strategy Phase", fr: "Phase de Stratégie" },
    "strategy-phase",
    (g) => (g.field === null ? null : {}),
    undefined,
    "tow.phase.strategy",
  ),
  call(
    "movement-phase",
    { en: "Movement Phase", fr: "Phase de Mouvement" },
    "movement-phase",
    (g) => (g.field === null ? null : {}),
    undefined,
    "tow.phase.movement",
  ),
  call("shooting-phase", { en: "Shooting Phase", fr: "Phase de Tir" }, "shooting-phase", (g) =>
    g.field === null ? null : {},
  ),
  call(
    "combat-phase",
    { en: "Combat Phase", fr: "Phase de Combat" },
    "combat-phase",
    () => ({}),
    undefined,
    "tow.phase.combat",
  ),
  roll(
    "length",
    { en: "Does the battle go on?", fr: "La bataille continue-t-elle ?" },
    (g) =>
      g.field === null || g.field.rounds !== null || g.turn % 2 === 1 || roundOf(g) < length.rolledFrom
        ? null
        : {
            type: "roll",
            player: null,
            label: message("roll.length", { ends: length.endsOn - roundOf(g) }),
            dice: { kind: "sum", ...printedDice(`1${length.die}`) },
            rule: "tow.rule.game-length",
          },
    (g, _, outcome) =>
      outcome.total + roundOf(g) >= length.endsOn ? { game: withField(g, { rounds: roundOf(g) }) } : {},
    "tow.rule.game-length",
  ),
  act("next", { en: "Next player turn", fr: "Tour de joueur suivant" }, (g, _, context) => {
    if (g.field !== null) {
      const goesOn = g.turn < 2 * (g.field.rounds ?? g.turn + 1) && armiesStand(g);
      const lost = goesOn ? broken(g) : [];
      if (lost.length > 0) {
        const [loser] = lost;
        for (const seat of lost) tell(context, "breakPoint", "tow.rule.break-point", { player: seat + 1 });
        const winner = lost.length > 1 || loser === undefined ? null : other(loser);
        const result = { ...resultOf(g), winner, crushing: false };
        return { game: { ...withField(g, { phase: "over", result }), over: true } };
      }
      if (goesOn) return { game: { ...g, turn: g.turn + 1, active: other(g.active) } };
      tell(context, "battleOver", "tow.rule.victory-points");
      return { game: { ...withField(g, { phase: "over", result: resultOf(g) }), over: true } };
    }
    if (combats(g).length > 0 && g.turn < g.maximumTurns)
      return { game: { ...g, turn: g.turn + 1, active: other(g.active) } };
    tell(context, combats(g).length > 0 ? "outOfTurns" : "nobodyEngaged", null);
    return { game: { ...g, over: true } };
  }),
  repeat("again", { en: "Until no unit is engaged", fr: "Tant que des unités sont engagées" }, "turn", (g) => !g.over),
]);

const combatPhase = sequence(
  "combat-phase",
  { en: "Combat Phase", fr: "Phase de Combat" },
  { combat: 0 },
  ({ act, call, choose, each, repeat }) => [
    act("start", { en: "Combat Phase", fr: "Phase de Combat" }, (g, _, context) => {
      tell(context, "phase", "tow.phase.combat", { phase: message("phase.combat") });
      return g.field === null ? {} : { game: withField(beginPhase(g), { phase: "combat" }) };
    }),
    each((g) => g.units.filter((u) => charged(g, u) !== null).map((u) => u.id)).choose(
      "form-up",
      { en: "Skirmishers form up", fr: "Les tirailleurs se mettent en rangs" },
      "form-up",
      (g, _, id) => {
        const u = unit(g, id);
        const ways = formations(g, u);
        const [only, ...more] = ways;
        if (only === undefined) return inForce(FORM_UP) ? settled({ column: NOWHERE }) : null;
        return more.length === 0
          ? settled({ column: only.column })
          : { player: u.entry.seat, about: { unit: id, ways } };
      },
      (g, _, id, { column }, context) => {
        const u = unit(g, id);
        const way = formations(g, u).find((w) => w.column === column);
        const after = formedUp(g, id, way);
        const lost = u.models - unit(after, id).models;
        if (way !== undefined)
          tell(context, "formsUp", FORM_UP, { unit: named(u), files: way.width, models: way.stand });
        if (lost > 0) tell(context, "leftOut", FORM_UP, { unit: named(u), models: lost });
        if (way === undefined) tell(context, "destroyed", FORM_UP, { unit: named(u) });
        return { game: after };
      },
      FORM_UP,
    ),
    act("contacts", { en: "Units in contact", fr: "Unités au contact" }, (g) =>
      g.field === null ? {} : { game: contactsOnTable(g) },
    ),
    choose(
      "choose-combat",
      { en: "Choose a combat", fr: "Choisir un combat" },
      "choose-combat",
      (g) => {
        const list = combatsToFight(g);
        return list.length < 2 ? settled({ combat: 0 }) : { player: g.active, about: { combats: list } };
      },
      (_, __, answer) => ({ vars: { combat: answer.combat } }),
      "tow.combat.choose",
    ),
    call(
      "choose-and-fight",
      { en: "Fight the combat to its end", fr: "Livrer le combat jusqu’au bout" },
      "combat",
      (g, v) => {
        const units = combatsToFight(g)[v.combat];
        return units === undefined ? null : { units };
      },
      () => ({ vars: { combat: 0 } }),
      "tow.phase.combat.choose-and-fight",
    ),
    repeat(
      "next-combat",
      { en: "Next combat", fr: "Combat suivant" },
      "contacts",
      (g) => inForce("tow.phase.combat.choose-and-fight") && combatsToFight(g).length > 0,
    ),
    act(
      "spread",
      { en: "Skirmishers that are free spread out", fr: "Les tirailleurs libres se dispersent" },
      (g, _, context) => {
        const free = g.units.filter((u) => u.formedUp && u.models > 0 && !engaged(g, u.id));
        for (const u of free) tell(context, "spreadsOut", "tow.rule.skirmishers", { unit: named(u) });
        return { game: free.reduce((after, u) => spread(after, u.id), g) };
      },
      "tow.rule.skirmishers",
    ),
  ],
);

/** All sequences, in the order of the book. */
export const sequences: readonly Sequence<OldWorld>[] = [
  game,
  setUp,
  holdBack,
  scouts,
  vanguard,
  strategyPhase,
  rallyTest,
  movementPhase,
  declareCharges,
  chargeNerve,
  chargeReaction,
  redirect,
  chargeMoves,
  chargeMove,
  distanceRoll,
  chargeContact,
  compulsoryMoves,
  arrive,
  remainingMoves,
  randomMove,
  shootingPhase,
  leadershipTest,
  fleeMove,
  peril,
  panic,
  dangerousTerrain,
  combatPhase,
  combat,
  fight,
  initiative,
  breakTest,
  decision,
  freeReform,
];
