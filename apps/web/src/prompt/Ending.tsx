import { called } from "../session/called.ts";
import type { Reason } from "@tercio/kernel";
import { useTranslation } from "../messages/useTranslation.tsx";
import { useWindow, WIDE } from "../board/turn.ts";
import type { Open } from "../dialogs/Dialogs.tsx";
import { Learned } from "../guided/Learned.tsx";
import { useGuided } from "../guided/hints.ts";
import { stepSaid } from "../log/Reasons.tsx";
import { RuleLink } from "../log/RuleLink.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { leadTo } from "../session/led.ts";
import { said, system } from "../session/said.ts";
import { useParts } from "../session/parts.ts";

/** How the points of a seat came about, a line each; what changed nothing is not told. */
function Account({ reasons, open }: { reasons: readonly Reason[]; open: boolean }) {
  const { t } = useTranslation();
  if (reasons.length === 0) return null;
  return (
    <details className="account" open={open}>
      <summary className="soft">{t("needs")}</summary>
      {reasons.map(({ name, breakdown }, i) => (
        <div key={String(i)}>
          <h2>
            {said(name)} <span className="n">{breakdown.value}</span>
          </h2>
          <ul>
            {breakdown.lines
              .filter((l) => l.by !== 0 || l.operation !== "add")
              .map((l, k) => (
                <li key={String(k)}>
                  <span className="n">{stepSaid(l)}</span>
                  <span>
                    {said(l.because)}
                    {"\u00a0"}
                    <RuleLink id={l.rule} />
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** Who has won and by how much, why, and what one may do next. */
export function Ending() {
  const { t } = useTranslation();
  const { battle, lines } = useParts("battle", "lines");
  const { rules, views } = system();
  const score = rules.outcome(battle.game);
  const roomy = useWindow(WIDE);
  const declared =
    battle.log !== null && "declared" in battle.log.entry ? lines.findLast((l) => l.kind === "declared") : undefined;
  return (
    <>
      <div className="what">
        {t("over")}. {declared === undefined ? "" : `${said(declared.message)} `}
        {score === null ? "" : said(score.message)}
      </div>
      <Learned />
      {score === null ? null : (
        <div className="final">
          {score.points.map((points, seat) => (
            <div key={String(seat)}>
              <span className={score.winner === seat ? "winner" : undefined}>
                <SideMark seat={seat} /> {called(seat)} <strong>{points}</strong>
              </span>
              <Account reasons={views.account?.(battle.game, seat) ?? []} open={roomy} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** What one may do when a battle is over: after a guided one a whole one, else once more; and all that looks back. */
export function EndFoot({ onOpen }: { onOpen: (dialog: Open) => void }) {
  const { t } = useTranslation();
  const { battle, lines, seats, begin } = useParts("battle", "lines", "seats", "begin");
  const guided = useGuided() !== null;
  // Where the log begins to tell how it ended, else its last line.
  const result = lines.findLastIndex((l) => l.kind === "result");
  const last = result < 0 ? lines.length - 1 : result;
  return (
    <div className="prompt-foot answers first">
      {guided ? (
        <button type="button" className="primary wide" id="whole" onClick={() => begin(["human", "computer"])}>
          {t("wholeBattle")}
        </button>
      ) : null}
      <button
        type="button"
        className={guided ? "plain" : "primary wide"}
        id="rematch"
        onClick={() => begin(seats, battle.scenario)}
      >
        {t("rematch")}
      </button>
      {seats[0] === seats[1] ? null : (
        <button
          type="button"
          className="plain"
          id="other-side"
          onClick={() => begin([seats[1], seats[0]], battle.scenario)}
        >
          {t("otherSide")}
        </button>
      )}
      <button type="button" className="plain" id="to-log" onClick={() => leadTo(last)}>
        {t("log")}
      </button>
      <button type="button" className="plain" id="to-shelf" onClick={() => onOpen("shelf")}>
        {t("shelf")}
      </button>
      <button type="button" className="plain" id="to-new" onClick={() => onOpen("new")}>
        {t("newBattle")}
      </button>
    </div>
  );
}
