/** Constants that the build writes into the worker (build/offline). */

/** Files to precache, in Workbox's form: the app's pages with everything they load, without those that are cached on first use. */
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[];
/** Version of the files that are cached on first use. */
declare const ON_DEMAND: string;
/** Paths of the files that are cached on first use. */
declare const ON_DEMAND_PATHS: RegExp;
