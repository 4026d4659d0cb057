import type { ThreatView } from "@tercio/board";
import { type RefObject, useEffect } from "react";
import { usePointed } from "./sights.ts";

interface At {
  readonly x: number;
  readonly y: number;
}

/** Where a pointer or a finger is in a drawing, in its own measure. */
export function pointIn(svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): At | null {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** Follows the mouse while it rests on no piece and holds nothing: the spot of the ground that is asked about. */
export function useSpot(layer: RefObject<SVGGElement | null>): void {
  useEffect(() => {
    const svg = layer.current?.ownerSVGElement;
    if (svg == null) return;
    let frame = 0;
    const set = (spot: At | null): void => {
      if (spot !== null || usePointed.getState().spot !== null) usePointed.setState({ spot });
    };
    const moved = (e: PointerEvent): void => {
      if (e.pointerType !== "mouse") return;
      const on = e.target instanceof Element && e.target.closest("[data-piece], [data-ghost], .spot, .handle") !== null;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => set(on || e.buttons !== 0 ? null : pointIn(svg, e)));
    };
    const left = (e: PointerEvent): void => {
      cancelAnimationFrame(frame);
      if (e.pointerType === "mouse") set(null);
    };
    svg.addEventListener("pointermove", moved);
    svg.addEventListener("pointerleave", left);
    return () => {
      cancelAnimationFrame(frame);
      svg.removeEventListener("pointermove", moved);
      svg.removeEventListener("pointerleave", left);
      set(null);
    };
  }, [layer]);
}

/** Does a point lie within a closed outline? Who goes from it to the right leaves it an odd number of times. */
function within(outline: readonly At[], { x, y }: At): boolean {
  let inside = false;
  for (const [i, p] of outline.entries()) {
    const q = outline[(i + 1) % outline.length] ?? p;
    if (p.y > y !== q.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)) inside = !inside;
  }
  return inside;
}

/** Who could come to a point of the board, each with the likeliest of its bands that reach so far, the likeliest first. */
export const comersTo = (
  threats: readonly ThreatView[],
  at: At,
): readonly { readonly piece: ThreatView["piece"]; readonly band: ThreatView["bands"][number] }[] =>
  threats
    .flatMap(({ piece, bands }) => {
      const band = bands.findLast((b) => b.areas.some((area) => within(area, at)));
      return band === undefined ? [] : [{ piece, band }];
    })
    .sort((p, q) => q.band.chance - p.band.chance);
