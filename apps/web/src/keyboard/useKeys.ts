import { there } from "@tercio/kernel";
import type { PieceKey, Step } from "@tercio/board";
import { useLayoutEffect } from "react";
import { across, toggleTape, turnTable, wholeField, zoom } from "../board/camera.ts";
import { toggleLayer } from "../board/layers.ts";
import { typeFigure, typing, untyped, WAY_KEYS } from "./numbers.ts";
import { boardOf } from "../session/board.ts";
import { ASIDE, type Asked, askedHere, changeWay, handle, handling, inHand, wayOf } from "../session/hands.ts";
import { openNow, stepBack } from "../session/panel.ts";
import { useSession } from "../session/store.ts";

type Keys = { readonly [key: string]: () => void };

const HALF_INCH = 1270;
/** A tenth of an inch, along a rail. */
const SLIP = 254;
/** With Shift: farther than any piece goes, cut to what its way allows. */
const FAR = 60 * 2540;
/** Two degrees. */
const LITTLE = 364;

/** The next kind of way that the rules offer to a piece. */
function nextWay(piece: PieceKey): void {
  const ids = (handling(piece)?.ways ?? []).map((w) => w.id);
  const next = ids[(ids.indexOf(wayOf(piece)?.id ?? "") + 1) % Math.max(1, ids.length)];
  if (next !== undefined) changeWay(next);
}

const wider = (piece: PieceKey): Keys => ({
  ",": () => handle(piece, { do: "spread", by: -1 }),
  ".": () => handle(piece, { do: "spread", by: 1 }),
});

/** A piece is led along: ahead, back, aside, about its corners. */
function leading(piece: PieceKey): Keys {
  const step = (given: Step) => (): void => handle(piece, { do: "step", step: given });
  const side = (to: "left" | "right", distance: number) => step({ kind: "side", side: to, distance });
  const may = handling(piece);
  const steps = wayOf(piece)?.steps ?? [];
  // What has no front to wheel or to pivot is turned where it stands, by what the rules say of it.
  const turn = steps.includes("wheel") || steps.includes("pivot") || may?.spreads === true ? null : (may?.turn ?? null);
  const about = (way: 1 | -1): (() => void) =>
    turn === null
      ? step({ kind: "wheel", side: way === 1 ? "right" : "left", angle: LITTLE })
      : () => handle(piece, { do: "turn", by: way * turn });
  return {
    "Shift+ArrowUp": step({ kind: "straight", distance: FAR }),
    "Shift+ArrowDown": step({ kind: "back", distance: FAR }),
    "Shift+ArrowLeft": side("left", FAR),
    "Shift+ArrowRight": side("right", FAR),
    ArrowUp: step({ kind: "straight", distance: HALF_INCH }),
    ArrowDown: step({ kind: "back", distance: HALF_INCH / 2 }),
    ArrowLeft: side("left", HALF_INCH / 2),
    ArrowRight: side("right", HALF_INCH / 2),
    "[": about(-1),
    "]": about(1),
    m: () => nextWay(piece),
    ...Object.fromEntries(
      (may?.ways ?? []).flatMap(({ id }, i) => (WAY_KEYS[i] === undefined ? [] : [[WAY_KEYS[i], () => changeWay(id)]])),
    ),
    ...wider(piece),
  };
}

/** A shape is put down: arrows push it, or, where it stays in its place, make it wider and push it aside. */
function placing(piece: PieceKey): Keys {
  const may = handling(piece);
  if (may === null) return {};
  const by = (x: number, y: number) => (): void => handle(piece, { do: "by", ...across(x, y) });
  const turn = (angle: number) => (): void => handle(piece, { do: "turn", by: angle });
  const aside = (way: number) => (): void => handle(piece, { do: "aside", by: way });
  // Where only large turns lead anywhere a key makes one of them.
  const little = may.turn !== null && may.turn > LITTLE * 24 ? may.turn : LITTLE * 4;
  const turns: Keys = may.turn === null ? {} : { "[": turn(-little), "]": turn(little) };
  if (may.shifts === "anywhere") {
    const far = HALF_INCH * 6;
    return {
      "Shift+ArrowUp": by(0, far),
      "Shift+ArrowDown": by(0, -far),
      "Shift+ArrowLeft": by(-far, 0),
      "Shift+ArrowRight": by(far, 0),
      ArrowUp: by(0, HALF_INCH),
      ArrowDown: by(0, -HALF_INCH),
      ArrowLeft: by(-HALF_INCH, 0),
      ArrowRight: by(HALF_INCH, 0),
      ...turns,
      ...wider(piece),
    };
  }
  const width = wider(piece);
  return {
    ...turns,
    ...(may.spreads ? { ...width, ArrowUp: there(width["."]), ArrowDown: there(width[","]) } : {}),
    ...(may.shifts === "aside" ? { ArrowLeft: aside(-ASIDE), ArrowRight: aside(ASIDE) } : {}),
  };
}

/** A piece slides along a rail. */
function sliding(piece: PieceKey): Keys {
  const by = (x: number, y: number) => (): void => handle(piece, { do: "by", ...across(x * SLIP, y * SLIP) });
  const end = (side: "left" | "right") => (): void => useSession.getState().gesture({ do: "end", side });
  return {
    ArrowUp: by(0, 1),
    ArrowDown: by(0, -1),
    ArrowLeft: by(-1, 0),
    ArrowRight: by(1, 0),
    "[": end("left"),
    "]": end("right"),
  };
}

