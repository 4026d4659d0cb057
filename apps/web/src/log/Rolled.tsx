import { type Chain, roll, type Rolled as Fallen, type RollPart, scriptedSource, type Stage } from "@tercio/dice";
import { type RollRequest } from "@tercio/kernel";
import { useTranslation } from "react-i18next";
import { said } from "../session/said.ts";
import { Die } from "./Die.tsx";
import { Reasons } from "./Reasons.tsx";

type Faces = readonly (readonly number[])[];

/** Which die was rolled for what: the request is rolled once more with the faces that fell. */
function again(request: RollRequest, faces: Faces): Fallen | null {
  try {
    return roll(request.dice, scriptedSource(faces.flat()));
  } catch {
    return null;
  }
}

const succeeds = (stage: Stage, face: number): boolean =>
  face === 6 || (face !== 1 && stage.need !== null && face >= stage.need);

/** The dice of a roll, grouped by what they were rolled for, each stage with its need and what came of it. */
export function Rolled({ request, faces }: { request: RollRequest; faces: Faces }) {
  const { t } = useTranslation();
  const dice = request.dice;
  const fallen = again(request, faces);
  const spoken = `${t("dice")}: ${faces.flat().join(", ")}`;
  if (fallen !== null && (dice.kind === "chain" || dice.kind === "chains")) {
    const chains = dice.kind === "chain" ? [dice] : dice.chains;
    return (
      <div className="chains">
        {chains.map((chain, at) => {
          const words = request.chains?.[at];
          const outcome = (
            dice.kind === "chain" ? fallen.outcome : (fallen.outcome as { chains: readonly unknown[] }).chains[at]
          ) as { passed: readonly number[] };
          const groups = fallen.parts
            .map((part, i) => ({ part, faces: fallen.faces[i] ?? [] }))
            .filter((g) => (g.part.chain ?? 0) === at);
          return (
            <div key={String(at)} className="chain">
              {words === undefined || chains.length === 1 ? null : <p>{said(words.label)}</p>}
              <Stages
                chain={chain}
                titles={words?.stages.map((s) => said(s))}
                groups={groups}
                passed={outcome.passed}
              />
              <Reasons list={words?.breakdowns ?? request.breakdowns ?? []} />
            </div>
          );
        })}
      </div>
    );
  }
  const groups = fallen === null ? [faces.flat()] : fallen.faces;
  const drop = dice.kind === "sum" ? { low: dice.dropLowest ?? 0, high: dice.dropHighest ?? 0 } : { low: 0, high: 0 };
  return (
    <>
      <div className="rolled" role="img" aria-label={spoken}>
        {groups.map((group, i) => {
          const order = group.map((f, k) => ({ f, k })).sort((p, q) => p.f - q.f || p.k - q.k);
          const out = new Set([...order.slice(0, drop.low), ...order.slice(group.length - drop.high)].map((o) => o.k));
          const kept = group.filter((_, k) => !out.has(k));
          return (
            <span key={String(i)} className="dice">
              {i > 0 ? <span className="soft">{t("reroll")}</span> : null}
              {group.map((f, k) => (
                <Die key={String(k)} face={f} fate={out.has(k) ? "out" : undefined} />
              ))}
              {(dice.kind === "sum" || dice.kind === "table") && kept.length > 1 ? (
                <strong>= {kept.reduce((s, f) => s + f, 0)}</strong>
              ) : null}
              {dice.kind === "table" && dice.add !== 0 ? (
                <strong>
                  {dice.add < 0 ? `− ${-dice.add}` : `+ ${dice.add}`} = {kept.reduce((s, f) => s + f, dice.add)}
                </strong>
              ) : null}
            </span>
          );
        })}
      </div>
      <Reasons list={request.breakdowns ?? []} />
    </>
  );
}

function Stages({
  chain,
  titles,
  groups,
  passed,
}: {
  chain: Chain;
  titles: readonly string[] | undefined;
  groups: readonly { readonly part: RollPart; readonly faces: readonly number[] }[];
  passed: readonly number[];
}) {
  const { t } = useTranslation();
  return (
    <ol className="stages">
      {chain.stages.map((stage, i) => {
        const here = groups.filter((g) => g.part.stage === i);
        if (here.length === 0) return null;
        const passes = stage.passOn === "success";
        const n = passed[i] ?? 0;
        return (
          <li key={String(i)}>
            <span className="stage-name">
              {stage.need}+ {titles?.[i] ?? stage.name}
            </span>
            <span className="dice" role="img" aria-label={`${t("dice")}: ${here.flatMap((g) => g.faces).join(", ")}`}>
              {here.map((g, k) => (
                <span key={String(k)} className="dice">
                  {g.part.purpose === "reroll" ? <span className="soft">{t("reroll")}</span> : null}
                  {g.faces.map((f, n) => (
                    <Die key={String(n)} face={f} fate={succeeds(stage, f) ? "on" : "out"} />
                  ))}
                </span>
              ))}
            </span>
            <strong className="n" title={t("goOn")}>
              {/* Where failures go on, as at a save, the number says so: the lit dice are those that held. */}→{" "}
              {passes ? n : t("failed", { count: n })}
            </strong>
          </li>
        );
      })}
    </ol>
  );
}
