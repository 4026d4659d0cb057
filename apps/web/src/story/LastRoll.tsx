import "./story.css";
import { useTranslation } from "../messages/useTranslation.tsx";
import { Reasons } from "../log/Reasons.tsx";
import { Rolled } from "../log/Rolled.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { said, system } from "../session/said.ts";
import { useSession } from "../session/store.ts";

/** More sentences than this about one roll are the log's. */
const MOST = 2;

/**
 * The dice that fell last, whoever rolled them: they tumble once, and stay in sight until a person here answers; below them
 * what came of it.
 */
export function LastRoll() {
  const { t } = useTranslation();
  const fallen = useSession((s) => s.fallen);
  // A roll that follows another is thrown anew; whatever else is drawn meanwhile leaves the dice where they lie.
  const answers = useSession((s) => (s.fallen === null ? 0 : s.past.findLastIndex((p) => p.dice)));
  if (fallen === null) return null;
  const { request, faces, after } = fallen;
  const told = system().views.tellings;
  const heading = after.findIndex((e) => told?.[e.kind] === "turn" || told?.[e.kind] === "phase");
  const here = heading < 0 ? after : after.slice(0, heading);
  // How the score stands comes before all that follows from it.
  const effect = [
    ...here.filter((e) => told?.[e.kind] === "score"),
    ...here.filter((e) => told?.[e.kind] === undefined),
  ];
  return (
    <section key={answers} className="last-roll" aria-label={t("lastRoll")} tabIndex={0}>
      {(request.chains?.length ?? 0) > 1 ? null : (
        <p className="rolled-for">
          {request.player === null ? null : <SideMark seat={request.player} />} {said(request.label)}
        </p>
      )}
      <Rolled request={request} faces={faces} short />
      {effect.length === 0 ? null : (
        <p className="effect">
          {effect
            .slice(0, MOST)
            .map((e) => said(e.message))
            .join(" ")}
        </p>
      )}
      <Reasons list={request.breakdowns ?? request.chains?.flatMap((c) => c.breakdowns) ?? []} />
    </section>
  );
}
