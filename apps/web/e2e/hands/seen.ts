import type { Page } from "playwright-core";

export interface At {
  readonly x: number;
  readonly y: number;
}
/** Something drawn on the board: its middle in the window, and half its width and height, pixels. */
export interface Drawn extends At {
  readonly wide: number;
  readonly high: number;
}
export interface PieceSeen extends Drawn {
  readonly key: string;
  /** The number of its player; 0: nobody's. */
  readonly player: number;
  readonly chosen: boolean;
  /** Nothing lies over its middle, and that is in the field. */
  readonly open: boolean;
}

/** All that somebody at the page can tell of it; what the app keeps behind it is not looked at. */
export interface Seen {
  readonly asked: string;
  /** How many replies there have been, and the battle's number: what the page says of itself. */
  readonly answers: number;
  readonly seed: string;
  /** The player asked, by number; 0: both. */
  readonly player: number;
  /** Is there something to press, so that nobody else is waited for? */
  readonly mine: boolean;
  readonly roll: boolean;
  readonly byItself: boolean;
  readonly confirm: boolean;
  /** Something is being tried, though perhaps not allowed. */
  readonly tried: boolean;
  readonly ends: boolean;
  readonly presets: number;
  /** Answers that can be pressed, and which of them end what is asked. */
  readonly answered: readonly { readonly ends: boolean; readonly preset: boolean }[];
  readonly units: readonly { readonly key: string; readonly chosen: boolean }[];
  readonly ways: readonly string[];
  readonly slides: boolean;
  readonly turns: boolean;
  readonly shares: number;
  readonly spots: readonly Drawn[];
  readonly pieces: readonly PieceSeen[];
  readonly ghosts: readonly Drawn[];
  readonly knob: At | null;
  /** Where the player asked may put down, as drawn. */
  readonly zone: Drawn | null;
  readonly field: Drawn;
  readonly table: Drawn;
  readonly dialog: string | null;
  readonly menu: boolean;
  readonly pane: string | null;
  readonly layers: string;
  readonly theme: string;
  readonly toTheEnd: boolean;
  /** What the keys go to. */
  readonly focus: string;
  /** How far the window itself has been pushed. */
  readonly pushed: number;
}

const LOOK = `(() => {
  const one = (s) => document.querySelector(s);
  const all = (s) => [...document.querySelectorAll(s)];
  const drawn = (e) => {
    const b = e.getBoundingClientRect();
    return { x: b.left + b.width / 2, y: b.top + b.height / 2, wide: b.width / 2, high: b.height / 2 };
  };
  const number = (text) => Number(/\\d+/.exec(text ?? "")?.[0] ?? 0);
  const app = one(".app");
  const prompt = one(".prompt");
  const who = one(".prompt .who")?.textContent ?? "";
  const player = /^\\D*\\d/.test(who) ? number(who) : 0;
  const at = document.activeElement;
  const shown = one("svg.board");
  const field = shown === null ? { x: 0, y: 0, wide: 0, high: 0 } : drawn(shown);
  const open = (key, d) => {
    if (d.x < field.x - field.wide || d.x > field.x + field.wide || d.y < field.y - field.high || d.y > field.y + field.high) return false;
    const there = document.elementFromPoint(d.x, d.y);
    return there !== null && there.closest("[data-piece],[data-ghost]")?.dataset.piece === key;
  };
  const zone = player === 0 ? undefined : all("svg.board [data-place] > path").find((p) => p.getAttribute("fill") === (player === 1 ? "var(--first-soft)" : "var(--second-soft)"));
  const zoned = zone === undefined ? undefined : drawn(zone);
  const knob = one("svg.board .handle circle");
  const dialog = one("dialog[open]");
  const answers = all(".prompt .answer");
  const buttons = all(".prompt .prompt-foot button:enabled, .prompt .answers button:enabled, #rematch, #end-as-it-stands");
  return {
    asked: prompt?.dataset.asked ?? "",
    answers: Number(app?.dataset.answers ?? -1),
    seed: app?.dataset.seed ?? "",
    player,
    mine: buttons.length > 0 || all(".spot").length > 0,
    roll: one("#roll:enabled") !== null,
    byItself: one("#auto-roll")?.checked === true,
    confirm: one("#confirm:enabled") !== null,
    tried: one("#cancel") !== null,
    ends: one(".prompt [data-ends]") !== null,
    presets: all("[id^=preset-]").length,
    answered: answers.map((e) => ({ ends: e.dataset.ends !== undefined, preset: e.id.startsWith("preset-") })),
    units: all(".prompt [data-unit]").map((e) => ({ key: e.dataset.unit, chosen: e.getAttribute("aria-pressed") === "true" })),
    ways: all(".prompt [id^=kind-]").map((e) => e.id),
    slides: one("#slide-best") !== null,
    turns: one("#turn-left") !== null,
    shares: all(".shares .row").length,
    spots: all("svg.board [data-spot]").map(drawn),
    pieces: all("svg.board [data-piece]").map((e) => {
      const d = drawn(e.querySelector(".hull") ?? e);
      const key = e.dataset.piece;
      return { ...d, key, player: number(e.getAttribute("aria-label")?.split(".")[0]), chosen: e.getAttribute("aria-pressed") === "true", open: open(key, d) };
    }),
    ghosts: all("svg.board [data-ghost] .shape").map(drawn),
    knob: knob === null ? null : (({ x, y }) => ({ x, y }))(drawn(knob)),
    zone: zoned ?? null,
    field,
    table: one("svg.board .table-top") === null ? field : drawn(one("svg.board .table-top")),
    dialog: dialog === null ? null : dialog.getAttribute("aria-label") ?? "?",
    menu: one("#menu.open") !== null,
    pane: all(".pane").map((e) => e.className.replace("pane ", "")).join() || null,
    layers: all(".strip [aria-pressed=true]").map((e) => e.id).join() + (one("#legend") === null ? "" : " legend"),
    theme: document.documentElement.dataset.theme ?? "",
    toTheEnd: one("#to-the-end") !== null,
    focus: at === null || at === document.body ? "nowhere" : at.closest(".prompt") !== null ? "prompt" : at.id || at.tagName,
    pushed: document.scrollingElement.scrollTop + document.scrollingElement.scrollLeft,
  };
})()`;

