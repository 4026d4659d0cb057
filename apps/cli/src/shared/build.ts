/** Put in where the command line is bundled; sources read as they are have no name of their own. */
declare const __TERCIO_BUILD__: string | undefined;

/** How this build calls itself in what it saves. */
export const BUILD = typeof __TERCIO_BUILD__ === "undefined" ? "sources" : __TERCIO_BUILD__;
