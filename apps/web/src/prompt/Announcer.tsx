import { called } from "../session/called.ts";
import { read } from "@tercio/dice";
import type { GameEvent, RollRequest } from "@tercio/kernel";
import type { Told } from "@tercio/board";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import type { Sentence } from "../messages/i18n.ts";
import { useSketched } from "../board/Sketch.tsx";
import { useSights } from "../board/sights.ts";
import { fellSaid } from "../log/fell.ts";
import { wayOf } from "../session/hands.ts";
import { said, system } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { useSession } from "../session/store.ts";

type Faces = readonly (readonly number[])[];

const words = (told: Told): string => (typeof told === "object" ? said(told) : String(told));

/** More sentences than this at once nobody hears out. */
const MOST = 8;

/** A line of the log as it is said: of dice also how they fell. */
function spoken(event: GameEvent, t: Sentence): string {
  const request = event.data?.["request"] as RollRequest | undefined;
  const words = said(event.message);
  const fell = request === undefined ? null : read(request.dice, (event.data?.["faces"] ?? []) as Faces);
  if (event.kind !== "roll" || request === undefined || fell === null) return words;
  // What became of blows is told by the lines after it, each side's its own.
  if (fell.kind === "chains") return "";
  return `${words}. ${fellSaid(request.dice, fell.groups, t)}.`;
}

/** Says to a screen reader what has just happened and what is asked now; nothing of it is seen. */
export function Announcer() {
  const { t } = useTranslation();
  const { battle, lines, preview, selected, welcome } = useParts("battle", "lines", "preview", "selected", "welcome");
  const [text, setText] = useState("");
  const heard = useRef(lines.length);
  /** What has happened and not been said yet: answers that follow at once must not swallow it. */
  const unsaid = useRef<readonly GameEvent[]>([]);
  useEffect(() => {
    if (welcome) return;
    unsaid.current = [...unsaid.current, ...lines.slice(Math.min(heard.current, lines.length))];
    heard.current = lines.length;
    const request = battle.request;
    // What both sides have in hand stands above the question: who listens hears it with each.
    const supplies = (request?.type === "choice" ? (system().views.supplies?.(battle.game) ?? []) : []).map(
      ({ label, told }) =>
        `${said(label)}: ${told.map((each, seat) => (told.length === 1 ? words(each) : `${called(seat)} ${words(each)}`)).join(", ")}.`,
    );
    const asked =
      request === null
        ? t("over")
        : `${request.player === null ? "" : `${called(request.player)}. `}${
            request.type === "roll"
              ? said(request.label)
              : said(system().rules.choices[request.choice]?.describe(battle.game, request.about) ?? { key: "" })
          }`;
    // Computers play faster than anybody listens: the last words count.
    const timer = setTimeout(() => {
      setText(
        [
          ...unsaid.current
            .slice(-2 * MOST)
            .map((event) => spoken(event, t))
            .filter((words) => words !== "")
            .slice(-MOST),
          asked,
          ...supplies,
        ].join(" "),
      );
      unsaid.current = [];
    }, 200);
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
  const note = preview === null ? "" : preview.notes.map((n) => said(n)).join(" ");
  const instead = note !== "" ? note : sight !== "" ? [sight, sketched].join(" ") : (sketched ?? "");
  /** What has been said of the text: gone back to after something else, it would be said once more. */
  const told = useRef("");
  useEffect(() => {
    if (instead === "") told.current = text;
    else if (told.current === text) setText("");
  }, [instead, text]);
  return (
    <div className="visually-hidden" id="announcer" role="status" aria-live="polite">
      {instead === "" ? text : instead}
    </div>
  );
}