export const look = (page: Page): Promise<Seen> => page.evaluate(LOOK) as Promise<Seen>;

/** Where something may be touched; or where the box that holds it has to be pushed on first, and by how much; a push begins within that box. */
export type Reach =
  | { readonly at: At }
  | { readonly push: Drawn; readonly by: number; readonly across: number }
  | { readonly fault: string };

/** Runs in the page: how a hand comes to something that is to be pressed. */
const REACH = `(selector, nth) => {
  const e = document.querySelectorAll(selector)[nth];
  if (e === undefined) return { fault: "is not there" };
  const b = e.getBoundingClientRect();
  if (b.width === 0 || b.height === 0) return { fault: "is not drawn" };
  const x = (b.left + b.right) / 2;
  const y = (b.top + b.bottom) / 2;
  // The outermost box that hides it is pushed on first.
  const boxes = [];
  for (let p = e.parentElement; p !== null; p = p.parentElement) {
    const style = getComputedStyle(p);
    const down = /auto|scroll/.test(style.overflowY) && p.scrollHeight > p.clientHeight + 1;
    const across = /auto|scroll/.test(style.overflowX) && p.scrollWidth > p.clientWidth + 1;
    if (down || across) boxes.unshift({ r: p.getBoundingClientRect(), down, across });
  }
  for (const { r, down, across } of boxes) {
    const top = Math.max(0, r.top), bottom = Math.min(innerHeight, r.bottom);
    const left = Math.max(0, r.left), right = Math.min(innerWidth, r.right);
    if (bottom - top < 4 || right - left < 4) continue;
    const push = { x: (left + right) / 2, y: (top + bottom) / 2, wide: (right - left) / 2, high: (bottom - top) / 2 };
    const edge = Math.min(8, (bottom - top) / 4);
    if (down && y > bottom - edge) return { push, by: y - (bottom - edge) + 10, across: 0 };
    if (down && y < top + edge) return { push, by: y - (top + edge) - 10, across: 0 };
    if (across && x > right - 4) return { push, by: 0, across: x - right + 24 };
    if (across && x < left + 4) return { push, by: 0, across: x - left - 24 };
  }
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return { fault: "lies outside the window at " + Math.round(x) + ", " + Math.round(y) };
  for (const [i, j] of [[0, 0], [-0.3, 0], [0.3, 0], [0, -0.3], [0, 0.3]]) {
    const p = { x: x + i * b.width, y: y + j * b.height };
    const there = document.elementFromPoint(p.x, p.y);
    const piece = e.closest("[data-piece]") ?? e;
    if (there !== null && (piece.contains(there) || there.closest("label")?.contains(e))) return { at: p };
  }
  const over = document.elementFromPoint(x, y);
  return { fault: "is covered by " + (over === null ? "nothing" : over.tagName + "." + (over.className.baseVal ?? over.className)) };
}`;

export const reach = (page: Page, selector: string, nth: number): Promise<Reach> =>
  page.evaluate(`(${REACH})(${JSON.stringify(selector)}, ${nth})`) as Promise<Reach>;
