/// <reference path="./built.d.ts" />

/** The app's pages and all that these lead to, but for the caption fonts. */
export const KEPT_FILES = FILES;
