/** What the build writes into the worker (build/offline). */

/** The files to keep, in Workbox's form. */
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[];
/** Changes with the caption fonts. */
declare const FONTS: string;
