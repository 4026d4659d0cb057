import { say } from "@tercio/kernel";
import { useTranslation } from "react-i18next";
import { RuleLink } from "../log/RuleLink.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

/** Who has won and by how much, and what next. */
export function Ending({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation();
  const { battle, lines, seats, conceded, begin } = useSession();
  const language = languageNow();
  const score = system.outcome(battle.game);
  const last = [...lines].reverse().find((l) => l.kind === "result");
  const winner = conceded === null ? (score?.winner ?? null) : 1 - conceded;
  return (
    <>
      <div className="what">
        {t("over")}.{" "}
        {conceded === null
          ? score === null
            ? ""
            : say(system, score.message, language)
          : t("hasConceded", { n: conceded + 1, winner: 2 - conceded })}
      </div>
      {conceded !== null || score === null ? null : (
        <div className="final">
          {score.points.map((points, seat) => (
            <span key={String(seat)} className={winner === seat ? "winner" : undefined}>
              <SideMark seat={seat} /> {t("player", { n: seat + 1 })} <strong>{points}</strong>
            </span>
          ))}
          {last === undefined ? null : (
            <span className="soft">
              {say(system, last.message, language)}
              {"\u00a0"}
              <RuleLink id={last.rule} />
            </span>
          )}
        </div>
      )}
      <div className="row">
        <button type="button" className="primary" id="rematch" onClick={() => begin(seats, battle.scenario)}>
          {t("rematch")}
        </button>
        <button type="button" onClick={onNew}>
          {t("newBattle")}
        </button>
      </div>
    </>
  );
}
