import { counted, figures } from "../counted.ts";

/** Natures of models and the armies' own rules: what is asked, told and refused about them. */
export const natures = {
  "roll.dust": "{unit} have nobody to hold them together: Discipline {need} on {dice}, what is above is lost",
  "event.holdsTogether": "{unit} hold together.",
  "event.fallsToDust": "{unit} fall to dust: {points} {points|Health Point|Health Points} lost.",
  "refuse.parent-unit": "Parent Unit: the fate of its Support Units does not frighten it.",
  "refuse.reserves": "Reserves: their fate does not frighten Parent Units and Support Units.",
  "refuse.unburnt": "Unburnt: the fate of others does not frighten them.",
  "value.test-dice": "Dice more than usual, or fewer kept",
  "roll.other-dice": "{test}; {kind}",
  "roll.maximised": "Maximised Roll: {dice}",
  "roll.minimised": "Minimised Roll: {dice}",
  "roll.frenzy": `{unit} see an enemy near: Discipline {need} or less on ${counted("en", figures.testDice)} dice, or they must charge`,
  "panic.terror": "Terror",
  "break.crumbles": "they crumble",
  "event.neverBreaks": "{unit} are Unbreakable and stay.",
  "event.crumbles": "{unit} crumble: {points} {points|Health Point|Health Points} lost.",
  "event.crumblesLess": "{unit}, {why}: {points} to lose.",
  "event.frenzyHeld": "{unit} keep their Frenzy in check.",
  "event.frenzyBreaksOut": "{unit} break out in Frenzy: they must charge.",
  "refuse.undead-march": "Undead: outside the General’s Commanding Presence they do not march. They can still advance.",
  "refuse.undead-holds": "Undead: to a charge they can only hold.",
  "refuse.unbreakable": "Unbreakable: no Break Test is needed.",
  "refuse.join-unbreakable": "Unbreakable models stand only among their like. Choose another unit.",
  "refuse.frenzy": "Frenzy: {unit} must charge. Choose one of their charges.",
};
