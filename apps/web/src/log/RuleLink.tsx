import { useTranslation } from "react-i18next";
import { system } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

/** Steps of the sequences by their rule's id: most links of the log go there. */
const stepTitles = new Map(system.sequences.flatMap((s) => s.steps.map((x) => [x.rule ?? "", x.title] as const)));

/** "§": opens the rule behind a sentence in the reference. */
export function RuleLink({ id, name = false }: { id: string | null | undefined; name?: boolean }) {
  const { t } = useTranslation();
  if (id === null || id === undefined) return null;
  const language = languageNow();
  const title = system.words[language][`rule.${id}`] ?? stepTitles.get(id)?.[language] ?? id;
  return (
    <a className="rule-link" href={`#/rules/${id}`} aria-label={`${t("ruleId")} ${title}`} title={title}>
      {name ? `§ ${title}` : "§"}
    </a>
  );
}
