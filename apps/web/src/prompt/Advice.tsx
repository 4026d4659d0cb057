import type { Json } from "@tercio/kernel";
import { useEffect, useState } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { askBeside } from "../session/beside.ts";
import { useParts } from "../session/parts.ts";
import { said } from "../session/said.ts";
import { awaited } from "../session/store.ts";
import type { Hint as Advised } from "../session/thinker.worker.ts";
import { Key } from "./Key.tsx";

/** The key that asks what somebody else would do. */
const ADVICE_KEY = "/";

/** "What would you do?": an answer, why, and what comes next; asked beside the page, and only when somebody wants to know. */
export function Advice() {
  const { t } = useTranslation();
  const { battle, seats, welcome, give } = useParts("battle", "seats", "welcome", "give");
  const [asked, setAsked] = useState(false);
  const [hint, setHint] = useState<Advised | null | "none">(null);
  const { request } = battle;
  useEffect(() => {
    setAsked(false);
    setHint(null);
  }, [battle]);
  useEffect(() => {
    if (!asked || request?.type !== "choice") return;
    const at = { system: battle.system.id, game: battle.game, request };
    const { cancel } = askBeside(
      0,
      (id) => ({ kind: "hint", id, at, seed: battle.dice.seed ?? 0, length: battle.log?.length ?? 0 }),
      (told) => {
        if (told.kind === "hint") setHint(told.hint ?? "none");
      },
      () => setHint("none"),
    );
    return cancel;
  }, [asked, battle, request]);
  if (welcome || request?.type !== "choice" || !awaited({ battle, seats })) return null;
  if (!asked)
    return (
      <button type="button" className="plain" id="advice" onClick={() => setAsked(true)}>
        {t("adviceAsk")}
        <Key name={ADVICE_KEY} />
      </button>
    );
  if (hint === null)
    return (
      <p className="soft" role="status">
        {t("adviceThinks")}
      </p>
    );
  if (hint === "none") return <p className="soft">{t("adviceNone")}</p>;
  const { label, reason, next } = hint;
  return (
    <div className="advice" role="status">
      <p>
        {t("adviceSays")} {label === null ? t("adviceShown") : said(label)}
        {reason === null ? null : <> ({said(reason)})</>}
        {next === null || next.label === null ? null : (
          <span className="soft"> {t("adviceNext", { other: said(next.label), points: next.behind })}</span>
        )}
      </p>
      <button type="button" id="take-advice" onClick={() => give(hint.answer as Json)}>
        {t("adviceTake")}
      </button>
    </div>
  );
}
