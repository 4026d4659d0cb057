import { EVERYBODY, inForce, type Rule, refuse } from "@tercio/kernel";
import { fewLeft } from "../book/panic.ts";
import { atOrBelow, wholeOf } from "../calculation/health.ts";
import { engaged, type NinthAge, type Unit } from "../state/state.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAgeMoments } from "../asking/moments.ts";

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
    enforces: [id, head],
    heldBy: state,
    allow: { [moment]: { unit: () => refuse(`refuse.${state}`, id) } },
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
  bars(
    "shaken",
    "move at random",
    "t9a.shaken.cannot.random-movement",
    "use Random Movement",
    "faire un mouvement aléatoire",
  ),
  bars("shaken", "shoot", "t9a.shaken.cannot.shoot", "shoot", "tirer"),
];

/** What a Fleeing unit may not do (sheet 000, Psychology, Fleeing). */
export const fleeingRules: readonly R[] = [
  bars("fleeing", "shoot", "t9a.fleeing.cannot.shoot", "shoot", "tirer"),
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
    "move at random",
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

/** So few of its starting Health Points left that its Discipline suffers, joined Characters counted. */
export const decimated = (game: NinthAge, u: Unit): boolean =>
  inForce("t9a.decimated.definition") && atOrBelow(wholeOf(game, u), fewLeft["t9a.decimated.definition"].healthPercent);

const decimatedRally: R = {
  id: "decimated-rally",
  name: words("Decimated", "Décimée"),
  enforces: ["t9a.decimated.rally"],
  heldBy: EVERYBODY,
  modify: {
    discipline: {
      unit: (game, { unit: u, use }) =>
        use === "rally" && decimated(game, u)
          ? {
              ...because("decimated-rally", "divide", fewLeft["t9a.decimated.rally"].divisor),
              rule: "t9a.decimated.rally",
            }
          : null,
    },
  },
};

const exempt = (id: string, en: string, fr: string, test: (game: NinthAge, u: Unit) => boolean): R => ({
  id,
  name: words(`No Panic Test: ${en}`, `Pas de test de Panique : ${fr}`),
  enforces: [id],
  heldBy: EVERYBODY,
  allow: {
    "take a panic test": {
      unit: (game, { unit: u }) => (test(game, u) ? refuse("refuse.no-panic-test", id) : true),
    },
  },
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

type OfUnit = (game: NinthAge, facts: { readonly unit: Unit }) => ReturnType<typeof refuse> | true;
const whileEngaged: OfUnit = (g, { unit: u }) =>
  engaged(g, u.id) ? refuse("refuse.engaged", ruleId("engaged")) : true;

const engagedActions: readonly R[] = [
  {
    id: "engaged",
    name: words("Engaged in Combat", "Engagée au combat"),
    enforces: [ruleId("engaged")],
    heldBy: EVERYBODY,
    allow: {
      "declare a charge": { unit: whileEngaged },
      advance: { unit: whileEngaged },
      march: { unit: whileEngaged },
      reform: { unit: whileEngaged },
      "flee as a charge reaction": {
        unit: (g, { unit: u }) => (engaged(g, u.id) ? refuse("refuse.engaged-holds", ruleId("engaged")) : true),
      },
    },
  },
  {
    id: "march-test",
    name: words("March Test", "Test de marche"),
    enforces: [ruleId("march-test")],
    heldBy: EVERYBODY,
    allow: {
      march: {
        unit: (_, { unit: u }) => (u.marchTest === "failed" ? refuse("refuse.march-test", ruleId("march-test")) : true),
      },
    },
  },
];

const postCombatReform: R = {
  id: "post-combat-reform",
  name: words("Post-Combat Reform", "Reformation post-combat"),
  enforces: [ruleId("post-combat-reform")],
  heldBy: EVERYBODY,
  allow: {
    "declare a charge": {
      unit: (g, { unit: u }) =>
        u.noChargeIn === g.playerTurn ? refuse("refuse.reformed-after-combat", ruleId("post-combat-reform")) : true,
    },
  },
};

const scoringRules: readonly R[] = [
  postCombatReform,
  {
    id: "scoring",
    name: words("Scoring", "Unité de capture"),
    enforces: [ruleId("scoring")],
    heldBy: EVERYBODY,
    allow: {
      "count as scoring": {
        unit: (_, { unit: u }) =>
          !u.entry.scoring || u.fleeing || u.scoringLost ? refuse("refuse.not-scoring", ruleId("scoring")) : true,
      },
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
