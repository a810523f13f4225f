/** What a page says to a service worker. Both import this file. */
export type Asked =
  /** Take over now; sent when the photographer wants the update. */
  | { readonly type: "matte.come-in" }
  /** Does this script, by its path, belong to your version? Answered by a boolean on the port that comes along. */
  | { readonly type: "matte.is-yours"; readonly script: string };
