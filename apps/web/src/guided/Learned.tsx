import { useTranslation } from "react-i18next";
import { RuleLink } from "../log/RuleLink.tsx";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { useGuided } from "./hints.ts";

/** At the end of a guided battle: what has been seen, and on to a whole one. */
export function Learned() {
  const { t } = useTranslation();
  const guided = useGuided();
  const begin = useSession((s) => s.begin);
  if (guided === null) return null;
  return (
    <section className="learned">
      <h3>{t("learned")}</h3>
      <ul>
        {guided.learned.map(({ text, rule }) => (
          <li key={rule}>
            {said(text)} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
      <button type="button" className="primary" id="whole" onClick={() => begin(["human", "computer"])}>
        {t("wholeBattle")}
      </button>
    </section>
  );
}
