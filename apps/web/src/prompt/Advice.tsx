import { useEffect } from "react";
import { useTranslation } from "../messages/useTranslation.tsx";
import { askAdvice, tellAdvice, useAdvice } from "../session/advice.ts";
import { askBeside } from "../session/beside.ts";
import { useParts } from "../session/parts.ts";
import { said } from "../session/said.ts";
import { awaited } from "../session/store.ts";
import { Key } from "./Key.tsx";

/** The key that asks what somebody else would do. */
const ADVICE_KEY = "/";

/** May advice be asked for: does a person here choose? */
function useChooses(): boolean {
  const { battle, seats, welcome } = useParts("battle", "seats", "welcome");
  return !welcome && battle.request?.type === "choice" && awaited({ battle, seats });
}

/** "What would you do?", beside whose answer is awaited; nothing is thought over before somebody wants to know. */
export function AskAdvice() {
  const { t } = useTranslation();
  const { battle } = useParts("battle");
  const asked = useAdvice((a) => a.asked?.of === battle);
  if (!useChooses() || asked) return null;
  return (
    <button type="button" className="plain" id="advice" onClick={() => askAdvice(battle)}>
      {t("adviceAsk")}
      <Key name={ADVICE_KEY} />
    </button>
  );
}

/** An answer, why, and what comes next; asked beside the page. Where it leads the board draws. */
export function Advice() {
  const { t } = useTranslation();
  const { battle, give } = useParts("battle", "give");
  const chooses = useChooses();
  const asked = useAdvice((a) => (a.asked?.of === battle ? a.asked : null));
  const wanted = chooses && asked !== null;
  useEffect(() => {
    const { request } = battle;
    if (!wanted || request?.type !== "choice") return;
    const at = { system: battle.system.id, game: battle.game, request };
    const { cancel } = askBeside(
      0,
      (id) => ({ kind: "hint", id, at, seed: battle.dice.seed ?? 0, length: battle.log?.length ?? 0 }),
      (told) => {
        if (told.kind === "hint") tellAdvice(battle, told.hint ?? "none");
      },
      () => tellAdvice(battle, "none"),
    );
    return cancel;
  }, [wanted, battle]);
  if (!wanted) return null;
  const { hint } = asked;
  if (hint === null)
    return (
      <p className="soft advice" role="status">
        {t("adviceThinks")}
      </p>
    );
  if (hint === "none")
    return (
      <p className="soft advice" role="status">
        {t("adviceNone")}
      </p>
    );
  const { label, reason, next, stands } = hint;
  const drawn = stands.map(({ name }) => said(name)).join(", ");
  const told = label !== null ? said(label) : drawn === "" ? t("adviceShown") : t("adviceDrawn", { who: drawn });
  const other = next === null || next.label === null ? null : said(next.label);
  const why = reason === null ? null : said(reason);
  return (
    <div className="advice" role="status">
      <p>
        {t("adviceSays")} <strong>{told}</strong>
      </p>
      <button type="button" id="take-advice" onClick={() => give(hint.answer)}>
        {t("adviceTake")}
        <Key name={ADVICE_KEY} />
      </button>
      <p className="soft">
        {why === null ? null : `${t("reason")} ${why}. `}
        {next === null
          ? null
          : // What the reason names already is not named once more, nor what reads like the advice itself.
            other === null || other === told || why?.includes(other) === true
            ? t("adviceAhead", { points: next.behind })
            : t("adviceNext", { other, points: next.behind })}
      </p>
    </div>
  );
}
