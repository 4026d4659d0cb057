import type { ReactNode } from "react";
import { languageNow, switchLanguage } from "../../words/i18n.ts";
import { useWords } from "../words/index.ts";

/** What stands above a sheet on the screen and never on paper. */
export function PaperBar({ back, children }: { readonly back: string; readonly children?: ReactNode }) {
  const w = useWords();
  return (
    <nav className="paper-bar" aria-label={w.print}>
      <a className="button" href={back}>
        ← {w.back}
      </a>
      <button type="button" className="primary" id="print" onClick={() => window.print()}>
        {w.print}
      </button>
      <button type="button" id="language" lang={languageNow() === "fr" ? "en" : "fr"} onClick={switchLanguage}>
        {w.otherLanguage}
      </button>
      {children}
      <p>{w.printNote}</p>
    </nav>
  );
}
