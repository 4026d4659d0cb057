import type { Pipeline } from "@tercio/kernel";

/** Sheet 000, Priority of Modifiers: set, multiply and divide (fractions up), add and subtract, always and never. */
export const priorityOfModifiers: Pipeline = {
  orderRule: "t9a.table.modifier-priority",
  stages: [
    { operations: ["set"], rule: "t9a.modifier-priority.1" },
    { operations: ["times", "divide"], rule: "t9a.modifier-priority.2" },
    { operations: ["add"], rule: "t9a.modifier-priority.3" },
    { operations: ["atLeast", "atMost"], rule: "t9a.modifier-priority.4" },
  ],
  round: "up",
  within: "lowest",
  withinRule: "t9a.modifier-priority.same-step-order",
};
