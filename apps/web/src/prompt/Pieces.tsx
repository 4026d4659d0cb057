import type { PieceKey } from "@tercio/scene";
import { useTranslation } from "react-i18next";
import { lookAt } from "../board/camera.ts";
import { boardOf } from "../session/board.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { ChipLine } from "../story/ChipLine.tsx";

/** The pieces that a prompt is about, as a line of buttons; on a small screen choosing one brings it into view. */
export function Pieces({ keys }: { keys: readonly PieceKey[] }) {
  const { t } = useTranslation();
  const { battle, selected, select } = useParts("battle", "selected", "select");
  const { pieces } = boardOf(battle);
  return (
    <ChipLine className="units" label={t("piece")}>
      {keys.map((key) => {
        const p = pieces.find((x) => x.key === key);
        return p === undefined ? null : (
          <button
            type="button"
            key={key}
            data-unit={key}
            aria-pressed={selected === key}
            onClick={() => {
              select(key);
              if (p.place === "field" && window.innerWidth < 900) lookAt(p);
            }}
          >
            {said(p.name)} {p.count === null ? null : <span className="soft n">{p.count.now}</span>}
          </button>
        );
      })}
    </ChipLine>
  );
}
