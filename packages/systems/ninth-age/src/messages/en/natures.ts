import { counted, figures } from "../counted.ts";

/** Natures of models and the armies' own rules: what is asked, told and refused about them. */
export const natures = {
  "roll.dust": "{unit}, with no leader left: Discipline {need} on {dice}, Health Points lost by the difference",
  "event.holdsTogether": "{unit} held together.",
  "event.fallsToDust": "{unit} fell to dust: {points} {points|Health Point|Health Points} lost.",
  "refuse.parent-unit": "Parent Unit: no Panic Test for its Support Units.",
  "refuse.reserves": "Reserves: Parent Units and Support Units need no Panic Test for it.",
  "refuse.unburnt": "Unburnt: no Panic Test for other units.",
  "value.test-dice": "Dice more than usual, or fewer kept",
  "roll.other-dice": "{test}; {kind}",
  "roll.maximised": "Maximised Roll: {dice}",
  "roll.minimised": "Minimised Roll: {dice}",
  "roll.frenzy": `{unit}, with an enemy near: Discipline {need} or less on ${counted("en", figures.testDice)} dice, or Frenzy makes them charge`,
  "panic.terror": "Terror",
  "break.crumbles": "they crumble",
  "event.neverBreaks": "{unit}: Unbreakable.",
  "event.gains": "{unit}: {rule}.",
  "event.crumbles": "{unit} crumbled: {points} {points|Health Point|Health Points} lost.",
  "event.crumblesLess": "{unit}, {why}: {points} to lose.",
  "event.frenzyHeld": "{unit} passed the Frenzy test: no charge is forced.",
  "event.frenzyBreaksOut": "{unit} failed the Frenzy test and must charge.",
  "refuse.undead-march":
    "Undead: outside the General’s Commanding Presence this unit cannot March. It can still advance.",
  "refuse.undead-holds": "Undead: this unit can only hold.",
  "refuse.unbreakable": "Unbreakable: no Break Test is needed.",
  "refuse.join-unbreakable": "Unbreakable models and other models cannot be in one unit. Choose another unit.",
  "refuse.frenzy": "Frenzy: {unit} must charge. Choose one of their charges.",
};
