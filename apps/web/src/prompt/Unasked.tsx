import { say } from "@tercio/kernel";
import { mayDeclare } from "../dialogs/Declare.tsx";
import type { Open } from "../dialogs/Dialogs.tsx";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

/** What a player may declare just now besides answering, where that is not always open. */
export function Unasked({ onOpen }: { onOpen: (dialog: Open) => void }) {
  const session = useSession();
  const kinds =
    system.declarations?.filter((d) => d.offered === "prompt" && mayDeclare(session, d.id).length > 0) ?? [];
  return kinds.map((d) => (
    <button type="button" key={d.id} id={d.id} className="small" onClick={() => onOpen({ declare: d.id })}>
      {say(system, d.label(session.battle.game, mayDeclare(session, d.id)[0] ?? 0), languageNow())}
    </button>
  ));
}
