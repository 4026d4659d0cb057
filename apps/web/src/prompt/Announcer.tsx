import { say } from "@tercio/kernel";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

/** Says to a screen reader what has just happened and what is asked now; nothing of it is seen. */
export function Announcer() {
  const { t } = useTranslation();
  const { battle, lines, preview, selected, welcome } = useSession();
  const [text, setText] = useState("");
  const heard = useRef(lines.length);
  useEffect(() => {
    if (welcome) return;
    const language = languageNow();
    const fresh = lines.slice(Math.min(heard.current, lines.length)).slice(-4);
    heard.current = lines.length;
    const request = battle.request;
    const asked =
      request === null
        ? t("over")
        : `${request.player === null ? "" : `${t("player", { n: request.player + 1 })}. `}${
            request.type === "roll"
              ? say(system, request.label, language)
              : say(
                  system,
                  system.choices[request.choice]?.describe(battle.game, request.about) ?? { key: "" },
                  language,
                )
          }`;
    // Computers play faster than anybody listens: the last word counts.
    const timer = setTimeout(
      () => setText([...fresh.map((e) => say(system, e.message, language)), asked].join(" ")),
      200,
    );
    return () => clearTimeout(timer);
  }, [battle, lines, welcome, t]);
  const moveKind = useSession((s) => s.moveKind);
  const kind = useRef(moveKind);
  useEffect(() => {
    // Chosen by a key, it is told; back to the first kind for the next unit, it goes without saying.
    if (kind.current !== moveKind && selected !== null)
      setText(t(moveKind === "swift-reform" ? "swiftReform" : moveKind));
    kind.current = moveKind;
  }, [moveKind, selected, t]);
  const language = languageNow();
  const ghost = preview === null ? "" : preview.notes.map((n) => say(system, n, language)).join(" ");
  return (
    <div className="visually-hidden" id="announcer" role="status" aria-live="polite">
      {ghost === "" ? text : ghost}
    </div>
  );
}
