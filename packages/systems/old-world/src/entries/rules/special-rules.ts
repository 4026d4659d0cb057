// Special rules that profiles name (public pages of the rules).
import { defineRule } from "../define.ts";
import { whole } from "@tercio/entries";

export const armouredHide = defineRule({
  id: "tow.rule.armoured-hide",
  name: { en: "Armoured Hide", fr: "Peau cuirassée" },
  listed: true,
  parameters: { value: whole(1, 6) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  text: {
    en: "Armoured Hide (X): the armour value is X better, also that of a model that wears no armour.",
    fr: "Peau cuirassée (X) : la valeur d’armure est meilleure de X, même celle d’une figurine sans armure.",
  },
  reference: { group: "special-rules", see: ["tow.armour.light", "tow.armour.best-save"] },
});

export const furiousCharge = defineRule({
  id: "tow.rule.furious-charge",
  name: { en: "Furious Charge", fr: "Charge furieuse" },
  listed: true,
  asked: true,
  text: {
    en: "In a turn in which it made a charge move of {inches} inches or more, each model has {attacks} Attack more.",
    fr: "Le tour où elle a chargé de {inches} pouces ou plus, chaque figurine a {attacks} Attaque de plus.",
  },
  reference: { group: "special-rules", see: ["tow.charge.range", "tow.keyword.extra-attacks"] },
  figures: { attacks: 1, inches: 3 },
});
