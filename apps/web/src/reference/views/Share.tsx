import { useState } from "react";
import { useMessages } from "../messages/index.ts";

/** A link that opens the same rules on another device: copied where the browser allows it, shown in any case. */
export function Share({ address }: { readonly address: string }) {
  const w = useMessages();
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = new URL(address, window.location.href).href;
  const copy = (): void => {
    setCopied(false);
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <button type="button" id="share" aria-expanded={copied !== null} onClick={copy}>
        {w.share}
      </button>
      {copied === null ? null : (
        <label className="share">
          <span role="status">{copied ? w.copied : w.linkHere}</span>
          <input type="text" readOnly value={link} onFocus={(e) => e.target.select()} />
        </label>
      )}
    </>
  );
}
