import { entered, interludes } from "./interludes.ts";
import { bilingual, inForce } from "@tercio/kernel";
import { printedDice } from "@tercio/dice";
import { rolledTables } from "../book/tables.ts";
import { message } from "../messages/message.ts";
import {
  type DeploymentType,
  deploymentRule,
  DEPLOYMENTS,
  type Objective,
  objectiveRule,
  OBJECTIVES,
  played,
} from "../state/deployments.ts";
import { startObjective } from "../battlefield/markers.ts";
import { hasHills } from "../battlefield/hills.ts";
import { mapOf, MAPS } from "@tercio/regiments";
import { type NinthAge, other, type Seat } from "../state/state.ts";
import { named, tell } from "./emit.ts";
import type { RuleId } from "../state/names.ts";
import { enter, sequence } from "./flow.ts";

const PRE = "t9a.sequence.pre-game.pre-game";
const PICKS = "t9a.deployment.zone-chooser-picks";
/** Are there choices of the player who chose the zone? */
const picks = (): boolean => inForce(PICKS);
const TYPES = "t9a.table.deployment-types";
const AIMS = "t9a.table.secondary-objectives";

const rowRoll = (label: "roll.deployment" | "roll.objective", table: typeof TYPES | typeof AIMS, rule: RuleId) =>
  ({
    type: "roll",
    player: null,
    label: message(label),
    dice: { kind: "sum", ...printedDice(rolledTables[table].dice) },
    rule,
  }) as const;

/** The row of a table that a die shows; without the table, the first. */
const rowOf = <T>(rows: readonly [T, ...T[]], total: number, table: string): T =>
  (inForce(table) ? rows[total - 1] : undefined) ?? rows[0];

export const preGame = sequence(
  "pre-game",
  { en: "Pre-Game Sequence", fr: "Avant la partie" },
  {},
  ({ act, call, each }) => [
    act(
      "1",
      { en: "Decide on the size of the game", fr: "Choisir la taille de la partie" },
      (game, _, context) => {
        tell(context, "gameSize", `${PRE}.1`, { points: game.armyPoints });
        return {};
      },
      `${PRE}.1`,
    ),
    // Steps that only tell something, or for which these armies give no occasion, enforce nothing and carry no rule.
    act("2", { en: "Share the Army Lists", fr: "Échanger les listes d’armée" }, (game, _, context) => {
      for (const seat of [0, 1] as const)
        tell(context, "armyList", `${PRE}.2`, {
          army: bilingual(game.armies[seat]),
          units: game.units.filter((u) => u.seat === seat).map(named),
        });
      return {};
    }),
    call(
      "3",
      { en: "Build the Battlefield", fr: "Mettre en place le champ de bataille" },
      "battlefield",
      () => ({}),
      undefined,
      `${PRE}.3`,
    ),
    call(
      "4",
      { en: "Determine the Deployment Type", fr: "Déterminer le type de déploiement" },
      "deployment-type",
      () => ({}),
    ),
    call(
      "5",
      { en: "Determine the Secondary Objective", fr: "Déterminer l’objectif secondaire" },
      "secondary-objective",
      () => ({}),
    ),
    call(
      "6",
      { en: "Determine the Deployment Zones", fr: "Déterminer les zones de déploiement" },
      "deployment-zones",
      () => ({}),
    ),
    call("7", { en: "Select Spells", fr: "Choisir les sorts" }, "select-spells", () => ({}), undefined, `${PRE}.7`),
    call("hills", { en: "Choose the hills", fr: "Choisir les collines" }, "hill-choices", () => ({})),
    call(
      "8",
      { en: "Declare Special Deployment", fr: "Annoncer les déploiements spéciaux" },
      "special-deployment",
      () => ({}),
      undefined,
      `${PRE}.8`,
    ),
    each((game: NinthAge) => interludes(game, "before deployment")).act(
      "interludes",
      { en: "What rules of armies add", fr: "Ce qu’ajoutent des règles d’armée" },
      (_, __, one) => entered(one),
    ),
    act(
      "9",
      { en: "Deployment Phase", fr: "Phase de déploiement" },
      (game) => ({
        game: { ...game, phase: "deployment", zone: game.zone[0] === null ? [-1, 1] : game.zone },
        enter: enter("deployment-phase", { chooser: game.zoneChooser ?? 0 }),
      }),
      `${PRE}.9`,
    ),
  ],
);

