import { mayDeclare } from "../dialogs/Declare.tsx";
import type { Open } from "../dialogs/Dialogs.tsx";
import { said, system } from "../session/said.ts";
import { useParts } from "../session/parts.ts";

/** What a player may declare just now besides answering, where that is not always open. */
export function Unasked({ onOpen }: { onOpen: (dialog: Open) => void }) {
  const session = useParts("battle", "seats", "welcome");
  const kinds =
    system().rules.declarations?.filter((d) => d.offered === "prompt" && mayDeclare(session, d.id).length > 0) ?? [];
  return kinds.map((d) => (
    <button type="button" key={d.id} id={d.id} className="small" onClick={() => onOpen({ declare: d.id })}>
      {said(d.label(session.battle.game, mayDeclare(session, d.id)[0] ?? 0))}
    </button>
  ));
}
