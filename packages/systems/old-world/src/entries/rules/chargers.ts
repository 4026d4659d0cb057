// Rules that units bring to their charges (public pages of the rules).
import { defineRule } from "../define.ts";
import { chargeToTheFront } from "./charge.ts";

export const swiftstride = defineRule({
  id: "tow.rule.swiftstride",
  name: { en: "Swiftstride", fr: "Course rapide" },
  listed: true,
  text: {
    en: "The unit may declare a charge from {inches} inches farther away. Before a Charge roll, a Flee roll or a Pursuit roll its owner may add a {dice}.",
    fr: "L’unité peut déclarer une charge de {inches} pouces plus loin. Avant un jet de charge, de fuite ou de poursuite, son propriétaire peut ajouter un {dice}.",
  },
  figures: { onSheets: "not printed", inches: 3, dice: "D6" },
  reference: { group: "charging", see: ["tow.charge.roll", "tow.charge.range", "tow.pursuit.pursue"] },
});

export const warband = defineRule({
  id: "tow.rule.warband",
  name: { en: "Warband", fr: "Bande de guerre" },
  listed: true,
  text: {
    en: "Unless it flees, the unit adds its Rank Bonus to its Leadership, {most} at most, but not to restrain itself. It may re-roll its Charge roll.",
    fr: "Sauf en fuite, l’unité ajoute son Bonus de Rangs à son Commandement, {most} au plus, mais pas pour se retenir. Elle peut relancer son jet de charge.",
  },
  figures: { onSheets: "not printed", most: chargeToTheFront.figures.cap, rerolls: 1 },
  reference: {
    group: "charging",
    see: ["tow.charge.roll", "tow.combat-result.rank-bonus", "tow.rule.leadership-test"],
  },
});

export const firstCharge = defineRule({
  id: "tow.rule.first-charge",
  name: { en: "First Charge", fr: "Première charge" },
  listed: true,
  text: {
    en: "When the unit’s first charge of the battle arrives, its target is Disrupted until the end of the Combat phase of that turn. A failed charge uses it up.",
    fr: "Quand la première charge de l’unité dans la bataille arrive, sa cible est désorganisée jusqu’à la fin de la phase de Combat de ce tour. Une charge ratée l’épuise.",
  },
  figures: { onSheets: "not printed" },
  reference: { group: "charging", see: ["tow.charge.move", "tow.combat-result.rank-bonus"] },
});
