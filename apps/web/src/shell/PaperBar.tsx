import type { ReactNode } from "react";
import { LanguageButton } from "./PageHead.tsx";

/** What stands above a sheet on the screen and never on paper; `to`: where it leads back. */
export function PaperBar({
  to,
  words: w,
  children,
}: {
  readonly to: string;
  readonly words: { readonly print: string; readonly back: string; readonly printNote: string };
  readonly children?: ReactNode;
}) {
  return (
    <nav className="paper-bar" aria-label={w.print}>
      <a className="button" href={to}>
        ← {w.back}
      </a>
      <button type="button" className="primary" id="print" onClick={() => window.print()}>
        {w.print}
      </button>
      <LanguageButton />
      {children}
      <p>{w.printNote}</p>
    </nav>
  );
}
