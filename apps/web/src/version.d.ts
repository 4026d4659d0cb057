/** Version, commit and day of the build, put in by vite. */
declare const __TERCIO_VERSION__: string;
