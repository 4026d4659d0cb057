import { useMemo } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { usePointed } from "../board/sights.ts";
import { lookAt } from "../board/camera.ts";
import { boardOf } from "../session/board.ts";
import type { Asked } from "../session/hands.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { ChipLine } from "../story/ChipLine.tsx";
import { Key } from "./Key.tsx";
import { numbering } from "../session/numbering.ts";

/** The pieces that a prompt is about, as a line of buttons; on a small screen choosing one brings it into view. */
export function Pieces({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  const { battle, selected, select } = useParts("battle", "selected", "select");
  // Whoever is the only one left is in hand unchosen.
  const held = asked.pieces.length === 1 ? asked.pieces[0] : selected;
  const { pieces } = boardOf(battle);
  const numbers = useMemo(() => numbering(asked, battle), [battle]);
  return (
    <ChipLine className="units" label={t("piece")}>
      {asked.pieces.map((key, at) => {
        const p = pieces.find((x) => x.key === key);
        return p === undefined ? null : (
          <button
            type="button"
            key={key}
            data-unit={key}
            data-number={numbers.piece(at)}
            aria-pressed={held === key}
            // Its card lies beside it on the board while it is pointed at.
            onPointerEnter={(e) => {
              if (e.pointerType === "mouse") usePointed.setState({ told: key });
            }}
            onPointerLeave={() => usePointed.setState({ told: null })}
            // Not after a tap: it would lie over what is to be led.
            onFocus={(e) => {
              if (e.currentTarget.matches(":focus-visible")) usePointed.setState({ told: key });
            }}
            onBlur={() => usePointed.setState({ told: null })}
            onClick={() => {
              select(key);
              if (p.place === "field" && window.innerWidth < 900) lookAt(p);
            }}
          >
            <Key name={numbers.piece(at)} />
            {said(p.name)} {p.count === null ? null : <span className="soft n">{p.count.now}</span>}
          </button>
        );
      })}
    </ChipLine>
  );
}
