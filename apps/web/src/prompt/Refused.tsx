import { say } from "@tercio/kernel";
import { RuleLink } from "../log/RuleLink.tsx";
import { system, useSession } from "../session/store.ts";
import { languageNow } from "../words/i18n.ts";

/** Why something was refused, and by which rule. */
export function Refused() {
  const { refusal } = useSession();
  if (refusal === null) return null;
  return (
    <div className="refusal" role="alert">
      {say(system, refusal.message, languageNow())}
      {"\u00a0"}
      <RuleLink id={refusal.rule} name />
    </div>
  );
}
