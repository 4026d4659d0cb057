import type { Entry } from "@tercio/reference";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../dialogs/Dialogs.tsx";
import { system } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

const wanted = (): string | null => /^#\/rules\/(.+)$/.exec(window.location.hash)?.[1] ?? null;

/** A rule link of the log or the prompt opens its entry: name, what it does, where it stands. */
export function RuleDialog() {
  const { t } = useTranslation();
  const language = languageNow();
  const [id, setId] = useState<string | null>(wanted);
  const [entry, setEntry] = useState<Entry | null>(null);
  useEffect(() => {
    const onHash = (): void => setId(wanted());
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
  useEffect(() => {
    setEntry(null);
    if (id === null) return;
    let stopped = false;
    void import("@tercio/reference/ninth-age").then((game) => {
      if (!stopped) setEntry(game.entries.find((e) => e.id === id) ?? null);
    });
    return () => {
      stopped = true;
    };
  }, [id]);
  if (id === null) return null;
  const printing = entry?.editions["2e-early"];
  const name = entry?.names[language] ?? system.words[language][`rule.${id}`] ?? id;
  return (
    <Dialog
      title={name}
      onClose={() => {
        window.location.hash = "#/";
      }}
    >
      <p>{printing?.summary?.[language] ?? entry?.summary[language] ?? t("ruleOwn")}</p>
      {entry?.misprints?.map((m) => (
        <p key={m.used.en} className="soft">
          {m.printed[language]} → {m.used[language]} ({m.why[language]})
        </p>
      ))}
      <p className="soft">
        {id}
        {printing === undefined ? "" : ` · ${printing.sheet}, ${printing.section}`}
      </p>
    </Dialog>
  );
}
