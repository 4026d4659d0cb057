import { useTranslation } from "react-i18next";
import { RuleLink } from "../log/RuleLink.tsx";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { useGuided } from "./hints.ts";

/** At the end of a guided battle: what has been seen. */
export function Learned() {
  const { t } = useTranslation();
  const guided = useGuided();
  if (guided === null) return null;
  return (
    <section className="learned">
      <h2>{t("learned")}</h2>
      <ul>
        {guided.learned.map(({ text, rule }) => (
          <li key={rule}>
            {said(text)} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Then on to a whole battle, where what goes on is always pressed. */
export function WholeBattle() {
  const { t } = useTranslation();
  const begin = useSession((s) => s.begin);
  if (useGuided() === null) return null;
  return (
    <div className="prompt-foot answers">
      <button type="button" className="primary" id="whole" onClick={() => begin(["human", "computer"])}>
        {t("wholeBattle")}
      </button>
    </div>
  );
}
