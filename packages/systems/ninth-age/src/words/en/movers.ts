/** Kinds of movement: what is asked, told and refused about them. */
export const movers = {
  "rule.fly": "Fly",
  "rule.light-troops": "Light Troops",
  "rule.march-and-shoot": "March and Shoot",
  "value.backwards": "Cost of going backwards or sideways",
  "way.fly": "Fly",
  "way.fly-march": "Fly, marching",
  "reach.fly-advance": "Advance through the air {inches}″",
  "reach.fly-march": "March through the air {inches}″",
  "answer.charge.air": "{unit} fly at {foe}, {distance} {distance|inch|inches} away: {need} or more on {dice}",
  "answer.charge.air.sure": "{unit} fly at {foe}, {distance} {distance|inch|inches} away: any roll on {dice} will do",
  "event.advancesFlying": "{unit} fly.",
  "event.marchesFlying": "{unit} fly as far as a March takes them.",
  "event.chargesFlying": "{unit} declare a charge at {foe}, through the air.",
  "refuse.no-fly": "{unit} cannot fly.",
  "refuse.no-reform-on-the-way": "Only Light Troops reform while they move.",
};
