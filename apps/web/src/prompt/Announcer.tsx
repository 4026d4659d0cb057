import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSketched } from "../board/Sketch.tsx";
import { useSights } from "../board/sights.ts";
import { wayOf } from "../session/hands.ts";
import { said, system } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { useSession } from "../session/store.ts";

/** Says to a screen reader what has just happened and what is asked now; nothing of it is seen. */
export function Announcer() {
  const { t } = useTranslation();
  const { battle, lines, preview, selected, welcome } = useParts("battle", "lines", "preview", "selected", "welcome");
  const [text, setText] = useState("");
  const heard = useRef(lines.length);
  useEffect(() => {
    if (welcome) return;
    const fresh = lines.slice(Math.min(heard.current, lines.length)).slice(-4);
    heard.current = lines.length;
    const request = battle.request;
    const asked =
      request === null
        ? t("over")
        : `${request.player === null ? "" : `${t("player", { n: request.player + 1 })}. `}${
            request.type === "roll"
              ? said(request.label)
              : said(system().rules.choices[request.choice]?.describe(battle.game, request.about) ?? { key: "" })
          }`;
    // Computers play faster than anybody listens: the last word counts.
    const timer = setTimeout(() => setText([...fresh.map((e) => said(e.message)), asked].join(" ")), 200);
    return () => clearTimeout(timer);
  }, [battle, lines, welcome, t]);
  const way = useSession((s) => s.way);
  const was = useRef(way);
  useEffect(() => {
    // Chosen by a key, it is told; back to the first kind for the next piece, it goes without saying.
    const label = was.current === way || way === null ? undefined : wayOf(selected)?.label;
    was.current = way;
    if (label !== undefined) setText(said(label));
  }, [way, selected]);
  const sights = useSights();
  // Who points at one enemy hears what is seen of it, and past what.
  const [only] = sights.length === 1 ? sights : [];
  const sight = only === undefined ? "" : [only.words, ...only.stops.map((s) => s.label)].map(said).join(" ");
  const sketched = useSketched();
  const ghost = preview === null ? "" : preview.notes.map((n) => said(n)).join(" ");
  return (
    <div className="visually-hidden" id="announcer" role="status" aria-live="polite">
      {ghost !== "" ? ghost : sight !== "" ? [sight, sketched].join(" ") : (sketched ?? text)}
    </div>
  );
}
