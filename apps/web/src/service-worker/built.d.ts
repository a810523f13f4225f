/** Constants that the build writes into the worker (build/offline). */

/** Files to precache, in Workbox's form: the app's pages with everything they load, without caption fonts. */
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[];
/** Version of the caption fonts. */
declare const FONTS: string;
