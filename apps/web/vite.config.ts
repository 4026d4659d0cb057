import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { tsImport } from "tsx/esm/api";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { walls } from "./walls.ts";

/** The commit that is built, in eight digits; null where there is no git. */
function commit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "--short=8", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}

/** "0.1.0 (1a2b3c4d, 2026-11-21)": what a player says when something is wrong. */
function version(): string {
  const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };
  const day = new Date().toISOString().slice(0, 10);
  const built = commit();
  return `${version} (${built === null ? "" : `${built}, `}${day})`;
}

/** Where the sources can be read on the net, as the workspace's package says; null where it names no place. */
function repository(): string | null {
  const { repository: said } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    repository?: string | { url: string };
  };
  const url = typeof said === "string" ? said : said?.url;
  return url?.replace(/^git\+/, "").replace(/\.git$/, "") ?? null;
}

/** Node wants to be told that a JSON module is one; a browser must not be, for here it arrives as a script. */
const jsonImports: Plugin = {
  name: "json-imports",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith(".ts") || !code.includes('type: "json"')) return null;
    return { code: code.replaceAll(/,\s*\{\s*with: \{ type: "json" \},?\s*\}/g, ""), map: null };
  },
};

/**
 * French has a narrow space before ; ! ? and inside « », a wide one before a colon. Sentences are written with one kind of
 * no-break space, which `typography.test.ts` asks for; here, for all of them at once, the narrow ones become so.
 */
const narrowSpaces: Plugin = {
  name: "narrow-spaces",
  enforce: "pre",
  transform(code, id) {
    if (!/\.tsx?(\?|$)/.test(id)) return null;
    const narrow = code.replaceAll(/(?:\u00a0|\\u00a0)(?=[;!?»])|(?<=«)(?:\u00a0|\\u00a0)/g, "\u202f");
    return narrow === code ? null : { code: narrow, map: null };
  },
};

/**
 * What each system says it enforces, asked when the app is built: a reader of the rules fetches a list of ids instead
 * of an engine.
 */
const enforced: Plugin = {
  name: "enforced",
  resolveId: (source) => (source === "virtual:enforced" ? `\0${source}` : null),
  async load(source) {
    if (source !== "\0virtual:enforced") return null;
    const { games } = (await tsImport("@tercio/games", import.meta.url)) as {
      games: readonly { id: string; rules: { enforced: readonly string[] } }[];
    };
    const lists: { [game: string]: readonly string[] } = {};
    for (const { id, rules } of games) {
      if (rules.enforced.length === 0) throw new Error(`${id} does not say what it enforces`);
      lists[id] = rules.enforced;
    }
    return `export const enforced = ${JSON.stringify(lists)};`;
  },
};

/**
 * Where the sources have each rule, asked when the app is built: files, and for each id a file and a line of its entry, of what
 * plays it, of the page that tries it. A reader fetches it who asks for it.
 */
const sources: Plugin = {
  name: "sources",
  resolveId: (source) => (source === "virtual:sources" ? `\0${source}` : null),
  async load(source) {
    if (source !== "\0virtual:sources") return null;
    const [{ sourcesOf }, { gameTitles, loadRuleIds }] = (await Promise.all([
      tsImport("@tercio/lab/sources", import.meta.url),
      tsImport("@tercio/games/reference", import.meta.url),
    ])) as [typeof import("@tercio/lab/sources"), typeof import("@tercio/games/reference")];
    const files: string[] = [];
    const numberOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
    const places: { [id: string]: readonly (readonly [file: number, line: number] | null)[] } = {};
    const root = fileURLToPath(new URL("../..", import.meta.url));
    for (const { id: game } of gameTitles) {
      const ids = (await loadRuleIds(game)).map(([id]) => id);
      for (const [id, { entry, play, page }] of sourcesOf(root, game, ids))
        places[id] = [entry, play, page].map((at) => (at === undefined ? null : [numberOf(at.file), at.line]));
    }
    return `export const paths = ${JSON.stringify(files)}; export const places = ${JSON.stringify(places)};`;
  },
};

