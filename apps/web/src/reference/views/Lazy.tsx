import type { Entry } from "@tercio/reference";
import type { Decision } from "@tercio/reference/decisions";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMessages } from "../messages/index.ts";

const WorkedExample = lazy(() => import("./Worked.tsx").then((m) => ({ default: m.WorkedExample })));
const TrueChances = lazy(() => import("./Worked.tsx").then((m) => ({ default: m.TrueChances })));

/** What needs the game’s engine is fetched when somebody opens it, and not before. */
function Opened({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
}) {
  const w = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <details className="opened" data-opens={id} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? <Suspense fallback={<p>{w.loading}</p>}>{children}</Suspense> : null}
    </details>
  );
}

export function OpenWorked({ game, decision }: { readonly game: string; readonly decision: Decision }) {
  const w = useMessages();
  if (decision.worked === undefined) return null;
  return (
    <Opened title={w.worked} id={decision.id}>
      <WorkedExample game={game} worked={decision.worked} />
    </Opened>
  );
}

export function OpenChances({ rows }: { readonly rows: readonly Entry[] }) {
  const w = useMessages();
  return (
    <Opened title={w.trueChances} id="chances">
      <TrueChances rows={rows} />
    </Opened>
  );
}
