import { switchLanguage } from "../../words/i18n.ts";
import { useWords } from "../words/index.ts";

/** What stands above a printed list on the screen and never on paper. */
export function ListPaperBar({ back }: { readonly back: string }) {
  const w = useWords();
  return (
    <nav className="paper-bar" aria-label={w.print}>
      <a className="button" href={back}>
        ← {w.back}
      </a>
      <button type="button" className="primary" id="print" onClick={() => window.print()}>
        {w.print}
      </button>
      <button type="button" id="language" onClick={switchLanguage}>
        {w.otherLanguage}
      </button>
      <p>{w.printNote}</p>
    </nav>
  );
}
