import "@fontsource-variable/literata/index.css";
import "@fontsource-variable/source-sans-3/index.css";
import "./theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Shell } from "./shell/Shell.tsx";
import "./words/i18n.ts";

// A page that stayed open while a new version came in asks for parts that are gone: it starts afresh once.
window.addEventListener("vite:preloadError", () => window.location.reload());

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no place for the app");
createRoot(root).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
);
