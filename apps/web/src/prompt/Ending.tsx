import { useTranslation } from "react-i18next";
import type { Open } from "../dialogs/Dialogs.tsx";
import { Learned } from "../guided/Learned.tsx";
import { useGuided } from "../guided/hints.ts";
import { RuleLink } from "../log/RuleLink.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { said, system } from "../session/said.ts";
import { useParts } from "../session/parts.ts";

/** Who has won and by how much, and what next. */
export function Ending({ onOpen }: { onOpen: (dialog: Open) => void }) {
  const { t } = useTranslation();
  const { battle, lines, seats, begin } = useParts("battle", "lines", "seats", "begin");
  const guided = useGuided() !== null;
  const score = system().rules.outcome(battle.game);
  const last = lines.findLast((l) => l.kind === "result");
  const declared =
    battle.log !== null && "declared" in battle.log.entry ? lines.findLast((l) => l.kind === "declared") : undefined;
  return (
    <>
      <div className="what">
        {t("over")}. {declared === undefined ? "" : `${said(declared.message)} `}
        {score === null ? "" : said(score.message)}
      </div>
      {score === null ? null : (
        <div className="final">
          {score.points.map((points, seat) => (
            <span key={String(seat)} className={score.winner === seat ? "winner" : undefined}>
              <SideMark seat={seat} /> {t("player", { n: seat + 1 })} <strong>{points}</strong>
            </span>
          ))}
          {last === undefined ? null : (
            <span className="soft">
              {said(last.message)}
              {"\u00a0"}
              <RuleLink id={last.rule} />
            </span>
          )}
        </div>
      )}
      <Learned />
      <div className="row">
        <button
          type="button"
          className={guided ? undefined : "primary"}
          id="rematch"
          onClick={() => begin(seats, battle.scenario)}
        >
          {t("rematch")}
        </button>
        <button type="button" onClick={() => onOpen("new")}>
          {t("newBattle")}
        </button>
      </div>
    </>
  );
}
