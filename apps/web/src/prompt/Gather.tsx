import { cardOf, gathersOf } from "@tercio/board";
import { useState } from "react";
import { RuleLink } from "../log/RuleLink.tsx";
import { useRuleSays } from "../log/ruleSays.ts";
import { answersTo, type Asked } from "../session/hands.ts";
import { numberOf } from "../session/numbering.ts";
import { useParts } from "../session/parts.ts";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import { ENTER, Key } from "./Key.tsx";

/** Are several answers of this kind asked one after another, so that one question takes them all? */
export const gathers = ({ choice, request }: Asked): boolean =>
  gathersOf(choice, useSession.getState().battle.game, request) > 1;

/** Several answers in one question, each with what its rule prints and says: they are given one after another. */
export function Gather({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation();
  const { battle } = useParts("battle");
  const { choice, request } = asked;
  const wanted = gathersOf(choice, battle.game, request);
  const says = useRuleSays(battle.system.id, true);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const rows = answersTo(asked, battle.game).map((answer) => ({
    answer,
    key: JSON.stringify(answer),
    card: cardOf(choice, battle.game, request, answer),
    label: choice.label === undefined ? "" : said(choice.label(battle.game, request.about, answer)),
  }));
  const turn = (key: string): void =>
    setPicked(picked.includes(key) ? picked.filter((k) => k !== key) : [...picked, key].slice(-wanted));
  const giveAll = (): void => {
    const answers = picked.flatMap((key) => rows.find((r) => r.key === key)?.answer ?? []);
    // The rest is asked again where one of them is refused.
    for (const answer of answers) if (!useSession.getState().give(answer)) break;
  };
  return (
    <div className="answers gather" role="group" aria-label={t("gatherCount", { n: picked.length, of: wanted })}>
      {rows.map(({ key, card, label }, at) => (
        <div key={key} className="gather-row">
          <button
            type="button"
            className="answer"
            data-number={numberOf(at, rows.length)}
            aria-pressed={picked.includes(key)}
            onClick={() => turn(key)}
          >
            <span className="answer-label">
              <Key name={numberOf(at, rows.length)} />
              <span aria-hidden="true">{picked.includes(key) ? "☑" : "☐"}</span>
              <span>
                <strong>{label}</strong>{" "}
                {card?.printed == null ? null : <span className="n">{said(card.printed)}</span>}
                {card === null || !says.has(card.rule) ? null : <span className="says">{says.get(card.rule)}</span>}
              </span>
            </span>
          </button>
          {card === null ? null : <RuleLink id={card.rule} />}
        </div>
      ))}
      <div className="gather-foot">
        <button type="button" className="primary" id="gather" disabled={picked.length !== wanted} onClick={giveAll}>
          {t("gatherGive", { n: picked.length, of: wanted })}
          <Key name={ENTER} />
        </button>
      </div>
    </div>
  );
}
