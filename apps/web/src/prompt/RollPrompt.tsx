import { distribution, enumerable, wholePercent } from "@tercio/dice";
import { type RollRequest } from "@tercio/kernel";
import { useTranslation } from "../messages/useTranslation.tsx";
import { Reasons } from "../log/Reasons.tsx";
import { RuleLink } from "../log/RuleLink.tsx";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import { personAsked } from "../session/store.ts";
import { useChance } from "../session/shares.ts";
import { headlineOf, useScales } from "../session/thinker.ts";
import { ENTER, Key } from "./Key.tsx";
import { Refused } from "./Refused.tsx";

/** The chance that a test on two rows comes out under its bound, 0..1. */
function chanceOf(request: RollRequest): { bound: number; probability: number } | null {
  const dice = request.dice;
  if (dice.kind !== "table" || dice.rows.length !== 1 || dice.add !== 0 || !enumerable(dice)) return null;
  const first = distribution(dice).find((b) => b.outcome.row === 0);
  return { bound: (dice.rows[0] ?? 0) - 1, probability: first?.probability ?? 0 };
}

/** What the dice are rolled for. */
export function RollText({ request }: { request: RollRequest }) {
  const several = (request.chains?.length ?? 0) > 1;
  return (
    <>
      {several ? (
        <ul className="what several">
          {request.chains?.map((c, i) => (
            <li key={String(i)}>{said(c.label)}</li>
          ))}
        </ul>
      ) : (
        <div className="what">
          {said(request.label)}
          {"\u00a0"}
          <RuleLink id={request.rule} />
        </div>
      )}
      <Refused />
      {several ? (
        request.chains?.map((c, i) => (
          <div key={String(i)} className="soft-block">
            <Reasons list={c.breakdowns} />
          </div>
        ))
      ) : (
        <Reasons list={request.breakdowns ?? []} />
      )}
    </>
  );
}

/** Dice that fall, and only answers that are given, without a press: in the menu, and where dice are rolled. */
export function QuickMode({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { autoRoll, setAutoRoll } = useParts("autoRoll", "setAutoRoll");
  return (
    <label className="switch" title={t("quickWhat")}>
      <input id={id} type="checkbox" checked={autoRoll} onChange={(e) => setAutoRoll(e.target.checked)} />
      {t("autoRoll")}
    </label>
  );
}

/** The button for the dice, with the chance of what this roll decides and of nothing else. */
export function RollFoot({ request }: { request: RollRequest }) {
  const { t } = useTranslation();
  const { battle, welcome, seats, roll } = useParts("battle", "welcome", "seats", "roll");
  const list = useScales((s) => s.list);
  const told = useChance();
  const chance = chanceOf(request);
  const headline = headlineOf(list.find((w) => w.asked && w.headline !== null));
  const mine = personAsked({ battle, seats });
  return (
    <div className="prompt-foot row">
      <button type="button" className="primary" id="roll" disabled={welcome || !mine} onClick={roll}>
        {t("roll")}
        <Key name={ENTER} />
      </button>
      {chance !== null ? (
        <span className="chance">
          {t("orLess", { n: chance.bound })} <strong>{t("percent", { n: wholePercent(chance.probability) })}</strong>
        </span>
      ) : headline !== null ? (
        <span className="chance">
          {said(headline.label)} <strong>{told(headline.share, headline.error)}</strong>
        </span>
      ) : null}
    </div>
  );
}
