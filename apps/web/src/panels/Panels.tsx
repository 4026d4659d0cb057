import { percent } from "@tercio/dice";
import { type GameEvent, type Json, say } from "@tercio/kernel";
import { exactOdds, type Odds } from "@tercio/odds";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

export function SequencePanel() {
  const battle = useSession((s) => s.battle);
  const language = languageNow();
  const lines = useMemo(() => system.guide(battle.game), [battle.game]);
  let last = "";
  return (
    <ol className="guide">
      {lines.flatMap((l) => {
        const head = l.sequence !== last;
        last = l.sequence;
        const title = system.sequences.find((s) => s.id === l.sequence)?.title[language] ?? l.sequence;
        return [
          ...(head
            ? [
                <li key={`${l.sequence}-head`} className="head">
                  {title}
                </li>,
              ]
            : []),
          <li key={`${l.sequence}-${l.step}`} className={l.state} aria-current={l.state === "now" ? "step" : undefined}>
            {/^\d/.test(l.step) ? `${l.step}. ` : ""}
            {l.title[language]}
          </li>,
        ];
      })}
    </ol>
  );
}

function factText(value: Json, language: "en" | "fr"): string {
  if (Array.isArray(value))
    return value
      .map((v) => (typeof v === "string" && v.startsWith("rule.") ? say(system, { key: v }, language) : String(v)))
      .join(", ");
  if (typeof value === "object" && value !== null) {
    const p = value as { readonly [key: string]: Json };
    return language === "fr"
      ? `Att ${p.attackValue} · Off ${p.offensiveSkill} · For ${p.strength} · Pén ${p.armourPenetration} · Agi ${p.agility}`
      : `Att ${p.attackValue} · Off ${p.offensiveSkill} · Str ${p.strength} · AP ${p.armourPenetration} · Agi ${p.agility}`;
  }
  return String(value);
}

