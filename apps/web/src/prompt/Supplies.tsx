import { called } from "../session/called.ts";
import type { Told } from "@tercio/board";
import { RuleLink } from "../log/RuleLink.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { said, system } from "../session/said.ts";
import { useSession } from "../session/store.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

const words = (told: Told): string => (typeof told === "object" ? said(told) : String(told));

/** What both sides have in hand to spend just now, in one line. */
export function Supplies() {
  // Players without a name have another one in another language.
  useTranslation();
  const game = useSession((s) => s.battle.game);
  const list = system().views.supplies?.(game) ?? [];
  if (list.length === 0) return null;
  return (
    <dl className="supplies">
      {list.map(({ id, label, told, rule }) => (
        <div key={id} data-supply={id}>
          <dt>
            {said(label)} <RuleLink id={rule} />
          </dt>
          {told.map((each, seat) => (
            <dd key={String(seat)}>
              {told.length === 1 ? null : (
                <>
                  <SideMark seat={seat} />
                  <span className="visually-hidden">{called(seat)}</span>
                </>
              )}
              {words(each)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
