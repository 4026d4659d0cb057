import { RuleLink } from "../log/RuleLink.tsx";
import { said } from "../session/said.ts";
import { useSession } from "../session/store.ts";

/** Why something was refused, and by which rule. */
export function Refused() {
  const { refusal } = useSession();
  if (refusal === null) return null;
  return (
    <div className="refusal" role="alert">
      {said(refusal.message)}
      {"\u00a0"}
      <RuleLink id={refusal.rule} name />
    </div>
  );
}
