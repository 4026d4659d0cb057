/** Keys of the kinds of way, in their order: letters that do nothing else. */
export const WAY_KEYS = ["j", "k", "l", "h", "y", "b", "q", "i", "f"] as const;

let typed = "";

/** Any other key, or another question: what was begun to be typed is no number. */
export const untyped = (): void => {
  typed = "";
};

/** Is a number begun, so that 0 goes on with it? */
export const typing = (): boolean => typed !== "";

/** A figure is typed: once they make the number of a button it is pressed. */
export function typeFigure(figure: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".prompt [data-number]")];
  const begun = (number: string): boolean => buttons.some((b) => b.dataset["number"]?.startsWith(number));
  typed = begun(typed + figure) ? typed + figure : begun(figure) ? figure : "";
  const button = buttons.find((b) => b.dataset["number"] === typed);
  if (button === undefined) return;
  typed = "";
  button.click();
}
