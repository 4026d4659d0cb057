import { called } from "../session/called.ts";
import { type Piece, type PieceKey } from "@tercio/board";
import { memo } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { said } from "../session/said.ts";
import { type PieceProps, PieceView } from "./Piece.tsx";

/** All that stands on the board; while one is led along, of the others nothing is worked out anew. */
export const Standing = memo(function Standing({
  pieces,
  selected,
  blockers,
  wanted,
  ...rest
}: Pick<PieceProps, "scale" | "onDown" | "onKey" | "onTell"> & {
  readonly pieces: readonly Piece[];
  readonly selected: PieceKey | null;
  readonly blockers: readonly PieceKey[];
  readonly wanted: readonly PieceKey[];
}) {
  // Players without a name have another one in another language.
  useTranslation();
  return pieces.map((p) => (
    <PieceView
      key={p.key}
      piece={p}
      spoken={`${p.seat === null ? "" : `${called(p.seat)}. `}${said(p.spoken)}`}
      selected={selected === p.key}
      blocking={blockers.includes(p.key)}
      wanted={wanted.includes(p.key)}
      {...rest}
    />
  ));
});
