import { type DiceRequest, read, type ReadDice, type ReadStage } from "@tercio/dice";
import { type RollRequest } from "@tercio/kernel";
import { useTranslation } from "../messages/useTranslation.tsx";
import { said } from "../session/said.ts";
import { Die } from "./Die.tsx";
import { addedTo, degrees } from "./fell.ts";
import { Reasons } from "./Reasons.tsx";

type Faces = readonly (readonly number[])[];

/** More dice than this are counted face by face where there is little room. */
const MANY = 8;

/**
 * The dice of a roll, grouped by what they were rolled for, each stage with its need and what came of it. `short`: where there
 * is little room, without the reasons.
 */
export function Rolled({ request, faces, short = false }: { request: RollRequest; faces: Faces; short?: boolean }) {
  const { t } = useTranslation();
  const { dice } = request;
  const reading = read(dice, faces);
  if (reading?.kind === "chains")
    return (
      <div className="chains">
        {reading.chains.map((stages, at) => {
          const words = request.chains?.[at];
          return (
            <div key={String(at)} className="chain">
              {words === undefined || reading.chains.length === 1 ? null : <p>{said(words.label)}</p>}
              <Stages dice={dice} at={at} stages={stages} titles={words?.stages.map((s) => said(s))} short={short} />
              {short ? null : <Reasons list={words?.breakdowns ?? request.breakdowns ?? []} />}
            </div>
          );
        })}
      </div>
    );
  const groups: readonly ReadDice[] = reading?.groups ?? [
    { purpose: "first", dice: faces.flat().map((face) => ({ face, fate: null })), total: null },
  ];
  const bound = dice.kind === "table" && dice.rows.length === 1 ? (dice.rows[0] ?? 0) - 1 : null;
  const many = groups.reduce((sum, g) => sum + g.dice.length, 0) > 1;
  return (
    <>
      <div className="rolled">
        {bound === null ? null : <span className="stage-name">≤ {bound}</span>}
        {groups.map((group, i) => (
          <span key={String(i)} className="dice">
            {group.purpose === "reroll" ? <span className="soft">{t("reroll")}</span> : null}
            {group.purpose === "turn" ? (
              <strong>{degrees(group.dice)}</strong>
            ) : (
              <Dice dice={group.dice} short={short} />
            )}
            {group.total !== null && (many || group.purpose === "distance") ? <strong>= {group.total}</strong> : null}
            <Added words={addedTo(dice, group)} />
          </span>
        ))}
      </div>
      {short ? null : <Reasons list={request.breakdowns ?? []} />}
    </>
  );
}

const Added = ({ words }: { words: string | null }) => (words === null ? null : <strong>{words}</strong>);

/** Dice side by side, the highest first; many of them face by face with how often it fell. */
function Dice({ dice, short }: { dice: ReadDice["dice"]; short: boolean }) {
  const { t } = useTranslation();
  const spoken = `${t("dice")}: ${dice.map((d) => d.face).join(", ")}`;
  const alike = dice.filter((d, i) => i === 0 || d.face !== dice[i - 1]?.face || d.fate !== dice[i - 1]?.fate);
  const told = short && dice.length > MANY ? alike : dice;
  return (
    <span className="dice" role="img" aria-label={spoken}>
      {told.map((d, i) => (
        <span key={String(i)} className="dice">
          <Die face={d.face} fate={d.fate} />
          {told === dice ? null : (
            <span className="times">×{dice.filter((o) => o.face === d.face && o.fate === d.fate).length}</span>
          )}
        </span>
      ))}
    </span>
  );
}

function Stages({
  dice,
  at,
  stages,
  titles,
  short,
}: {
  dice: DiceRequest;
  at: number;
  stages: readonly ReadStage[];
  titles: readonly string[] | undefined;
  short: boolean;
}) {
  const { t } = useTranslation();
  const chain = dice.kind === "chains" ? dice.chains[at] : dice.kind === "chain" ? dice : undefined;
  return (
    <ol className="stages">
      {stages.map((s) => {
        const stage = chain?.stages[s.stage];
        return (
          <li key={s.stage}>
            <span className="stage-name">
              {s.need}+ {titles?.[s.stage] ?? stage?.name}
            </span>
            <span className="dice">
              {s.groups.map((g, k) => (
                <span key={String(k)} className="dice">
                  {g.purpose === "reroll" ? <span className="soft">{t("reroll")}</span> : null}
                  <Dice dice={g.dice} short={short} />
                </span>
              ))}
            </span>
            {short ? <span className="some">{t("someOf", { n: s.succeeded, all: s.counted })}</span> : null}
            <strong className="n" title={t("goOn")}>
              {/* Where failures go on, as at a save, the number says so: the lit dice are those that held. */}→{" "}
              {stage?.passOn === "failure" ? t("failed", { count: s.passed }) : s.passed}
            </strong>
          </li>
        );
      })}
    </ol>
  );
}
