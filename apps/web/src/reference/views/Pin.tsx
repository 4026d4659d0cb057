import type { Entry } from "@tercio/reference";
import { useKept } from "../model/keep.ts";
import { useMessages } from "../messages/index.ts";
import { useReading } from "./reading.ts";

/** The star that puts an entry on one's own page. */
export function Pin({ entry }: { readonly entry: Entry }) {
  const w = useMessages();
  const { language, print } = useReading();
  const on = useKept((k) => k.pins.includes(entry.id));
  const toggle = useKept((k) => k.toggle);
  if (print) return null;
  const name = entry.names[language];
  return (
    <button
      type="button"
      className="icon pin"
      aria-pressed={on}
      aria-label={on ? w.unpin(name) : w.pin(name)}
      onClick={() => toggle(entry.id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.2l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L12 16.8l-5.4 3 1.2-6.1L3.3 9.5l6.1-.7z" />
      </svg>
    </button>
  );
}
