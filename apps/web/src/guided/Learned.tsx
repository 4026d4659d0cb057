import { useTranslation } from "../messages/useTranslation.tsx";
import { RuleLink } from "../log/RuleLink.tsx";
import { said } from "../session/said.ts";
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