/** One of several places is tried: the next in the direction of the arrow. */
function choosing(): Keys {
  const towards = (x: number, y: number) => (): void =>
    useSession.getState().gesture({ do: "towards", ...across(x, y) });
  return {
    ArrowUp: towards(0, 1),
    ArrowDown: towards(0, -1),
    ArrowLeft: towards(-1, 0),
    ArrowRight: towards(1, 0),
  };
}

/** From unit to unit on the board, in the direction of the arrow; with Shift only to those of the same side. */
function walking(target: Element): Keys {
  const from = target.closest<SVGElement>("svg.board [data-piece]");
  if (from === null) return {};
  const middle = (e: Element): { readonly x: number; readonly y: number } => {
    const box = (e.querySelector(".hull") ?? e).getBoundingClientRect();
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  };
  const start = middle(from);
  const board = boardOf(useSession.getState().battle);
  const side = (e: Element): number | null | undefined =>
    board.pieces.find((p) => String(p.key) === (e as SVGElement).dataset["piece"])?.seat;
  const go = (x: number, y: number, own: boolean) => (): void => {
    const near = [...document.querySelectorAll<SVGElement>("svg.board [data-piece]")].flatMap((e) => {
      const [dx, dy] = [middle(e).x - start.x, middle(e).y - start.y];
      const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
      // Rather ahead than aside; what lies more aside than ahead is another arrow's.
      return e === from || ahead <= 0 || aside > ahead * 2 || (own && side(e) !== side(from))
        ? []
        : [{ e, far: ahead + 2 * aside }];
    });
    near.sort((p, q) => p.far - q.far)[0]?.e.focus();
  };
  const all = [
    ["ArrowUp", 0, -1],
    ["ArrowDown", 0, 1],
    ["ArrowLeft", -1, 0],
    ["ArrowRight", 1, 0],
  ] as const;
  return Object.fromEntries(
    all.flatMap(([key, x, y]) => [
      [key, go(x, y, false)],
      [`Shift+${key}`, go(x, y, true)],
    ]),
  );
}

/** What arrows and brackets do, by the tool that is in hand. */
function steering(asked: Asked | null): Keys {
  if (asked?.tool?.kind === "spots") return choosing();
  const piece = inHand(asked);
  if (asked === null || piece === null) return {};
  switch (asked.tool?.kind) {
    case "path":
      return leading(piece);
    case "place":
      return placing(piece);
    case "slide":
      return sliding(piece);
    default:
      return {};
  }
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** The next piece that could be taken in hand now, round and round. */
function nextPiece(asked: Asked | null, by: number): void {
  const { selected, select } = useSession.getState();
  const kind = asked?.tool?.kind;
  const keys = kind === "path" || kind === "place" || kind === "pick" ? (asked?.pieces ?? []) : [];
  if (keys.length === 0) return;
  const at = selected === null ? -1 : keys.indexOf(selected);
  select(keys[(at + by + keys.length * 2) % keys.length] ?? null);
}

/** The whole battle by keys alone. */
export function useKeys(actions: { readonly [key: string]: () => void }): void {
  // Heard as soon as what is drawn has changed: a key pressed before the next frame would be lost otherwise.
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const target = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      // A dialog has its own keys, until it is closed: what the app remembers of it is a moment late.
      if (document.querySelector("dialog[open]") !== null) return;
      if (target.tagName === "SELECT" || target.tagName === "TEXTAREA") return;
      if (target.tagName === "INPUT" && (target as HTMLInputElement).type !== "checkbox") return;
      const s = useSession.getState();
      const asked = openNow()?.asked ?? askedHere(s);
      const onButton = ["BUTTON", "A", "SUMMARY", "INPUT"].includes(target.tagName);
      const all: Keys = {
        n: () => nextPiece(asked, 1),
        p: () => nextPiece(asked, -1),
        g: () => toggleLayer("reach"),
        a: () => toggleLayer("arcs"),
        w: () => toggleLayer("threat"),
        c: () => toggleLayer("ranges"),
        d: toggleTape,
        "+": () => zoom(0.8),
        "=": () => zoom(0.8),
        "-": () => zoom(1.25),
        "0": () => (typing() ? typeFigure("0") : wholeField()),
        v: turnTable,
        Escape: () => {
          if (s.preview !== null || s.refusal !== null) s.clearPreview();
          else if (!stepBack()) s.select(null);
        },
        // Where no button has the focus Enter confirms what is tried, or lets the dice fall; held down, it does so once.
        ...(onButton || e.repeat
          ? {}
          : { Enter: () => press(".prompt-foot :is(#confirm, #roll):not(:disabled), #gather:not(:disabled)") }),
        e: () => press(".prompt-foot [data-ends]"),
        ...Object.fromEntries("123456789".split("").map((figure) => [figure, () => typeFigure(figure)])),
        ...actions,
        ...walking(target),
        ...steering(asked),
      };
      // Arrows scroll a box that has the focus; only without one do they lead a unit.
      const scrolls = e.key.startsWith("Arrow") && target.closest(".pane, dialog") !== null;
      const shifted = e.shiftKey ? all[`Shift+${e.key}`] : undefined;
      // Some keyboards have their figures above Shift.
      if (!/^([0-9]|Shift)$/.test(e.key)) untyped();
      const action = shifted ?? all[e.key] ?? all[e.key.toLowerCase()];
      if (action === undefined || scrolls) return;
      action();
      if (e.key !== "Enter") e.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
