import { inForce, type Rule, refuse } from "@tercio/kernel";
import { atAQuarter, engaged, type NinthAge, type Unit } from "../state.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments } from "./moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
type Allowed = keyof NinthAgeMoments["allow"];

const words = (en: string, fr: string): { readonly en: string; readonly fr: string } => ({ en, fr });

function bars(state: "shaken" | "fleeing", moment: Allowed, id: string, en: string, fr: string): R {
  const stateEn = state === "shaken" ? "Shaken" : "Fleeing";
  const stateFr = state === "shaken" ? "Ébranlée" : "En fuite";
  const head = state === "shaken" ? "t9a.shaken" : "t9a.fleeing.no-voluntary-actions";
  return {
    id,
    name: words(`${stateEn}: ${en}`, `${stateFr} : ${fr}`),
    text: words(
      `A ${stateEn} unit does not do this: ${en}.`,
      `Une unité ${stateFr.toLowerCase()} ne peut pas : ${fr}.`,
    ),
    enforces: [id, head],
    allow: {
      [moment]: (_: NinthAge, { unit: u }: { readonly unit: Unit }) =>
        (state === "shaken" ? u.shaken : u.fleeing) ? refuse(`refuse.${state}`, id) : true,
    },
  };
}

/** What a Shaken unit may not do, one rule an action (sheet 000, Psychology, Shaken). */
export const shakenRules: readonly R[] = [
  bars("shaken", "declare a charge", "t9a.shaken.cannot.charge", "declare a charge", "déclarer une charge"),
  bars("shaken", "pursue", "t9a.shaken.cannot.pursue", "pursue", "poursuivre"),
  bars("shaken", "overrun", "t9a.shaken.cannot.overrun", "overrun", "faire une charge irrésistible"),
  bars("shaken", "advance", "t9a.shaken.cannot.advance", "advance", "faire un mouvement simple"),
  bars("shaken", "march", "t9a.shaken.cannot.march", "march", "faire une marche forcée"),
  bars("shaken", "reform", "t9a.shaken.cannot.reform", "reform", "se reformer"),
];

/** What a Fleeing unit may not do (sheet 000, Psychology, Fleeing). */
export const fleeingRules: readonly R[] = [
  bars("fleeing", "declare a charge", "t9a.fleeing.cannot.charge", "declare a charge", "déclarer une charge"),
  bars(
    "fleeing",
    "hold as a charge reaction",
    "t9a.fleeing.cannot.react-except-flee",
    "react other than by Flee",
    "réagir autrement que par Fuir",
  ),
  bars(
    "fleeing",
    "advance",
    "t9a.fleeing.cannot.move-except-flee",
    "move except by a Flee Move",
    "bouger autrement que par un mouvement de fuite",
  ),
  bars(
    "fleeing",
    "march",
    "t9a.fleeing.cannot.move-except-flee",
    "move except by a Flee Move",
    "bouger autrement que par un mouvement de fuite",
  ),
  bars(
    "fleeing",
    "reform",
    "t9a.fleeing.cannot.move-except-flee",
    "move except by a Flee Move",
    "bouger autrement que par un mouvement de fuite",
  ),
];

/** At a quarter or less of its starting Health Points. */
export const decimated = (u: Unit): boolean => inForce("t9a.decimated.definition") && atAQuarter(u);

const decimatedRally: R = {
  id: "decimated-rally",
  name: words("Decimated", "Décimée"),
  text: words(
    "A Decimated unit rallies at half its Discipline, rounded up.",
    "Une unité Décimée se rallie à la moitié de sa Discipline, arrondie au supérieur.",
  ),
  enforces: ["t9a.decimated.rally"],
  modify: {
    discipline: (_, { unit: u, use }) =>
      use === "rally" && decimated(u)
        ? { ...because("decimated-rally", "divide", 2), rule: "t9a.decimated.rally" }
        : null,
  },
};

