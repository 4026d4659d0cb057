import { useTranslation } from "../../messages/useTranslation.tsx";

/** The number that the dice come from, for a battle that is to be played again; empty: chance. */
export function Seed({ seed, onChange }: { readonly seed: string; readonly onChange: (seed: string) => void }) {
  const { t } = useTranslation();
  return (
    <details id="seed">
      <summary>{t("seed")}</summary>
      <label>
        <span className="soft">{t("seedWhat")}</span>
        <input
          inputMode="numeric"
          aria-label={t("seed")}
          value={seed}
          onChange={(e) => onChange(e.target.value.replace(/\D/g, "").slice(0, 9))}
        />
      </label>
    </details>
  );
}
