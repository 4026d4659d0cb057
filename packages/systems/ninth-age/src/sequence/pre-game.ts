import { act, ask, bilingual, enter, message, sequence } from "@tercio/kernel";
import { centreFile, changeAll, type NinthAge, other, type Seat } from "../state.ts";
import { named, tell } from "./emit.ts";

type G = NinthAge;
const PRE = "t9a.sequence.pre-game.pre-game";
const DEPLOY = "t9a.sequence.pre-game.deployment-phase";

const undeployed = (game: G, seat: Seat): readonly number[] =>
  game.units.filter((u) => u.seat === seat && u.place === "reserve").map((u) => u.id);

export const preGame = sequence<G>("pre-game", { en: "Pre-Game Sequence", fr: "Avant la partie" }, [
  act(
    "1",
    { en: "Decide on the size of the game", fr: "Choisir la taille de la partie" },
    (game, _, context) => {
      tell(context, "gameSize", `${PRE}.1`, { points: game.armyPoints });
      return {};
    },
    `${PRE}.1`,
  ),
  act(
    "2",
    { en: "Share the Army Lists", fr: "Échanger les listes d’armée" },
    (game, _, context) => {
      for (const seat of [0, 1] as const)
        tell(context, "armyList", `${PRE}.2`, {
          army: bilingual(game.armies[seat]),
          units: game.units.filter((u) => u.seat === seat).map(named),
        });
      return {};
    },
    `${PRE}.2`,
  ),
  act(
    "3",
    { en: "Build the Battlefield", fr: "Mettre en place le champ de bataille" },
    (_, __, context) => {
      tell(context, "battlefield", `${PRE}.3`);
      return {};
    },
    `${PRE}.3`,
  ),
  act(
    "4",
    { en: "Determine the Deployment Type", fr: "Déterminer le type de déploiement" },
    (_, __, context) => {
      tell(context, "deploymentType", `${PRE}.4`);
      return {};
    },
    `${PRE}.4`,
  ),
  act(
    "5",
    { en: "Determine the Secondary Objective", fr: "Déterminer l’objectif secondaire" },
    (_, __, context) => {
      tell(context, "objective", `${PRE}.5`);
      return {};
    },
    `${PRE}.5`,
  ),
  ask(
    "6",
    { en: "Determine the Deployment Zones", fr: "Déterminer les zones de déploiement" },
    () => ({
      type: "roll",
      player: null,
      label: message("roll.zones"),
      dice: { kind: "sum", dice: 1, sides: 2 },
      rule: `${PRE}.6`,
    }),
    (_, __, outcome: { total: number }, context) => {
      const zoneChooser = (outcome.total - 1) as Seat;
      tell(context, "zoneChooser", `${PRE}.6`, { player: zoneChooser + 1 });
      return { vars: { zoneChooser } };
    },
    `${PRE}.6`,
  ),
  ask(
    "6a",
    { en: "Choose a zone", fr: "Choisir une zone" },
    (game, v: { zoneChooser?: Seat }) =>
      game.zone[0] === null ? { type: "choice", player: v.zoneChooser ?? 0, choice: "zone", about: {} } : null,
    (game, v: { zoneChooser?: Seat }, answer: { zone: "south" | "north" }) => {
      const chooser = v.zoneChooser ?? 0;
      const own = answer.zone === "south" ? -1 : 1;
      const zone: [1 | -1, 1 | -1] = chooser === 0 ? [own, own === 1 ? -1 : 1] : [own === 1 ? -1 : 1, own];
      return { game: { ...game, zone } };
    },
  ),
  act(
    "7",
    { en: "Select Spells", fr: "Choisir les sorts" },
    (_, __, context) => {
      tell(context, "noSpells", `${PRE}.7`);
      return {};
    },
    `${PRE}.7`,
  ),
  act(
    "8",
    { en: "Declare Special Deployment", fr: "Annoncer les déploiements spéciaux" },
    (_, __, context) => {
      tell(context, "noSpecialDeployment", `${PRE}.8`);
      return {};
    },
    `${PRE}.8`,
  ),
  act(
    "9",
    { en: "Deployment Phase", fr: "Phase de déploiement" },
    (game, v: { zoneChooser?: Seat }) => ({
      game: { ...game, phase: "deployment", zone: game.zone[0] === null ? [-1, 1] : game.zone },
      enter: enter("deployment-phase", { chooser: v.zoneChooser ?? 0 }),
    }),
    `${PRE}.9`,
  ),
]);

