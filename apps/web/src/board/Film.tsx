import { useEffect, useState } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { useParts } from "../session/parts.ts";
import { personAsked } from "../session/store.ts";
import { nextMoment, setFollow, setTempo, TEMPI, type Tempo, toTheEnd, useWatching } from "../session/watching.ts";

/** Long enough to be read, milliseconds. */
const READ = 1600;

/** Over the corner of the field while others play: the next moment, or the end at once. */
export function Film() {
  const { t } = useTranslation();
  const { battle, seats, welcome } = useParts("battle", "seats", "welcome");
  const { tempo, stopped, waits } = useWatching();
  const [told, setTold] = useState<Tempo | null>(null);
  useEffect(
    () =>
      useWatching.subscribe((now, was) => {
        if (now.tempo !== was.tempo) setTold(now.tempo);
      }),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => setTold(null), READ);
    return () => clearTimeout(timer);
  }, [told]);
  const others = !welcome && battle.request !== null && !personAsked({ battle, seats });
  const steps = tempo === "step" && (stopped || waits !== null);
  return (
    <div className="film" data-watching="">
      {steps ? (
        <button type="button" id="next-moment" onClick={nextMoment}>
          {t("nextMoment")} ›
        </button>
      ) : null}
      {others && tempo !== "instant" ? (
        <button type="button" id="to-the-end" onClick={toTheEnd}>
          {t("toTheEnd")} »
        </button>
      ) : null}
      <span role="status">{told === null ? "" : t("paceNow", { pace: t(`pace_${told}`) })}</span>
    </div>
  );
}

/** How fast what happens is seen, and whether the view goes there: in the menu. */
export function PaceChoice() {
  const { t } = useTranslation();
  const { tempo, follow } = useWatching();
  return (
    <>
      <label className="pace" data-watching="">
        {t("pace")}
        <select id="pace" value={tempo} onChange={(e) => setTempo(e.target.value as Tempo)}>
          {TEMPI.map((each) => (
            <option key={each} value={each}>
              {t(`pace_${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="pace" data-watching="">
        <input id="follow" type="checkbox" checked={follow} onChange={(e) => setFollow(e.target.checked)} />
        {t("follow")}
      </label>
    </>
  );
}