export function UnitPanel() {
  const { t } = useTranslation();
  const { battle, selected } = useSession();
  const language = languageNow();
  const piece = selected === null ? undefined : system.board(battle.game).pieces[selected];
  if (piece === undefined) return <p className="soft">{t("noUnit")}</p>;
  return (
    <div>
      <h2>{say(system, piece.name, language)}</h2>
      <p className="soft">
        {t("player", { n: piece.seat + 1 })} · {say(system, piece.spoken, language)}
      </p>
      <table>
        <tbody>
          {piece.sheet.map((f, i) => (
            <tr key={String(i)}>
              <th scope="row">{say(system, f.label, language)}</th>
              <td>
                {factText(f.value, language)}
                {f.rule === null ? null : (
                  <>
                    {" "}
                    <a
                      className="soft"
                      href={`#/rules/${f.rule}`}
                      title={f.rule}
                      aria-label={`${t("ruleId")} ${f.rule}`}
                    >
                      §
                    </a>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function OddsPanel() {
  const { t } = useTranslation();
  const { battle, selected } = useSession();
  const language = languageNow();
  const [answers, setAnswers] = useState<readonly { label: string; odds: Odds; names: readonly string[] }[]>([]);
  useEffect(() => {
    const request = battle.request;
    if (request === null) return setAnswers([]);
    let list = system.questions(battle.game, request);
    if (selected !== null) {
      const own = list.filter((q) => new RegExp(`(^|-)${selected}(-|$)`).test(q.id));
      if (own.length > 0) list = own;
    }
    setAnswers([]);
    // One question a tick, so that the field stays responsive.
    let stopped = false;
    let i = 0;
    const next = (): void => {
      const q = list[i++];
      if (stopped || q === undefined || i > 6) return;
      const odds = exactOdds(system, q, { limit: 6000, samples: 600 });
      const answer = {
        label: say(system, q.label, language),
        odds,
        names: odds.results.map((r) =>
          say(system, q.results.find((x) => x.id === r.id)?.label ?? { key: `odds.${r.id}` }, language),
        ),
      };
      setAnswers((a) => [...a, answer]);
      setTimeout(next, 10);
    };
    const timer = setTimeout(next, 250);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [battle, selected, language]);
  if (answers.length === 0) return <p className="soft">{t("noOdds")}</p>;
  return (
    <div>
      {answers.map((a, k) => (
        <section key={String(k)} style={{ marginBottom: 16 }}>
          <h3>{a.label}</h3>
          <div className="bars">
            {a.odds.results.map((r, i) =>
              r.probability < 0.0005 && a.odds.results.length > 2 ? null : (
                <div key={r.id} style={{ display: "contents" }}>
                  <span>{a.names[i]}</span>
                  <span className="bar" style={{ width: `${r.probability * 100}%` }} />
                  <span className="n">{percent(r.probability)}%</span>
                </div>
              ),
            )}
          </div>
          <p className="soft">
            {a.odds.exact ? t("oddsExact") : t("oddsSampled", { error: ((a.odds.error ?? 0) * 100).toFixed(1) })}
          </p>
        </section>
      ))}
    </div>
  );
}

const quiet = new Set(["phase", "playerTurns"]);

export function LogPanel() {
  const { t } = useTranslation();
  const { lines } = useSession();
  const language = languageNow();
  const end = useRef<HTMLLIElement>(null);
  const shown = lines.filter((e) => !quiet.has(e.kind)).slice(-120);
  useEffect(() => {
    // Some browsers return a promise here, which an effect may not.
    void end.current?.scrollIntoView({ block: "nearest" });
  }, [lines]);
  return (
    <ul className="log" aria-live="polite">
      {shown.map((e, i) => (
        <Line key={`${lines.length}-${String(i)}`} event={e} dice={t("dice")} language={language} />
      ))}
      <li ref={end} aria-hidden="true" style={{ border: 0, padding: 0 }} />
    </ul>
  );
}

function Line({ event, dice, language }: { event: GameEvent; dice: string; language: "en" | "fr" }) {
  const text = say(system, event.message, language);
  const faces = event.kind === "roll" ? (event.data?.faces as readonly (readonly number[])[] | undefined) : undefined;
  const rule =
    event.rule === null ? null : (
      <a className="soft" href={`#/rules/${event.rule}`} aria-label={event.rule} title={event.rule}>
        §
      </a>
    );
  const sides = event.kind === "combatScore" ? [event.data?.first, event.data?.second] : null;
  return (
    <li className={event.kind === "turnStart" ? "turn-mark" : undefined}>
      {text} {rule}
      {faces === undefined ? null : (
        <div className="dice" role="img" aria-label={`${dice}: ${faces.flat().join(", ")}`}>
          {faces.flat().map((f, i) => (
            <span key={String(i)} className="die">
              {f}
            </span>
          ))}
        </div>
      )}
      {sides === null ? null : (
        <details>
          <summary className="soft">±</summary>
          {sides.map((s, i) => (
            <div key={String(i)} className="soft">
              {i + 1}:{" "}
              {((s as { lines?: readonly { by: number; because: never }[] } | undefined)?.lines ?? [])
                .map((l) => `+${l.by} ${say(system, l.because, language)}`)
                .join(", ")}
            </div>
          ))}
        </details>
      )}
    </li>
  );
}

export function TextBoard() {
  const { t } = useTranslation();
  const battle = useSession((s) => s.battle);
  const language = languageNow();
  const view = system.board(battle.game);
  return (
    <table>
      <thead>
        <tr>
          <th>{t("piece")}</th>
          <th>{t("models")}</th>
          <th>{t("where")}</th>
          <th>{t("state")}</th>
        </tr>
      </thead>
      <tbody>
        {view.pieces.map((p) => (
          <tr key={p.id}>
            <th scope="row">
              {p.seat + 1}: {say(system, p.name, language)}
            </th>
            <td className="n">
              {p.count}/{p.countAtStart}
            </td>
            <td>
              {p.placed
                ? `x ${(p.x / 2540).toFixed(1)}" · y ${(p.y / 2540).toFixed(1)}" · ${Math.round((p.facing / 65536) * 360)}°`
                : p.destroyed
                  ? t("gone")
                  : t("reserve")}
            </td>
            <td>{say(system, p.spoken, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
