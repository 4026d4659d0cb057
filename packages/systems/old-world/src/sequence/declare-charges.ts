import { sequence } from "./flow.ts";

/** Every charge that is declared, and then every reaction. */
export const declareCharges = sequence(
  "declare-charges",
  { en: "Declare Charges & Charge Reactions", fr: "Déclarations et réactions de charge" },
  {},
  ({ act }) => [act("start", { en: "Declare charges", fr: "Déclarer les charges" }, () => ({}))],
);
