import type { Plugin } from "vite";

/** What a page of the app may load and do: what comes from its own server, and nothing that is written into it. */
const POLICY = {
  "default-src": "'self'",
  // Signs that the style sheets draw are written into them.
  "img-src": "'self' data: blob:",
  "font-src": "'self' data:",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
} as const;
const said = (policy: object): string =>
  Object.entries(policy)
    .map(([what, from]) => `${what} ${from}`)
    .join("; ");

/** A page that is looked at inside of another's may only be one of ours: a battle goes on in a build that is kept. */
const ANCESTORS = { "frame-ancestors": "'self'" } as const;

/** Builds that are kept are served as they were made: their pages know nothing of this policy. */
const headersOf = (path: string): { readonly [name: string]: string } => ({
  "Content-Security-Policy": said(path.startsWith("/kept/") ? ANCESTORS : { ...POLICY, ...ANCESTORS }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
});

/**
 * The walls of the app: in the page that is built, for any server that hosts it, and as headers of ours, where alone a page
 * can say in what others it may be shown.
 */
export const walls: Plugin = {
  name: "walls",
  apply: (_, { command, isPreview }) => command === "build" || isPreview === true,
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: said(POLICY) },
      injectTo: "head-prepend",
    },
  ],
  configurePreviewServer(server) {
    server.middlewares.use((request, response, next) => {
      for (const [name, value] of Object.entries(headersOf(request.url ?? "/"))) response.setHeader(name, value);
      next();
    });
  },
};
