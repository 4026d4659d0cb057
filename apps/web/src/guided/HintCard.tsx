import "./guided.css";
import { useTranslation } from "../words/useTranslation.tsx";
import { toThePrompt } from "../keyboard/here.ts";
import { RuleLink } from "../log/RuleLink.tsx";
import { said } from "../session/said.ts";
import { useHints } from "./hints.ts";

/** Above what is asked in a guided battle: what may be done here and why, a hint at a time. */
export function HintCard() {
  const { t } = useTranslation();
  const hints = useHints();
  if (hints === null) return null;
  if (hints.off)
    return (
      <div className="hint off">
        <button
          type="button"
          className="plain"
          id="hints-on"
          onClick={() => {
            hints.turn(false);
            toThePrompt();
          }}
        >
          {t("hintsAgain")}
        </button>
      </div>
    );
  const [hint, ...others] = hints.now;
  if (hint === undefined) return null;
  const last = others.length === 0;
  return (
    <section className="hint" aria-label={t("hint")} data-hint={hint.id}>
      <p role="status">
        {said(hint.text)} <RuleLink id={hint.rule} name />
      </p>
      <div className="row">
        <button
          type="button"
          id="hint-next"
          onClick={() => {
            hints.read(hint.id);
            if (last) toThePrompt();
          }}
        >
          {t(last ? "hintRead" : "hintNext")}
        </button>
        <button
          type="button"
          className="plain"
          id="hints-off"
          onClick={() => {
            hints.turn(true);
            toThePrompt();
          }}
        >
          {t("hintsOff")}
        </button>
      </div>
    </section>
  );
}
