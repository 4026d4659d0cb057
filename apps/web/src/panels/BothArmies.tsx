import { useMemo } from "react";
import { useTranslation } from "../words/useTranslation.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { systemOf } from "../session/systems.ts";
import { SheetOf } from "./SheetOf.tsx";

/** Both armies as they were brought, each unit with its figures, weapons and rules: to be read at any time, whatever has happened since. */
export function BothArmies() {
  const { t } = useTranslation();
  const system = systemOf(useSession((s) => s.battle.system.id));
  const scenario = useSession((s) => s.battle.scenario);
  const begun = useMemo(() => system.rules.setup(scenario), [system, scenario]);
  const pieces = useMemo(() => system.views.board(begun).pieces.filter((p) => p.kind === "body"), [system, begun]);
  return (
    <div className="both-armies">
      {[0, 1].map((seat) => {
        const told = system.views.army?.(begun, seat);
        return (
          <section key={seat} aria-label={t("player", { n: seat + 1 })}>
            <h3>
              <SideMark seat={seat} /> {t("player", { n: seat + 1 })}
            </h3>
            {told === undefined ? null : <p className="soft">{said(told)}</p>}
            {pieces
              .filter((p) => p.seat === seat)
              .map((p) => (
                <details key={p.key} data-brought={p.key}>
                  <summary>
                    {said(p.name)} <span className="soft n">{p.count?.start}</span>
                  </summary>
                  <SheetOf sheet={p.sheet} said={said} />
                </details>
              ))}
          </section>
        );
      })}
    </div>
  );
}