export const deploymentPhase = sequence<G>("deployment-phase", { en: "Deployment Phase", fr: "Phase de déploiement" }, [
  ask(
    "1",
    { en: "Determine who deploys first", fr: "Qui se déploie en premier" },
    (game, v: { chooser: Seat }) =>
      game.rulings["who-deploys-first"] === "other-player"
        ? null
        : { type: "choice", player: v.chooser, choice: "first-deployer", about: {} },
    (_, __, answer: { seat: Seat }) => ({ vars: { turn: answer.seat } }),
    `${DEPLOY}.1`,
  ),
  ask(
    "2",
    { en: "Take turns deploying units", fr: "Déployer les unités à tour de rôle" },
    (game, v: { chooser: Seat; turn?: Seat }) => {
      const seat = v.turn ?? other(v.chooser);
      const units = undeployed(game, seat);
      return units.length === 0 || game.finishedFirst !== null
        ? null
        : { type: "choice", player: seat, choice: "deploy", about: { player: seat, units } };
    },
    (
      game,
      v: { chooser: Seat; turn?: Seat },
      answer: { units: readonly { unit: number; x: number; y: number; facing: number; files: number }[] },
      context,
    ) => {
      const seat = v.turn ?? other(v.chooser);
      const next = placed(game, answer.units);
      for (const p of answer.units)
        tell(context, "deployed", `${DEPLOY}.2`, { unit: named(next.units[p.unit] as never) });
      if (undeployed(next, seat).length === 0)
        return {
          game: { ...next, finishedFirst: seat, unitsLeftThen: undeployed(next, other(seat)).length },
          vars: { turn: other(seat) },
        };
      return { game: next, vars: { turn: other(seat) }, goTo: "2" };
    },
    `${DEPLOY}.2`,
  ),
  ask(
    "3",
    { en: "Declare intent to go first or second", fr: "Annoncer vouloir jouer premier ou second" },
    (game) =>
      game.finishedFirst === null ? null : { type: "choice", player: game.finishedFirst, choice: "intent", about: {} },
    (game, _, answer: { intent: "first" | "second" }) => ({ game: { ...game, intent: answer.intent } }),
    `${DEPLOY}.3`,
  ),
  ask(
    "4",
    { en: "Deploy remaining units", fr: "Déployer les unités restantes" },
    (game) => {
      const seat = ([0, 1] as const).find((s) => undeployed(game, s).length > 0);
      return seat === undefined
        ? null
        : { type: "choice", player: seat, choice: "deploy", about: { player: seat, units: undeployed(game, seat) } };
    },
    (
      game,
      _,
      answer: { units: readonly { unit: number; x: number; y: number; facing: number; files: number }[] },
      context,
    ) => {
      const next = placed(game, answer.units);
      for (const p of answer.units)
        tell(context, "deployed", `${DEPLOY}.4`, { unit: named(next.units[p.unit] as never) });
      return { game: next, goTo: "4" };
    },
    `${DEPLOY}.4`,
  ),
  act(
    "5",
    { en: "Deploy Scouting units", fr: "Déployer les éclaireurs" },
    (_, __, context) => {
      tell(context, "noScouts", `${DEPLOY}.5`);
      return {};
    },
    `${DEPLOY}.5`,
  ),
  act(
    "6",
    { en: "Move Vanguarding units", fr: "Déplacer les avant-gardes" },
    (_, __, context) => {
      tell(context, "noVanguard", `${DEPLOY}.6`);
      return {};
    },
    `${DEPLOY}.6`,
  ),
  act(
    "7",
    { en: "Other rules and abilities", fr: "Autres règles" },
    (_, __, context) => {
      tell(context, "noOtherRules", `${DEPLOY}.7`);
      return {};
    },
    `${DEPLOY}.7`,
  ),
  ask(
    "8",
    { en: "Roll for First Turn", fr: "Jet pour le premier tour" },
    () => ({
      type: "roll",
      player: 0,
      label: message("roll.first-turn", { player: 1 }),
      dice: { kind: "sum", dice: 1, sides: 6 },
      rule: `${DEPLOY}.8`,
    }),
    (_, __, outcome: { total: number }) => ({ vars: { first: outcome.total } }),
    `${DEPLOY}.8`,
  ),
  ask(
    "8b",
    { en: "Roll for First Turn, the other player", fr: "Jet pour le premier tour, l’autre joueur" },
    (_, v: { first?: number }) =>
      v.first === undefined
        ? null
        : {
            type: "roll",
            player: 1,
            label: message("roll.first-turn", { player: 2 }),
            dice: { kind: "sum", dice: 1, sides: 6 },
            rule: `${DEPLOY}.8`,
          },
    (game, v: { first: number }, outcome: { total: number }, context) => {
      const bonus = game.rulings["first-turn"] === "plus-one" ? 1 : game.unitsLeftThen;
      const a = v.first + (game.finishedFirst === 0 ? bonus : 0);
      const b = outcome.total + (game.finishedFirst === 1 ? bonus : 0);
      if (a === b) return { goTo: "8" };
      const winner: Seat = a > b ? 0 : 1;
      const first = winner === game.finishedFirst && game.intent === "second" ? other(winner) : winner;
      tell(context, "firstTurn", `${DEPLOY}.8`, { player: first + 1, first: a, second: b });
      return { game: { ...game, firstTurn: first } };
    },
  ),
  act("9", { en: "The battle begins", fr: "La bataille commence" }, (game) => ({
    game: { ...game, firstTurn: game.firstTurn ?? 0 },
  })),
]);

function placed(game: G, list: readonly { unit: number; x: number; y: number; facing: number; files: number }[]): G {
  let next = game;
  for (const p of list)
    next = changeAll(next, (u) => u.id === p.unit, {
      place: "field",
      x: p.x,
      y: p.y,
      facing: p.facing,
      files: p.files,
      championFile: centreFile(p.files, game.chirality),
    });
  return next;
}
