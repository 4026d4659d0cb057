import { markerCarriers } from "../entries/rules/objectives.ts";
import { deployments, length, objectives, dawnAssault, marchingColumns, secureTarget } from "../book/battle.ts";
import { printedDice } from "@tercio/dice";
import { championRules } from "../book/models.ts";
import { movement } from "../book/movement.ts";
import { fewLeft, panic } from "../book/panic.ts";
import { tests } from "../book/tables.ts";

/** Numbers and shares as they are said; the only place where a sentence's number is a word of its own. */
export const spoken = {
  en: {
    counts: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"],
    shares: { 25: "quarter", 50: "half" },
  },
  fr: {
    counts: ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"],
    shares: { 25: "quart", 50: "moitié" },
  },
} as const;

type Language = keyof typeof spoken;

/**
 * A number as a word.
 * @throws Error where the number has none: the sentence then needs another form
 */
export function counted(language: Language, n: number): string {
  const word = spoken[language].counts[n];
  if (word === undefined) throw new Error(`${n} has no word in ${language}`);
  return word;
}

/**
 * A share of so many per cent as a word.
 * @throws Error where the share has none
 */
export function share(language: Language, percent: number): string {
  const words: { readonly [percent: number]: string } = spoken[language].shares;
  const word = words[percent];
  if (word === undefined) throw new Error(`${percent} per cent have no word in ${language}`);
  return word;
}

const encircle = deployments["t9a.deployment.encircle"];

/** The rules' numbers that sentences say, from the book. */
export const figures = {
  testDice: printedDice(tests["t9a.table.discipline-test"].dice).dice,
  decimated: 100 / fewLeft["t9a.decimated.rally"].divisor,
  heavyLosses: panic["t9a.panic.trigger.heavy-losses"].lossPercent,
  refusedDuel: championRules["t9a.rule.refuse-duel"].discipline,
  fewestScoring: objectives["t9a.objective.capture-the-flags"].minimumUnits,
  markerFromZone: secureTarget.fromZones,
  markersApart: secureTarget.betweenMarkers,
  secured: secureTarget.control,
  carriersRanks: markerCarriers.figures.fullRanks,
  groundHeld: objectives["t9a.objective.hold-the-ground"].distance,
  frontline: deployments["t9a.deployment.frontline-clash"].fromCentreLine,
  dawn: dawnAssault.fromCentreLine,
  dawnEdge: 100 / dawnAssault.divisor,
  counterthrust: deployments["t9a.deployment.counterthrust"].fromCentreLine,
  marching: marchingColumns.fromCentreLine,
  diagonal: deployments["t9a.deployment.refused-flank"].fromDiagonal,
  near: encircle.fromCentreLine[0],
  far: encircle.fromCentreLine[1],
  outer: 100 / encircle.divisor,
  /** Between the outer parts of the board to both sides. */
  middle: 100 - (2 * 100) / encircle.divisor,
  spacing: movement["t9a.rule.unit-spacing"].endInches,
  gameTurns: length["t9a.turn.game-length"].gameTurns,
} as const;
