import { type BoardFact, type BoardPiece, type Json, say } from "@tercio/kernel";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RuleLink } from "../log/RuleLink.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { system, useSession } from "../session/store.ts";
import { boardOf } from "../session/board.ts";
import { languageNow } from "../words/i18n.ts";

const part = {
  en: { attackValue: "Att", offensiveSkill: "Off", strength: "Str", armourPenetration: "AP", agility: "Agi" },
  fr: { attackValue: "Att", offensiveSkill: "Off", strength: "For", armourPenetration: "PA", agility: "Agi" },
} as const;

const plain = (value: Json | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const isPart = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The card of the chosen unit, or both armies at a glance while none is chosen. */
export function UnitPanel() {
  const { t } = useTranslation();
  const game = useSession((s) => s.battle.game);
  const selected = useSession((s) => s.selected);
  const language = languageNow();
  const view = useMemo(() => boardOf(game), [game]);
  const piece = selected === null ? undefined : view.pieces[selected];
  if (piece === undefined) return <Armies pieces={view.pieces} />;
  const scalars = piece.sheet.filter((f) => !isPart(f.value) && !Array.isArray(f.value));
  const parts = piece.sheet.filter((f) => isPart(f.value));
  const lists = piece.sheet.filter((f) => Array.isArray(f.value) && f.value.length > 0);
  return (
    <section className="card" aria-label={say(system, piece.name, language)}>
      <h2>
        <SideMark seat={piece.seat} />
        <span className="visually-hidden">{t("player", { n: piece.seat + 1 })}:</span>{" "}
        {say(system, piece.name, language)}
      </h2>
      <p className="soft">{say(system, piece.spoken, language)}</p>
      <dl className="facts">
        {scalars.map((f, i) => (
          <Fact key={String(i)} fact={f} language={language} />
        ))}
      </dl>
      <table className="parts">
        <thead>
          <tr>
            <th scope="col">{t("part")}</th>
            {Object.values(part[language]).map((k) => (
              <th scope="col" key={k} className="n">
                {k}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((f, i) => (
            <tr key={String(i)}>
              <th scope="row">{say(system, f.label, language)}</th>
              {Object.keys(part.en).map((k) => (
                <td key={k} className="n">
                  {plain((f.value as { readonly [key: string]: Json })[k])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lists.map((f, i) => (
        <p key={String(i)} className="list-fact">
          <span className="soft">{say(system, f.label, language)}</span>{" "}
          {(f.value as readonly Json[]).map((v, k) => (
            <span key={String(k)}>
              {k > 0 ? ", " : ""}
              <RuleName value={v} language={language} />
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}

/** A special rule or weapon by name, linked to its entry where it has one. */
function RuleName({ value, language }: { value: Json; language: "en" | "fr" }) {
  const { key, rule } = isPart(value) ? value : { key: value, rule: null };
  const name = typeof key === "string" ? say(system, { key }, language) : plain(value);
  return typeof rule === "string" ? (
    <a className="rule-link named" href={`#/rules/${rule}`}>
      {name}
    </a>
  ) : (
    name
  );
}

function Fact({ fact, language }: { fact: BoardFact; language: "en" | "fr" }) {
  return (
    <div>
      <dt>
        {say(system, fact.label, language)}
        {"\u00a0"}
        <RuleLink id={fact.rule} />
      </dt>
      <dd>{fact.said === undefined ? plain(fact.value) : say(system, fact.said, language)}</dd>
    </div>
  );
}

function Armies({ pieces }: { pieces: readonly BoardPiece[] }) {
  const { t } = useTranslation();
  const select = useSession((s) => s.select);
  const language = languageNow();
  return (
    <section className="armies">
      <p className="soft">{t("noUnit")}</p>
      {[0, 1].map((seat) => (
        <div key={seat}>
          <h3>
            <SideMark seat={seat} /> {t("player", { n: seat + 1 })}
          </h3>
          <ul>
            {pieces
              .filter((p) => p.seat === seat)
              .map((p) => (
                <li key={p.id} className={p.destroyed ? "gone" : undefined}>
                  <button type="button" className="plain" onClick={() => select(p.id)}>
                    <span>
                      <span className="visually-hidden">{t("player", { n: seat + 1 })}: </span>
                      {say(system, p.name, language)}
                    </span>
                    <span className="soft n">
                      {p.destroyed
                        ? t("gone")
                        : p.placed
                          ? `${p.count}/${p.countAtStart}`
                          : `${p.count} ${t("reserve")}`}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
