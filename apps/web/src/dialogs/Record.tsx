import { called } from "../session/called.ts";
import "./record.css";
import { situationOf, situationText } from "@tercio/kernel";
import { useMemo, useState } from "react";
import { newSeed } from "../device/chance.ts";
import { download } from "../device/download.ts";
import { Dialog } from "../shell/Dialog.tsx";
import type { Misfit, Verdict } from "../session/asked.ts";
import { said } from "../session/said.ts";
import { answersGiven, useSession } from "../session/store.ts";
import { useOpened } from "../session/verifying/state.ts";
import { useTranslation } from "../messages/useTranslation.tsx";
import type { Open } from "./Dialogs.tsx";

type T = ReturnType<typeof useTranslation>["t"];

/** The battle goes on so many entries before the line on its record goes. */
const LINGERS = 5;

const misfitSaid = (t: T, { entry, where, message }: Misfit): string =>
  entry === null
    ? t("recordHead", { where, problem: said(message) })
    : t("recordEntry", { entry, where, problem: said(message) });

/** One line on the record of the battle that is open: how far it is checked, and what came of it. */
export function RecordLine({ onOpen }: { readonly onOpen: (dialog: Open) => void }) {
  const { t } = useTranslation();
  const { of, check } = useOpened();
  const id = useSession((s) => s.id);
  const answers = useSession((s) => answersGiven(s.battle));
  const [closed, setClosed] = useState<typeof check | null>(null);
  // What does not hold says so in place of the prompt.
  if (of !== id || check.is === "own" || check.is === "forged" || closed === check) return null;
  if (check.is === "verified" && answers >= check.verdict.answers + LINGERS) return null;
  const words =
    check.is === "checking"
      ? check.done === 0
        ? t("recordBegun")
        : t("recordChecking", { done: check.done, all: check.all })
      : t(check.is === "verified" ? "recordVerified" : "recordUnchecked");
  return (
    <div className="record-line" data-record={check.is}>
      <p role="status">{words}</p>
      {check.is === "checking" ? null : (
        <>
          <button type="button" id="record-details" onClick={() => onOpen("record")}>
            {t("details")}
          </button>
          <button type="button" className="shut" aria-label={t("close")} onClick={() => setClosed(check)}>
            ✕
          </button>
        </>
      )}
    </div>
  );
}

function corrected(t: T, { corrections }: Verdict & { readonly ok: true }): string {
  if (corrections.length === 0) return t("recordUncorrected");
  const list = corrections.map(({ entry, seat, agreed }) =>
    t(agreed.length === 0 ? "recordCorrection" : "recordAgreed", {
      entry,
      by: called(seat),
      agreed: agreed.map(called).join(", "),
    }),
  );
  return t("recordCorrected", { n: corrections.length, list: list.join("; ") });
}

/** What has been verified, and what no record can show. */
function factsOf(t: T, verdict: Verdict & { readonly ok: true }, answers: number): readonly string[] {
  const { rolls, given, seed, over } = verdict;
  const since = answers - verdict.answers;
  const fell = rolls - given;
  return [
    t("recordFits", { n: verdict.answers }),
    since > 0 ? t("recordSince", { n: since }) : "",
    fell === 0
      ? t("recordNoDice")
      : seed === null
        ? t("recordSecret", { n: fell })
        : t("recordRolls", { n: fell, seed }),
    given > 0 ? t("recordGiven", { n: given }) : "",
    corrected(t, verdict),
    t(over ? "recordOver" : "recordOpen"),
    t(over ? "recordCannotOver" : "recordCannot"),
  ].filter((fact) => fact !== "");
}

/** What is known of the record of the battle that is open. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { check } = useOpened();
  const answers = useSession((s) => answersGiven(s.battle));
  const facts =
    check.is === "verified"
      ? factsOf(t, check.verdict, answers)
      : check.is === "forged"
        ? [misfitSaid(t, check.misfit), t("recordRemedy")]
        : [t(check.is === "own" ? "recordOwn" : check.is === "checking" ? "recordBegun" : "recordUnchecked")];
  return (
    <Dialog title={t("record")} onClose={onClose}>
      <ul className="record-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** In place of what is asked, where the record does not hold: the battle is looked at, saved, or begun from here. */
export function LookOnly({ misfit }: { readonly misfit: Misfit }) {
  const { t } = useTranslation();
  const { battle, seats, toFile, fromFile, begin } = useSession();
  const scene = useMemo(() => situationOf(battle), [battle]);
  const anew = (): void => {
    if (scene === null) begin(seats, battle.scenario);
    else fromFile(situationText({ ...scene, seed: newSeed() }), seats);
  };
  return (
    <section className="prompt" data-asked="forged" data-record="forged" aria-label={t("recordForged")}>
      <div className="prompt-body" tabIndex={0}>
        <p className="what" role="status">
          {t("forgedTitle")}
        </p>
        <p className="refusal">{misfitSaid(t, misfit)}</p>
        <p className="soft">{t("recordRemedy")}</p>
      </div>
      <div className="prompt-foot row">
        <button type="button" id="begin-here" className="primary" onClick={anew}>
          {t(scene === null ? "beginAnew" : "beginHere")}
        </button>
        <button
          type="button"
          id="save-forged"
          onClick={() => download(`tercio-${battle.dice.seed}-not-verified.json`, toFile())}
        >
          {t("save")}
        </button>
      </div>
    </section>
  );
}
