import "@fontsource-variable/literata/index.css";
import "@fontsource-variable/source-sans-3/index.css";
import "./theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Opening } from "./Opening.tsx";
import { Shell } from "./Shell.tsx";
import { InWords } from "./messages/first.tsx";

// A page that stayed open while a new version came in asks for parts that are gone: it starts afresh, but once only
// and never without a network, where the part is merely out of reach and the page itself would be lost as well. Where a
// battle stands there already it goes on without the part.
window.addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine || document.querySelector(".app[data-seed]") !== null) return;
  try {
    const last = Number(sessionStorage.getItem("afresh") ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem("afresh", String(Date.now()));
  } catch {
    // What cannot be remembered would happen again and again.
    return;
  }
  event.preventDefault();
  window.location.reload();
});

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no place for the app");
createRoot(root).render(
  <StrictMode>
    <InWords>
      <Shell opening={<Opening />} />
    </InWords>
  </StrictMode>,
);
