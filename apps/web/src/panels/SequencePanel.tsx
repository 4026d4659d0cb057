import { useEffect, useMemo, useRef } from "react";
import { system } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { languageNow } from "../messages/i18n.ts";
import { RuleLink } from "../log/RuleLink.tsx";

/** Where am I: the numbered steps under way, those done ticked, the present one marked. */
export function SequencePanel() {
  const battle = useSession((s) => s.battle);
  const language = languageNow();
  const lines = useMemo(() => system().views.guide(battle.game), [battle.game]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const marks = list.current?.querySelectorAll<HTMLElement>("[aria-current]");
    const now = marks?.[marks.length - 1];
    const box = list.current?.parentElement;
    if (now === undefined || box === null || box === undefined || lines.length === 0) return;
    box.scrollTop = Math.max(0, now.offsetTop - box.offsetTop - box.clientHeight / 2);
  }, [lines]);
  let last = "";
  return (
    <ol className="guide" ref={list}>
      {lines.flatMap((l, i) => {
        const head = l.sequence !== last;
        last = l.sequence;
        const title = system().rules.sequences.find((s) => s.id === l.sequence)?.title[language] ?? l.sequence;
        return [
          ...(head
            ? [
                <li key={`${i}-head`} className="head">
                  {title}
                </li>,
              ]
            : []),
          <li key={String(i)} className={l.state} aria-current={l.state === "now" ? "step" : undefined}>
            {/^\d/.test(l.step) ? `${l.step}. ` : ""}
            {l.title[language]}
            {l.state === "now" ? (
              <>
                {"\u00a0"}
                <RuleLink id={l.rule} />
              </>
            ) : null}
          </li>,
        ];
      })}
    </ol>
  );
}
