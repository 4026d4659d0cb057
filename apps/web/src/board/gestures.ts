import type { BoardPiece, Handling, Json, JsonObject, Preview, Request } from "@tercio/kernel";
import { system, useSession } from "../session/store.ts";

/** What may be done by hand with this piece at the standing request, as the rules say. */
export function handlingOf(piece: number | null): Handling | null {
  const { battle } = useSession.getState();
  const request = battle.request;
  if (piece === null || request?.type !== "choice") return null;
  return system.choices[request.choice]?.handling?.(battle.game, request.about, piece) ?? null;
}

/** The way by which this piece is led: the one chosen, or where the rules do not offer it to this piece, the usual one. */
export function wayOf(piece: number | null): Handling["ways"][number] | null {
  const ways = handlingOf(piece)?.ways ?? [];
  const { moveKind } = useSession.getState();
  return ways.find((w) => w.id === moveKind) ?? ways[0] ?? null;
}

/** A block where it stands or is being tried, as a gesture that turns, widens or pushes it there. */
export function reformed(
  piece: BoardPiece,
  preview: Preview | null,
  change: { readonly turn?: number; readonly files?: number; readonly right?: number },
): JsonObject {
  const ghost = preview?.ghosts.find((g) => g.piece === piece.id) ?? piece;
  const facing = around(ghost.facing + (change.turn ?? 0));
  const files = ghost.files + (change.files ?? 0);
  const a = (ghost.facing / 65536) * 2 * Math.PI;
  const x = Math.round(ghost.x + Math.cos(a) * (change.right ?? 0));
  const y = Math.round(ghost.y - Math.sin(a) * (change.right ?? 0));
  return {
    type: "reform",
    unit: piece.id,
    facing,
    files,
    // Where it slides along an enemy its place is part of the wish; elsewhere its middle stays.
    ...(handlingOf(piece.id)?.slides === true ? { x, y } : {}),
  };
}

export const around = (n: number): number => ((n % 65536) + 65536) % 65536;

/** The pieces that a request is about, whatever it asks. */
export function aboutOf(request: Request | null): readonly number[] {
  if (request?.type !== "choice") return [];
  const { units, unit, pairs } = request.about as unknown as {
    units?: readonly number[];
    unit?: number;
    pairs?: readonly { unit: number }[];
  };
  if (pairs !== undefined) return [...new Set(pairs.map((p) => p.unit))];
  if (Array.isArray(units)) return units;
  return typeof unit === "number" ? [unit] : [];
}

/** The ghost of a piece. */
export const ghostOf = (preview: Preview | null, piece: number | null): Preview["ghosts"][number] | undefined =>
  preview?.ghosts.find((g) => g.piece === piece);

/** Other units tried out in the same deployment turn: they stay where they are. */
export const others = (preview: Preview | null, piece: number | null): Json =>
  (preview?.ghosts.filter((g) => g.piece !== piece) ?? []) as unknown as Json;

/** The Swift Reform that is being tried; straight on by an inch where none is yet. */
function swiftOf(piece: BoardPiece, preview: Preview | null): { facing: number; files: number; path: Json } {
  const answer = preview?.answer as { move?: string; facing: number; files: number; path: Json } | null | undefined;
  return answer?.move === "swift-reform"
    ? answer
    : { facing: piece.facing, files: piece.files, path: [{ kind: "straight", distance: 2540 }] };
}

/** A block taken to a place of the board (millimetres, y downwards), as a gesture for the rules. */
export function gestureAt(
  choice: string | null,
  piece: BoardPiece | undefined,
  preview: Preview | null,
  to: { readonly x: number; readonly y: number },
): JsonObject | null {
  if (piece === undefined) return null;
  const x = Math.round(to.x * 100);
  const y = Math.round(-to.y * 100);
  const moveKind = wayOf(piece.id)?.id ?? null;
  if (choice === "move" && moveKind === "swift-reform") {
    const { facing, files } = swiftOf(piece, preview);
    const a = (facing / 65536) * 2 * Math.PI;
    const ahead = (x - piece.x) * Math.sin(a) + (y - piece.y) * Math.cos(a);
    return {
      type: "swift-reform",
      unit: piece.id,
      facing,
      files,
      path: [{ kind: "straight", distance: Math.max(1, Math.round(ahead)) }],
    };
  }
  if (choice === "move") return { type: "drag", unit: piece.id, move: moveKind, x, y };
  if (choice === "charge-move") return { type: "drag", x, y };
  if (handlingOf(piece.id)?.slides === true) return { ...reformed(piece, preview, {}), x, y };
  if (choice !== "deploy") return null;
  const ghost = ghostOf(preview, piece.id);
  return {
    type: "place",
    unit: piece.id,
    x,
    y,
    // Where it looks at first the rules say.
    ...(ghost === undefined ? {} : { facing: ghost.facing }),
    files: ghost?.files ?? piece.files,
    with: others(preview, piece.id),
  };
}

/** The front turned towards a place, as a gesture for the rules. */
export function turned(
  choice: string | null,
  piece: BoardPiece | undefined,
  preview: Preview | null,
  to: { readonly x: number; readonly y: number },
): JsonObject | null {
  if (piece === undefined || choice === null) return null;
  const ghost = ghostOf(preview, piece.id);
  const from = choice === "deploy" ? (ghost ?? piece) : piece;
  const turn = Math.atan2(to.x - from.x / 100, -(to.y + from.y / 100)) / (2 * Math.PI);
  // In steps of 1/240 turn: a hand does not hold still.
  const facing = (Math.round(turn * 240) * Math.round(65536 / 240) + 65536 * 2) % 65536;
  if (choice === "deploy")
    return {
      type: "place",
      unit: piece.id,
      x: from.x,
      y: from.y,
      facing,
      files: ghost?.files ?? piece.files,
      with: others(preview, piece.id),
    };
  const moveKind = wayOf(piece.id)?.id ?? null;
  if (choice === "move" && moveKind === "swift-reform") {
    const { files, path } = swiftOf(piece, preview);
    return { type: "swift-reform", unit: piece.id, facing, files, path };
  }
  if (choice === "move") return { type: "turn", unit: piece.id, move: moveKind, facing };
  if (handlingOf(piece.id)?.turn != null) return { ...reformed(piece, preview, {}), facing };
  return null;
}
