/** Constants written into the worker by the build (build/offline). */

/** Files to precache, in Workbox's form: the app's pages with everything they load, except files cached on first use. */
declare const FILES: readonly { readonly url: string; readonly revision: string | null }[];
/** Version of the files cached on first use. */
declare const ON_DEMAND: string;
/** Paths of the files cached on first use. */
declare const ON_DEMAND_PATHS: RegExp;
