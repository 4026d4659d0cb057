/** Figures that a number is made of: 0 shows the whole field. */
const FIGURES = 9;

/**
 * The number on the button at this place, from 0, among so many: all of as many figures, so that none begins another and each
 * can be typed without a sign that it is done.
 */
export function numberOf(at: number, among: number): string {
  let [rest, number] = [at, ""];
  for (let left = Math.max(1, among); left > 1 || number === ""; left = Math.ceil(left / FIGURES)) {
    number = `${(rest % FIGURES) + 1}${number}`;
    rest = Math.floor(rest / FIGURES);
  }
  return number;
}

/** Keys of the kinds of way, in their order: letters that do nothing else. */
export const WAY_KEYS = ["j", "k", "l", "h", "y", "b", "q", "i", "f"] as const;

let typed = "";

/** Any other key, or another question: what was begun to be typed is no number. */
export const untyped = (): void => {
  typed = "";
};

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
