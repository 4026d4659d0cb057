import type { Message } from "@tercio/kernel";
import type { Sheet } from "@tercio/board";

/** The characteristics of a piece in a line each: those of all its models, then those of each part or weapon. */
export function profileOf(
  { facts, tables }: Sheet,
  name: string,
  said: (message: Message) => string,
): readonly string[] {
  const told = (value: Message | string | number): string => (typeof value === "object" ? said(value) : String(value));
  // A name and its figure stay on one line.
  const figure = (name: Message, value: Message | string | number): string => `${said(name)}\u00a0${told(value)}`;
  const whole = facts.filter((f) => f.characteristic).map((f) => figure(f.label, f.told));
  const parts = tables.flatMap(({ columns, rows }) =>
    rows.map(({ label, cells }) => {
      const figures = cells.map((cell, i) => figure(columns[i] ?? { key: "" }, cell)).join(" · ");
      const of = said(label);
      return of === name ? figures : `${of}: ${figures}`;
    }),
  );
  return [...(whole.length === 0 ? [] : [whole.join(" · ")]), ...parts];
}
