import { presetsOf } from "@tercio/board";
import { useTranslation } from "../messages/useTranslation.tsx";
import { pointing } from "../board/sights.ts";
import { type Asked, inHand, waits } from "../session/hands.ts";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { useSession } from "../session/store.ts";
import { Key } from "./Key.tsx";
import { choosing, numbering } from "../session/numbering.ts";
import { Pieces } from "./Pieces.tsx";
import { ShapeButtons } from "./ShapeButtons.tsx";

/** A shape put down or changed where it stands: which, and how it is turned and how wide. */
export function PlaceControls({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  const preview = useSession((s) => s.preview);
  useSession((s) => s.selected);
  const single = useSession((s) => presetsOf(asked.choice, s.battle.game, asked.request).every((p) => p.single));
  const piece = inHand(asked);
  // Several are put down; one that stands already is only changed.
  const several = choosing(asked);
  const lies = preview?.ghosts.some((g) => g.key === piece) === true;
  const open = piece !== null && (lies || !waits(piece));
  return (
    <>
      {several ? <Pieces asked={asked} /> : null}
      {open ? (
        <ShapeButtons piece={piece} titled={!several} />
      ) : several ? (
        <span className="soft">{t(piece !== null ? "deployHere" : single ? "deployOne" : "deployHint")}</span>
      ) : null}
    </>
  );
}

/** All that are left put down at once; the next press of Enter confirms. */
export function Presets({ asked }: { asked: Asked }) {
  const { choice, request } = asked;
  const { t } = useTranslation();
  const { battle, preview, selected, gesture } = useParts("battle", "preview", "selected", "gesture");
  const presets = presetsOf(choice, battle.game, request);
  const numbers = numbering(asked, battle);
  const byHand = preview?.ghosts.length === 1 || preview?.ghosts.some((g) => g.key === selected) === true;
  if (presets.length === 0 || byHand) return null;
  return (
    <div className="row answers presets">
      {presets.every((p) => p.single) ? null : <span className="soft">{t("presets")}</span>}
      {presets.map(({ id, label }, i) => (
        <button
          type="button"
          key={id}
          id={`preset-${id}`}
          className="answer"
          data-number={numbers.preset(i)}
          {...pointing(() => ({ do: "preset", preset: id }))}
          onClick={() => {
            gesture({ do: "preset", preset: id });
            setTimeout(() => document.getElementById("confirm")?.focus({ preventScroll: true }));
          }}
        >
          <span className="answer-label">
            <Key name={numbers.preset(i)} />
            {said(label)}
          </span>
        </button>
      ))}
    </div>
  );
}
