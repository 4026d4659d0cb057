import { useEffect } from "react";
import { toggleTape, wholeField, zoom } from "../board/camera.ts";
import { handlingOf, reformed, wayOf } from "../board/gestures.ts";
import { slide } from "../prompt/SlideTools.tsx";
import { addSegment, changeKind, narrow, nudge } from "../prompt/Tools.tsx";
import { type MoveKind, useSession } from "../session/store.ts";
import { boardOf } from "../session/board.ts";

const HALF_INCH = 1270;
/** With Shift: farther than any unit goes, cut to what its move allows. */
const FAR = 60 * 2540;
/** Two degrees. */
const LITTLE = 364;

/** Five millimetres. */
const ASIDE = 500;

/** The next kind of way that the rules offer to the chosen unit. */
function nextWay(): void {
  const { selected } = useSession.getState();
  const ids = (handlingOf(selected)?.ways ?? []).map((w) => w.id);
  const next = ids[(ids.indexOf(wayOf(selected)?.id ?? "") + 1) % Math.max(1, ids.length)];
  if (next !== undefined) changeKind(next as MoveKind);
}

/** What arrows and brackets do, by what is asked: they lead a unit along, place it, or turn it. */
function steering(choice: string | null): { readonly [key: string]: () => void } {
  const s = useSession.getState();
  if (choice === "move")
    return {
      "Shift+ArrowUp": () => addSegment({ kind: "straight", distance: FAR }),
      "Shift+ArrowDown": () => addSegment({ kind: "back", distance: FAR }),
      "Shift+ArrowLeft": () => addSegment({ kind: "side", side: "left", distance: FAR }),
      "Shift+ArrowRight": () => addSegment({ kind: "side", side: "right", distance: FAR }),
      ArrowUp: () => addSegment({ kind: "straight", distance: HALF_INCH }),
      ArrowDown: () => addSegment({ kind: "back", distance: HALF_INCH / 2 }),
      ArrowLeft: () => addSegment({ kind: "side", side: "left", distance: HALF_INCH / 2 }),
      ArrowRight: () => addSegment({ kind: "side", side: "right", distance: HALF_INCH / 2 }),
      "[": () => addSegment({ kind: "wheel", side: "left", angle: LITTLE }),
      "]": () => addSegment({ kind: "wheel", side: "right", angle: LITTLE }),
      m: nextWay,
      ",": () => narrow(-1),
      ".": () => narrow(1),
    };
  if (choice === "deploy")
    return {
      "Shift+ArrowUp": () => nudge(0, HALF_INCH * 6),
      "Shift+ArrowDown": () => nudge(0, -HALF_INCH * 6),
      "Shift+ArrowLeft": () => nudge(-HALF_INCH * 6, 0),
      "Shift+ArrowRight": () => nudge(HALF_INCH * 6, 0),
      ",": () => narrow(-1),
      ".": () => narrow(1),
      ArrowUp: () => nudge(0, HALF_INCH),
      ArrowDown: () => nudge(0, -HALF_INCH),
      ArrowLeft: () => nudge(-HALF_INCH, 0),
      ArrowRight: () => nudge(HALF_INCH, 0),
      "[": () => nudge(0, 0, -LITTLE * 4),
      "]": () => nudge(0, 0, LITTLE * 4),
    };
  if (choice === "charge-move")
    return {
      ArrowUp: () => slide(0, 1),
      ArrowDown: () => slide(0, -1),
      ArrowLeft: () => slide(-1, 0),
      ArrowRight: () => slide(1, 0),
      "[": () => s.gesture({ type: "end", side: "left" }),
      "]": () => s.gesture({ type: "end", side: "right" }),
    };
  const { unit } = (s.battle.request?.type === "choice" ? s.battle.request.about : {}) as { unit?: number };
  const handling = choice === null ? null : handlingOf(unit ?? null);
  const piece = unit === undefined ? undefined : boardOf(s.battle.game).pieces[unit];
  if (handling?.turn != null && piece !== undefined) {
    const step = handling.turn > LITTLE * 24 ? handling.turn : LITTLE * 4;
    const change = (by: Parameters<typeof reformed>[2]) => () => s.gesture(reformed(piece, s.preview, by));
    return {
      "[": change({ turn: -step }),
      "]": change({ turn: step }),
      ArrowUp: change({ files: 1 }),
      ArrowDown: change({ files: -1 }),
      ",": change({ files: -1 }),
      ".": change({ files: 1 }),
      ...(handling.slides ? { ArrowLeft: change({ right: -ASIDE }), ArrowRight: change({ right: ASIDE }) } : {}),
    };
  }
  return {};
}

/** Answers of the prompt by number: 1 is the first button. */
function answerNumber(n: number): void {
  document.querySelectorAll<HTMLButtonElement>(".prompt .answer")[n - 1]?.click();
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** The next unit that could be chosen now, round and round. */
function nextUnit(by: number): void {
  const { selected, select } = useSession.getState();
  const ids = [...document.querySelectorAll<HTMLElement>(".prompt [data-unit]")].map((e) => Number(e.dataset.unit));
  if (ids.length === 0) return;
  const at = selected === null ? -1 : ids.indexOf(selected);
  select(ids[(at + by + ids.length * 2) % ids.length] ?? null);
}

/** The whole battle by keys alone. */
export function useKeys(enabled: boolean, actions: { readonly [key: string]: () => void }): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const target = e.target as HTMLElement;
      if (!enabled || e.ctrlKey || e.metaKey || e.altKey) return;
      // A dialog has its own keys.
      if (document.querySelector("dialog[open]") !== null) return;
      if (target.tagName === "SELECT" || target.tagName === "TEXTAREA") return;
      if (target.tagName === "INPUT" && (target as HTMLInputElement).type !== "checkbox") return;
      const s = useSession.getState();
      const request = s.battle.request;
      const mine = request !== null && request.player !== null && s.seats[request.player] === "human" && !s.welcome;
      const choice = mine && request.type === "choice" ? request.choice : null;
      const onButton = ["BUTTON", "A", "SUMMARY", "INPUT"].includes(target.tagName);
      const all: { readonly [key: string]: () => void } = {
        n: () => nextUnit(1),
        p: () => nextUnit(-1),
        g: () => s.setOverlay(s.overlay === "reach" ? "none" : "reach"),
        a: () => s.setOverlay(s.overlay === "arcs" ? "none" : "arcs"),
        d: toggleTape,
        "+": () => zoom(0.8),
        "=": () => zoom(0.8),
        "-": () => zoom(1.25),
        "0": wholeField,
        Escape: () => (s.preview !== null || s.refusal !== null ? s.clearPreview() : s.select(null)),
        // Where no button has the focus Enter confirms what is tried, or lets the dice fall; held down, it does so once.
        ...(onButton || e.repeat
          ? {}
          : { Enter: () => press(".prompt-foot #confirm, .prompt-foot #roll:not(:disabled)") }),
        e: () => press(".prompt-foot [data-ends]"),
        ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), () => answerNumber(n)])),
        ...actions,
        ...steering(choice),
      };
      // Arrows scroll a box that has the focus; only without one do they lead a unit.
      const scrolls = e.key.startsWith("Arrow") && target.closest(".guide-box, .log-box, .sheet-open, dialog") !== null;
      const shifted = e.shiftKey ? all[`Shift+${e.key}`] : undefined;
      const action = shifted ?? all[e.key] ?? all[e.key.toLowerCase()];
      if (action === undefined || scrolls) return;
      action();
      if (e.key !== "Enter") e.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
