import "./guided.css";
import { useRef, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { toThePrompt } from "../keyboard/here.ts";
import { RuleLink } from "../log/RuleLink.tsx";
import { said } from "../session/said.ts";
import { answersGiven, useSession } from "../session/store.ts";
import { useHints } from "./hints.ts";

/** Above what is asked in a guided battle: what may be done here and why, a hint at a time. */
export function HintCard() {
  const { t } = useTranslation();
  const hints = useHints();
  // Whoever has something in hand, or has answered since, has read it: it makes way for the field where that is small.
  const inHand = useSession((s) => s.selected !== null || s.preview !== null);
  const answers = useSession((s) => answersGiven(s.battle));
  const since = useRef({ hint: "", answers });
  const shown = hints?.now[0]?.id ?? "";
  if (since.current.hint !== shown) since.current = { hint: shown, answers };
  const busy = inHand || answers > since.current.answers;
  const [whole, setWhole] = useState<string | null>(null);
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
    <section className={busy && whole !== hint.id ? "hint brief" : "hint"} aria-label={t("hint")} data-hint={hint.id}>
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
          className="plain whole"
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => setWhole(hint.id)}
        >
          {t("hintWhole")}
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
