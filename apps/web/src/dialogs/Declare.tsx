import { called } from "../session/called.ts";
import { declarationsFor } from "@tercio/kernel";
import { useTranslation } from "../messages/useTranslation.tsx";
import { SideMark } from "../log/SideMark.tsx";
import { said, system } from "../session/said.ts";
import { useParts } from "../session/parts.ts";
import type { Session } from "../session/store.ts";
import { Dialog, Sure } from "../shell/Dialog.tsx";

/** The seats with a person who may declare this now. */
export const mayDeclare = (
  { battle, seats, welcome }: Pick<Session, "battle" | "seats" | "welcome">,
  declared: string,
): readonly number[] =>
  welcome
    ? []
    : [0, 1].filter(
        (seat) => seats[seat] === "human" && declarationsFor(battle, seat).some((kind) => kind.id === declared),
      );

/** Asks before something is declared; where two people could, also which of them does. */
export function Declare({ declared, onClose }: { declared: string; onClose: () => void }) {
  const { t } = useTranslation();
  const session = useParts("battle", "declare", "seats", "welcome");
  const { battle, declare } = session;
  const kind = system().rules.declarations?.find((d) => d.id === declared);
  const open = mayDeclare(session, declared);
  const first = open[0];
  if (kind === undefined || first === undefined) return null;
  const title = said(kind.label(battle.game, first));
  const question = (seat: number): string => said(kind.question(battle.game, seat));
  if (open.length === 1)
    return <Sure title={title} words={question(first)} onYes={() => void declare(declared, first)} onClose={onClose} />;
  return (
    <Dialog title={title} onClose={onClose}>
      {open.map((seat) => (
        <div key={seat} className="row">
          <button
            type="button"
            data-declare={seat}
            onClick={() => {
              declare(declared, seat);
              onClose();
            }}
          >
            <SideMark seat={seat} /> {called(seat)}
          </button>
          <span>{question(seat)}</span>
        </div>
      ))}
      <button type="button" onClick={onClose}>
        {t("cancel")}
      </button>
    </Dialog>
  );
}
