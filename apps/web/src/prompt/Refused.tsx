import { RuleLink } from "../log/RuleLink.tsx";
import { said } from "../session/said.ts";
import { useParts } from "../session/parts.ts";

/** Why something was refused, and by which rule. */
export function Refused() {
  const { refusal } = useParts("refusal");
  if (refusal === null) return null;
  return (
    <div className="refusal" role="alert">
      {said(refusal.message)}
      {"\u00a0"}
      <RuleLink id={refusal.rule} name />
    </div>
  );
}
