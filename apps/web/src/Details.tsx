import { useEffect, useState } from "react";
import { useTranslation } from "./messages/useTranslation.tsx";
import { useWindow, WIDE } from "./board/turn.ts";
import { LogPanel } from "./log/LogPanel.tsx";
import { OddsPanel } from "./panels/OddsPanel.tsx";
import { SequencePanel } from "./panels/SequencePanel.tsx";
import { UnitPanel } from "./panels/UnitPanel.tsx";
import { editionSaid } from "./session/edition.ts";
import { useParts } from "./session/parts.ts";
import { useScales } from "./session/thinker.ts";
import { leadTo, useLed } from "./session/led.ts";
import { CombatCards } from "./story/CombatCards.tsx";
import { languageNow } from "./messages/i18n.ts";

const TABS = ["unit", "sequence", "log"] as const;
type Tab = (typeof TABS)[number];

/**
 * What one may look up meanwhile, one of three at a time: the chosen unit and what is at stake, where in the sequence we are,
 * the log. Beside the field one of them always stands; on a small screen each is a drawer over the field.
 */
export function Details() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab | null>(null);
  const wide = useWindow(WIDE);
  const shown = tab ?? (wide ? "unit" : null);
  const { id, battle, lines } = useParts("id", "battle", "lines");
  const led = useLed((s) => s.line);
  useEffect(() => {
    if (led !== null) setTab("log");
  }, [led]);
  // When something else happens, the log goes on with it.
  useEffect(() => {
    void lines;
    leadTo(null);
  }, [lines]);
  const weighing = useScales((s) => s.list.length > 0 || s.busy);
  const busy = useScales((s) => s.busy);
  return (
    <section className="details" data-weighing={busy || undefined} aria-label={t("details")}>
      <div className="tabs">
        {TABS.map((k) => (
          <button
            type="button"
            key={k}
            id={`tab-${k}`}
            aria-pressed={shown === k}
            onClick={() => {
              leadTo(null);
              setTab(shown === k && !wide ? null : k);
            }}
          >
            {t(k)}
          </button>
        ))}
      </div>
      {shown === null ? null : (
        <div key={shown} className={`pane ${shown}-box`} tabIndex={0} role="region" aria-label={t(shown)}>
          <h2 className="visually-hidden">{t(shown)}</h2>
          {shown === "unit" ? (
            <>
              <CombatCards />
              {weighing || !wide ? <OddsPanel /> : null}
              <UnitPanel />
              <p className="edition wide">{editionSaid(battle.system.id, battle.scenario.edition, languageNow())}</p>
            </>
          ) : shown === "sequence" ? (
            <SequencePanel />
          ) : (
            <LogPanel key={id} onPlace={() => (wide ? undefined : setTab(null))} />
          )}
        </div>
      )}
    </section>
  );
}
