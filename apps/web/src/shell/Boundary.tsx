import { Component, type ReactNode } from "react";
import { useFirstWords } from "../messages/first.tsx";
import { type Screen, Sections } from "./Sections.tsx";

/** Where a part of the app cannot be fetched, or breaks off, the page says so and offers what helps; the others stay open. */
export class Boundary extends Component<{ readonly half: Screen; readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <Broken half={this.props.half} /> : this.props.children;
  }
}

function Broken({ half }: { readonly half: Screen }) {
  const { t } = useFirstWords();
  return (
    <main className="waiting">
      <h1>{t("title")}</h1>
      <Sections open={half} />
      <p role="alert">{t("broken")}</p>
      <button type="button" className="primary" id="reload" onClick={() => window.location.reload()}>
        {t("reload")}
      </button>
    </main>
  );
}
