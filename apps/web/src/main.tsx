import "@fontsource-variable/literata/index.css";
import "@fontsource-variable/source-sans-3/index.css";
import "./theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./words/i18n.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no place for the app");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