const exempt = (id: string, en: string, fr: string, test: (game: NinthAge, u: Unit) => boolean): R => ({
  id,
  name: words(`No Panic Test: ${en}`, `Pas de test de Panique : ${fr}`),
  text: words(
    `A unit takes no Panic Test when ${en}.`,
    `Une unité ne fait pas de test de Panique si elle est dans ce cas : ${fr}.`,
  ),
  enforces: [id],
  allow: { "take a panic test": (game, { unit: u }) => (test(game, u) ? refuse("refuse.no-panic-test", id) : true) },
});

export const panicRules: readonly R[] = [
  decimatedRally,
  exempt("t9a.panic.exempt.engaged", "it is Engaged in Combat", "elle est engagée au combat", (g, u) =>
    engaged(g, u.id),
  ),
  exempt("t9a.panic.exempt.fleeing", "it is already Fleeing", "elle fuit déjà", (_, u) => u.fleeing),
  exempt(
    "t9a.panic.exempt.already-passed",
    "it already passed one this phase",
    "elle en a déjà réussi un à cette phase",
    (_, u) => u.panicPassed,
  ),
];

const engagedActions: readonly R[] = [
  {
    id: "engaged",
    name: words("Engaged in Combat", "Engagée au combat"),
    text: words(
      "A unit in contact with the enemy neither charges, moves nor flees by choice.",
      "Une unité au contact de l’ennemi ne charge pas, ne bouge pas et ne choisit pas de fuir.",
    ),
    enforces: [ruleId("engaged")],
    allow: {
      "declare a charge": (g, { unit: u }) => (engaged(g, u.id) ? refuse("refuse.engaged", ruleId("engaged")) : true),
      advance: (g, { unit: u }) => (engaged(g, u.id) ? refuse("refuse.engaged", ruleId("engaged")) : true),
      march: (g, { unit: u }) =>
        engaged(g, u.id)
          ? refuse("refuse.engaged", ruleId("engaged"))
          : u.marchTest === "failed"
            ? refuse("refuse.march-test", ruleId("march-test"))
            : true,
      reform: (g, { unit: u }) => (engaged(g, u.id) ? refuse("refuse.engaged", ruleId("engaged")) : true),
      "flee as a charge reaction": (g, { unit: u }) =>
        engaged(g, u.id) ? refuse("refuse.engaged-holds", ruleId("engaged")) : true,
    },
  },
];

const postCombatReform: R = {
  id: "post-combat-reform",
  name: words("Post-Combat Reform", "Reformation post-combat"),
  text: words(
    "A unit that made a Post-Combat Reform declares no charge in the next Player Turn.",
    "Une unité qui s’est reformée après un combat ne déclare pas de charge au tour de joueur suivant.",
  ),
  enforces: [ruleId("post-combat-reform")],
  allow: {
    "declare a charge": (g, { unit: u }) =>
      u.noChargeIn === g.playerTurn ? refuse("refuse.reformed-after-combat", ruleId("post-combat-reform")) : true,
  },
};

const scoringRules: readonly R[] = [
  postCombatReform,
  {
    id: "scoring",
    name: words("Scoring", "Unité de capture"),
    text: words(
      "Counts for Secondary Objectives unless it flees, or made a Post-Combat Reform earlier in this Player Turn.",
      "Compte pour les objectifs secondaires, sauf si elle fuit ou s’est reformée après un combat plus tôt dans ce tour de joueur.",
    ),
    enforces: [ruleId("scoring")],
    allow: {
      "count as scoring": (_, { unit: u }) =>
        !u.entry.scoring || u.fleeing || u.scoringLost ? refuse("refuse.not-scoring", ruleId("scoring")) : true,
    },
  },
];

export const psychologyRules: readonly R[] = [
  ...shakenRules,
  ...fleeingRules,
  ...panicRules,
  ...engagedActions,
  ...scoringRules,
];
