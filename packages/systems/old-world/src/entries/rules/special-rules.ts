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