/** Step 3: the map that was agreed on, or that the dice give. */
export const battlefield = sequence(
  "battlefield",
  { en: "The battlefield", fr: "Le champ de bataille" },
  {},
  ({ act, roll }) => [
    roll(
      "a",
      { en: "Roll for a map", fr: "Jet pour la carte" },
      (game) =>
        game.map === null
          ? {
              type: "roll",
              player: null,
              label: message("roll.map"),
              dice: { kind: "sum", dice: 1, sides: MAPS.length },
              rule: `${PRE}.3`,
            }
          : null,
      (game, _, outcome) => {
        const map: NinthAge["map"] = MAPS[outcome.total - 1] ?? "none";
        const built: NinthAge = { ...game, map, terrain: mapOf(map, game.width, game.depth, game.chirality) };
        // Markers that lie from the start keep clear of what has come to lie there.
        return { game: built.objective === null ? built : startObjective(built, built.objective) };
      },
      `${PRE}.3`,
    ),
    act("b", { en: "What lies on it", fr: "Ce qui s’y trouve" }, (game, _, context) => {
      if (game.terrain.length === 0) tell(context, "battlefield", `${PRE}.3`);
      else
        tell(context, "battlefieldMap", `${PRE}.3`, {
          map: message(`map.${game.map ?? "none"}`),
          features: game.terrain.length,
        });
      return {};
    }),
  ],
);

/** Step 4: a row that is not played yet is rolled again. */
export const deploymentType = sequence(
  "deployment-type",
  { en: "Deployment Type", fr: "Type de déploiement" },
  {},
  ({ act, again }) => [
    again.roll(
      "a",
      { en: "Roll for it", fr: "Jet de dé" },
      (game) => (game.deployment === null ? rowRoll("roll.deployment", TYPES, `${PRE}.4`) : null),
      (game, _, outcome, context) => {
        const type = rowOf(DEPLOYMENTS, outcome.total, TYPES);
        if (played(type)) return { game: { ...game, deployment: type } };
        tell(context, "rolledAgain", deploymentRule(type), { row: message(`deployment.${type}`) });
        return {};
      },
      `${PRE}.4`,
    ),
    act("b", { en: "The Deployment Type", fr: "Le type de déploiement" }, (game, _, context) => {
      const type: DeploymentType = game.deployment ?? "frontline-clash";
      tell(context, "deploymentType", deploymentRule(type), { type: message(`deployment.${type}`) });
      return { game: { ...game, deployment: type } };
    }),
  ],
);

/** Step 5, likewise. */
export const secondaryObjective = sequence(
  "secondary-objective",
  { en: "Secondary Objective", fr: "Objectif secondaire" },
  {},
  ({ act, again }) => [
    again.roll(
      "a",
      { en: "Roll for it", fr: "Jet de dé" },
      (game) => (game.objective === null ? rowRoll("roll.objective", AIMS, `${PRE}.5`) : null),
      (game, _, outcome, context) => {
        const objective = rowOf(OBJECTIVES, outcome.total, AIMS);
        if (played(objective) && (objective !== "king-of-the-hill" || hasHills(game)))
          return { game: startObjective(game, objective) };
        tell(context, "rolledAgain", objectiveRule(objective), { row: message(`objective.${objective}`) });
        return {};
      },
      `${PRE}.5`,
    ),
    act("b", { en: "The Secondary Objective", fr: "L’objectif secondaire" }, (game, _, context) => {
      const objective: Objective = game.objective ?? "hold-the-ground";
      tell(context, "objective", objectiveRule(objective), { objective: message(`objective.${objective}`) });
      return game.objective === null ? { game: startObjective(game, objective) } : {};
    }),
  ],
);

