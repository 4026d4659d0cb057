// What who has won a round of combat may do (sheets 001 and 003).
import { defineRule } from "../define.ts";

export const followUpAndPursuit = defineRule({
  id: "tow.phase.combat.follow-up-and-pursuit",
  name: { en: "Follow Up & Pursuit", fr: "Suivi et poursuite" },
});

export const followUp = defineRule({
  id: "tow.pursuit.follow-up",
  name: { en: "Follow Up", fr: "Suivi" },
});

export const restrainAndReform = defineRule({
  id: "tow.pursuit.restrain-and-reform",
  name: { en: "Restrain & Reform", fr: "Se retenir et se reformer" },
  figures: { roll: "2D6", test: "Leadership" },
});

export const pursue = defineRule({
  id: "tow.pursuit.pursue",
  name: { en: "Pursuit", fr: "Poursuite" },
  figures: { distance: "2D6", page: 156, caughtFleeing: "destroyed" },
});

export const overrun = defineRule({
  id: "tow.pursuit.overrun",
  name: { en: "Overrun", fr: "Charge irrésistible" },
  figures: { distance: "2D6" },
});
