import {
  both,
  type Frame,
  type GivenNumbers,
  message,
  type Message,
  type OddsQuestion,
  type CalculatorQuestion,
} from "@tercio/kernel";
import { CHARGES, FACING, FIGHT, ROUNDS, titled, WHOSE } from "@tercio/mass-battle";
import { enter } from "../sequence/flow.ts";
import type { NinthAge } from "../state/state.ts";
import { about, lostByB } from "./about.ts";
import { attack } from "./attack.ts";
import { byEdition } from "./edition.ts";
import { spell } from "./spell.ts";
import { before, met } from "./set-ups.ts";
import {
  aimNumber,
  called,
  characterWord,
  missileWord,
  numbersOf,
  SECOND,
  secondDistance,
  secondNumbers,
  secondWords,
  unitFlags,
  wordOf,
  weaponWord,
} from "./units.ts";
import { lossesOf, roundsQuestion } from "../view/combat-questions.ts";
import { declareCharge } from "../sequence/charge-declared.ts";
import { reactionsTo } from "../sequence/charge-reaction.ts";
import { fleeQuestion } from "../view/charge-questions.ts";
import { chargeThrough, standCombat } from "../view/questions.ts";
import { stands } from "../state/steps.ts";

type Asked = CalculatorQuestion<NinthAge>;
const COVER = {
  id: "cover",
  title: both("cover of B", "couvert de B"),
  ...titled({
    none: both("none", "aucun"),
    soft: both("stands in a Field", "se tient dans un champ"),
    hard: both("stands in Ruins", "se tient dans des ruines"),
  }),
  usual: "none",
};
const DISTANCE = {
  id: "distance",
  title: both("inches to B", "pouces jusqu’à B"),
  ...{ least: 1, most: 30, usual: 8 },
};

const numbers = [...numbersOf("a"), ...numbersOf("b")];
const words = [
  wordOf("a", "knights-of-the-sun-griffon"),
  wordOf("b", "barbarians-with-spears"),
  weaponWord("a"),
  weaponWord("b"),
];
const flags = [...unitFlags("a"), ...unitFlags("b")];
const joining = [characterWord("a"), characterWord("b")];

const never = (): null => null;

/** Everybody in the combat. */
const fighting = (given: GivenNumbers): readonly number[] => (given[SECOND] === undefined ? [0, 1] : [0, 1, 2]);

/** Health Points that one volley costs, whatever comes of it. */
function volleyQuestion(game: NinthAge, standing: boolean): OddsQuestion<NinthAge> {
  const over = (top: Frame | undefined): boolean => top === undefined || stands(top, "panic-tests");
  return {
    id: "volley",
    label: message("odds.losses", { units: [] }),
    start: { ...game, stack: [enter("shooting", { unit: 0, target: 1, standing })] },
    stop: over,
    ...lostByB(game, (g) => over(g.stack[g.stack.length - 1])),
  };
}

/** What B does as A charges. */
const REACTION = {
  id: "reaction",
  title: both("reaction of B", "réaction de B"),
  ...titled({
    hold: called("answer.reaction.hold"),
    "stand-and-shoot": called("answer.reaction.stand-and-shoot"),
    flee: called("answer.reaction.flee"),
  }),
  usual: "hold",
};

/** The charge of A with its first round, where B reacts so; why there can be none. */
function assaultOf(game: NinthAge, { reaction }: GivenNumbers): OddsQuestion<NinthAge> | Message {
  const held = chargeThrough(game, 0, 1);
  if (held === null) return message("posed.no-charge");
  if (reaction === "hold") return held;
  const declared = declareCharge(game, 0, 1);
  if (!reactionsTo(declared, 1, 0).some((o) => o.value.reaction === reaction)) return message("posed.no-reaction");
  return reaction === "flee" ? fleeQuestion(declared, 1, 0) : standCombat(declared, 1, 0);
}

const example = { a: "knights-of-the-sun-griffon", b: "barbarians-with-spears" };

/** What becomes of two units: of any army, of a list, or with figures that are typed. */
const asked: readonly Asked[] = [
  {
    id: "fight",
    title: FIGHT,
    numbers: [ROUNDS, ...numbers, ...secondNumbers],
    words: [...words, CHARGES, FACING, ...joining, ...secondWords],
    flags,
    example,
    counts: (result) => result.startsWith("second-"),
    ...about(met, never, (game, given) => roundsQuestion(game, fighting(given), Number(given.rounds))),
  },
  {
    id: "losses",
    title: both(
      "Health Points that a round of close combat costs",
      "Points de vie que coûte une manche de corps à corps",
    ),
    numbers: [...numbers, ...secondNumbers],
    words: [...words, WHOSE, CHARGES, FACING, ...joining, ...secondWords],
    flags,
    example,
    counts: (result) => result !== "0",
    ...about(met, never, (game, given) => lossesOf(game, fighting(given), given.of === "a" ? 0 : 1)),
  },
  {
    id: "assault",
    title: both(
      "chance that A reaches B and beats it in the first round",
      "probabilité que A atteigne B et l’emporte à la première manche",
    ),
    numbers: [DISTANCE, ...numbers, aimNumber("b"), ...secondNumbers, secondDistance],
    words: [...words, FACING, REACTION, { ...missileWord("b"), usual: null }, ...joining, ...secondWords],
    flags,
    example: { ...example, distance: 12 },
    counts: (result) => result.startsWith("second-") || result === "caught",
    ...about(
      (given) => before(given, "charge"),
      (game, given) => {
        const question = assaultOf(game, given);
        return "key" in question ? question : null;
      },
      (game, given) => {
        const question = assaultOf(game, given);
        if ("key" in question) throw new Error(question.key);
        return question;
      },
    ),
  },
  {
    id: "volley",
    title: both("Health Points that the shots of A cost B", "Points de vie que les tirs de A coûtent à B"),
    numbers: [{ ...DISTANCE, most: 72, usual: 12 }, ...numbers, aimNumber("a")],
    words: [
      { ...wordOf("a", "light-infantry-with-handguns") },
      wordOf("b", "barbarians-with-spears"),
      missileWord("a"),
      FACING,
      COVER,
      ...joining,
    ],
    flags: [
      { id: "moved", title: both("A has moved", "A a bougé") },
      { id: "standing", title: both("A stands and shoots", "A tient et tire") },
      ...flags,
    ],
    example: { a: "light-infantry-with-handguns", b: "barbarians-with-spears", distance: 12 },
    counts: (result) => result !== "0",
    ...about(
      (given) => before(given, "shooting"),
      never,
      (game, given) => volleyQuestion(game, given.standing === true),
    ),
  },
  spell,
  attack,
];

/** All of them, each by any edition of the game. */
export const posed: readonly Asked[] = asked.map(byEdition);
