import type { Step, StepKind } from "@tercio/board";
import type { Key as Words } from "../messages/i18n.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { hasLed } from "../device/played.ts";
import { pointing } from "../board/sights.ts";
import { type Asked, changeWay, handed, handle, handling, inHand, otherWay, wayOf } from "../session/hands.ts";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { WAY_KEYS } from "../keyboard/numbers.ts";
import { Key } from "./Key.tsx";
import { Pieces } from "./Pieces.tsx";
import { StepIcon } from "./StepIcon.tsx";
import { ShapeButtons } from "./ShapeButtons.tsx";

/** An eighth of a turn. */
const EIGHTH = 8192;

/** What one press adds to the way: an inch ahead, half of one otherwise, ten degrees. */
const steps: readonly (readonly [words: Words, step: Step, id?: string])[] = [
  ["ahead", { kind: "straight", distance: 2540 }, "ahead"],
  ["turnLeft", { kind: "wheel", side: "left", angle: 1820 }, "wheel-left"],
  ["turnRight", { kind: "wheel", side: "right", angle: 1820 }, "wheel-right"],
  ["pivotLeft", { kind: "pivot", angle: -EIGHTH }, "pivot-left"],
  ["pivotRight", { kind: "pivot", angle: EIGHTH }, "pivot-right"],
  ["back", { kind: "back", distance: 1270 }],
  ["sideLeft", { kind: "side", side: "left", distance: 1270 }],
  ["sideRight", { kind: "side", side: "right", distance: 1270 }],
];

/** A piece led along: which, by which kind of way, step by step. */
export function PathControls({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  // Which piece and which kind are chosen decides what the buttons do.
  useSession((s) => s.selected);
  useSession((s) => s.way);
  const piece = inHand(asked);
  const chosen = wayOf(piece);
  const may = (step: StepKind): boolean => chosen?.steps.includes(step) === true;
  return (
    <>
      <Pieces asked={asked} />
      {piece === null ? (
        hasLed() ? null : (
          <span className="soft">{t("dragHint")}</span>
        )
      ) : (
        <>
          <div className="segments" role="group" aria-label={t("kindOfMove")}>
            {(handling(piece)?.ways ?? []).map(({ id, label }, i, { length }) => (
              <button
                type="button"
                key={id}
                id={`kind-${id}`}
                aria-pressed={chosen?.id === id}
                onClick={() => changeWay(id)}
                {...pointing(() => otherWay(id))}
              >
                {length > 1 && WAY_KEYS[i] !== undefined ? <Key name={WAY_KEYS[i]} /> : null}
                {said(label)}
              </button>
            ))}
          </div>
          <div className="row pad">
            {steps.map(([words, step, id]) =>
              may(step.kind) ? (
                <button
                  type="button"
                  key={words}
                  id={id}
                  aria-label={t(words)}
                  title={t(words)}
                  onClick={() => handle(piece, { do: "step", step })}
                  {...pointing(() => handed(piece, { do: "step", step }))}
                >
                  <StepIcon name={words} />
                </button>
              ) : null,
            )}
          </div>
          <ShapeButtons piece={piece} titled />
        </>
      )}
    </>
  );
}