/** Who still has a short Board Edge to choose: in Dawn Assault one for both, in Marching Columns each their own. */
function shortEdgeChoosers(game: NinthAge): readonly Seat[] {
  const type = game.deployment;
  if (!picks() || (type !== "dawn-assault" && type !== "marching-columns")) return [];
  const chooser = game.zoneChooser ?? 0;
  const list = type === "dawn-assault" ? [chooser] : [chooser, other(chooser)];
  return list.filter((seat) => game.shortEdge[seat] === null);
}

/** Step 6: who chooses, and all there is to choose before deployment. */
export const deploymentZones = sequence(
  "deployment-zones",
  { en: "Deployment Zones", fr: "Zones de déploiement" },
  {},
  ({ call, choose, each, roll }) => [
    roll(
      "a",
      { en: "Roll for the choice", fr: "Jet pour le choix" },
      () => ({
        type: "roll",
        player: null,
        label: message("roll.zones"),
        dice: { kind: "sum", dice: 1, sides: 2 },
        rule: `${PRE}.6`,
      }),
      (game, _, outcome, context) => {
        const zoneChooser = (outcome.total - 1) as Seat;
        tell(context, "zoneChooser", `${PRE}.6`, { player: zoneChooser + 1 });
        return { game: { ...game, zoneChooser } };
      },
      `${PRE}.6`,
    ),
    choose(
      "b",
      { en: "Choose the diagonal", fr: "Choisir la diagonale" },
      "diagonal",
      (game) => (game.deployment === "refused-flank" && picks() ? { player: game.zoneChooser ?? 0, about: {} } : null),
      (game, _, answer) => ({ game: { ...game, diagonal: answer.diagonal === "rising" ? 1 : -1 } }),
    ),
    choose(
      "c",
      { en: "Choose a zone", fr: "Choisir une zone" },
      "zone",
      (game) => (game.zone[0] === null ? { player: game.zoneChooser ?? 0, about: {} } : null),
      (game, _, answer) => {
        const own = answer.zone === "south" ? -1 : 1;
        const theirs = own === 1 ? -1 : 1;
        return { game: { ...game, zone: (game.zoneChooser ?? 0) === 0 ? [own, theirs] : [theirs, own] } };
      },
    ),
    each(shortEdgeChoosers, { still: (game, _, seat) => shortEdgeChoosers(game).includes(seat) }).choose(
      "c1",
      { en: "Choose a short Board Edge", fr: "Choisir un bord court de la table" },
      "short-edge",
      (_, __, player) => ({ player, about: { player } }),
      (game, _, player, answer, context) => {
        const edge = answer.edge === "east" ? 1 : -1;
        const [a, b] = game.shortEdge;
        const own = player === 0 ? ([edge, b] as const) : ([a, edge] as const);
        // In Dawn Assault the other edge is the opponent's.
        const both = player === 0 ? ([edge, -edge as 1 | -1] as const) : ([-edge as 1 | -1, edge] as const);
        const said = message(`answer.short-edge.${answer.edge}`);
        tell(context, "shortEdge", PICKS, { player: player + 1, edge: said });
        return { game: { ...game, shortEdge: game.deployment === "dawn-assault" ? both : own } };
      },
    ),
    choose(
      "d",
      { en: "Choose the attacker", fr: "Choisir l’attaquant" },
      "attacker",
      (game) => (game.deployment === "encircle" && picks() ? { player: game.zoneChooser ?? 0, about: {} } : null),
      (game, _, answer, context) => {
        tell(context, "attacker", PICKS, { player: answer.seat + 1 });
        return { game: { ...game, attacker: answer.seat } };
      },
    ),
    call("e", { en: "Choices for the objective", fr: "Choix pour l’objectif" }, "objective-choices", () => ({})),
  ],
);