/** Which scripts of the build have code that plays entries, and which: a reader of the rules fetches none of them. */
const plays: Plugin = {
  name: "plays",
  apply: "build",
  generateBundle(_, bundle) {
    const found = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== "chunk") return [];
      const modules = Object.keys(chunk.modules).filter((id) => id.endsWith(".play.ts"));
      return modules.length === 0 ? [] : [[chunk.fileName, modules.map((id) => id.replace(/^.*\/packages\//, ""))]];
    });
    this.emitFile({ type: "asset", fileName: "plays.json", source: JSON.stringify(Object.fromEntries(found)) });
  },
};

/** What the editions of each game come to where they differ, worked out when the app is built: who reads that needs no engine. */
const differences: Plugin = {
  name: "differences",
  resolveId: (source) => (source === "virtual:differences" ? `\0${source}` : null),
  async load(source) {
    if (source !== "\0virtual:differences") return null;
    const [{ games }, { differencesOf }] = (await Promise.all([
      tsImport("@tercio/games", import.meta.url),
      tsImport("@tercio/lab/differences", import.meta.url),
    ])) as [{ games: readonly { id: string }[] }, { differencesOf(game: object): Promise<unknown> }];
    const found = await Promise.all(games.map(async (game) => [game.id, await differencesOf(game)] as const));
    return `export const differences = ${JSON.stringify(Object.fromEntries(found))};`;
  },
};

/** What the first screen says of each game, asked when the app is built: the engine of the one that is chosen comes after it. */
const opening: Plugin = {
  name: "opening",
  resolveId: (source) => (source === "virtual:opening" ? `\0${source}` : null),
  async load(source) {
    if (source !== "\0virtual:opening") return null;
    const { games } = (await tsImport("@tercio/games", import.meta.url)) as {
      games: readonly {
        id: string;
        name: unknown;
        rules: { starter(): { edition: string } };
        views: { guided?: unknown; notYet?: unknown };
        rosters?: unknown;
      }[];
    };
    if (games.length === 0) throw new Error("there is no game");
    const said = games.map(({ id, name, rules, views, rosters }) => {
      const { edition } = rules.starter();
      return {
        id,
        name,
        edition,
        guided: views.guided !== undefined,
        notYet: views.notYet,
        lists: rosters !== undefined,
      };
    });
    return `export const opening = ${JSON.stringify(said)};`;
  },
};

/** What the page says of its build: a service worker and later builds read it, see `src/kept`. */
const about: Plugin = {
  name: "about",
  async transformIndexHtml(html) {
    const { games } = (await tsImport("@tercio/games", import.meta.url)) as {
      games: readonly { readonly id: string; readonly version: string }[];
    };
    const content = JSON.stringify({
      name: commit() ?? "sources",
      day: new Date().toISOString().slice(0, 10),
      rules: Object.fromEntries(games.map((g) => [g.id, g.version])),
    });
    return html.replace("</title>", `</title>\n    <meta name="tercio-build" content='${content}' />`);
  },
};

/**
 * A part of the build has its content in its name: a browser that has it need not ask again whether it is still the same, which
 * is seventy questions each time the app is opened. Only of what is there: a page stands in for what is not.
 */
const namedByContent: Plugin = {
  name: "named-by-content",
  configurePreviewServer({ config, middlewares }) {
    const folder = resolve(config.root, config.build.outDir);
    middlewares.use(({ url = "" }, response, next) => {
      const part = /^\/assets\/[\w.-]+$/.exec(url)?.[0];
      if (part !== undefined && existsSync(join(folder, part)))
        response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      next();
    });
  },
};

export default defineConfig(({ mode }) => ({
  define: {
    __TERCIO_VERSION__: JSON.stringify(version()),
    __TERCIO_COMMIT__: JSON.stringify(commit()),
    __TERCIO_REPOSITORY__: JSON.stringify(repository()),
  },
  plugins: [
    jsonImports,
    narrowSpaces,
    enforced,
    differences,
    opening,
    sources,
    plays,
    about,
    walls,
    namedByContent,
    react(),
    VitePWA({
      // Of the app as developers have it nothing is stored for days without a network.
      disable: mode === "development",
      registerType: "prompt",
      injectRegister: null,
      strategies: "injectManifest",
      srcDir: "worker",
      filename: "sw.ts",
      manifest: {
        name: "Tercio",
        short_name: "Tercio",
        description: "Fantasy mass battles with the rules enforced (unofficial)",
        theme_color: "#1f3248",
        background_color: "#efe6d2",
        display: "standalone",
        id: "/",
        start_url: "/",
        categories: ["games", "utilities"],
        icons: [
          { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
        ],
        shortcuts: [
          { name: "Rules / Règles", url: "/#/rules" },
          { name: "Lists / Listes", url: "/#/lists" },
        ],
      },
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,svg,png,woff2}"],
        // The app speaks English and French: letters of other scripts are never asked for.
        globIgnores: ["**/*{cyrillic,greek,vietnamese}*"],
        maximumFileSizeToCacheInBytes: 6_000_000,
      },
    }),
  ],
  worker: { format: "es" },
  build: { target: "es2022", chunkSizeWarningLimit: 900 },
}));
