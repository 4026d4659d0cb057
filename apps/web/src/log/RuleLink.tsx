import { useTranslation } from "../messages/useTranslation.tsx";
import { languageNow } from "../messages/i18n.ts";
import { useRuleNames } from "./ruleNames.ts";

/** "§": opens the rule behind a sentence in the reference. */
export function RuleLink({ id, name = false }: { id: string | null | undefined; name?: boolean }) {
  const { t } = useTranslation();
  const names = useRuleNames((s) => s.names);
  if (id === null || id === undefined) return null;
  const language = languageNow();
  // Weapons and special rules are known by the last part of their id until the reference has come.
  const title = (names.get(id) ?? names.get(id.slice(id.lastIndexOf(".") + 1)))?.[language] ?? id;
  return (
    <a className="rule-link" href={`#/rules/${id}`} aria-label={`${t("ruleId")} ${title}`} title={title}>
      {name ? `§ ${title}` : "§"}
    </a>
  );
}
