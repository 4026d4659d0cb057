import { useEffect, useState } from "react";
import type { About } from "../kept/about.ts";
import { goOnWithFile, keptBuildOf } from "../session/older.ts";
import { Reading } from "./Reading.tsx";
import { useTranslation } from "../messages/useTranslation.tsx";
import type { Fault } from "../session/record.ts";
import { languageNow } from "../messages/i18n.ts";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";

/** What is wrong with a file or a kept battle, as the screen says it. */
export interface FaultSaid {
  readonly fault: Fault;
  /** Of a battle of the shelf, and not of a file. */
  readonly kept: boolean;
}

/** Says what is wrong, in the language of the moment, and offers what can be done about it. */
export function Faults({ fault: told, onClose }: { fault: FaultSaid; onClose: () => void }) {
  const { t } = useTranslation();
  const begin = useSession((s) => s.begin);
  const { where, problem, says, anew, unfetched, old } = told.fault;
  const [build, setBuild] = useState<About | null>(null);
  const [reads, setReads] = useState(false);
  useEffect(() => {
    if (old !== undefined) void keptBuildOf(old).then(setBuild);
  }, [old]);
  const words = says?.[languageNow()] ?? (problem === null ? "" : said(problem));
  return (
    <div className="faults">
      <div className="refusal" role="alert">
        {/* Of which rules a battle is, is no place in a file that a player could mend. */}
        {unfetched === true
          ? t("outOfReach")
          : where === "version"
            ? t(told.kept ? "keptOther" : "fileOther", { problem: words })
            : t(told.kept ? "keptFailed" : "loadFailed", {
                problem: [where, words].filter((p) => p !== "").join(languageNow() === "fr" ? "\u00a0: " : ": "),
              })}
      </div>
      {old === undefined || build === null ? null : (
        <button type="button" id="kept-go-on" className="primary" onClick={() => void goOnWithFile(old.text, build)}>
          {t("keptGoOn")}
        </button>
      )}
      {old === undefined ? null : (
        <button type="button" id="read-it" onClick={() => setReads(true)}>
          {t("readIt")}
        </button>
      )}
      {old !== undefined && reads ? <Reading file={old.text} onClose={() => setReads(false)} /> : null}
      {anew === null ? null : (
        <button
          type="button"
          id="anew"
          onClick={() => {
            begin(anew.seats, anew.scenario, anew.seed, anew.system);
            onClose();
          }}
        >
          {t("beginAnew")}
        </button>
      )}
      <button type="button" onClick={onClose}>
        {t("close")}
      </button>
    </div>
  );
}
