import { matchPrecache } from "workbox-precaching";
import type { RouteHandlerCallback, RouteMatchCallback } from "workbox-core";

/** Milliseconds that a page which is kept here waits for a newer one. */
const PATIENCE = 3000;
/** Addresses that the server answers anew for everybody: they are none of ours. */
const SERVERS = /^\/(?:api|auth|oidc|upload|healthz|readyz|metrics)(?:\/|$)/;
/** Where people go whose page is not kept. */
const HOME = "/tool";

export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === "navigate" && !SERVERS.test(url.pathname);

/** From the network; without one, or one that is too slow or too ill to answer, as it was kept. */
export const answerPage: RouteHandlerCallback = async ({ request, url }) => {
  const kept = await matchPrecache(url.pathname);
  const answer = fetch(request);
  const fresh = kept === undefined ? answer : Promise.race([answer, lateness()]);
  const response = await fresh.catch(() => undefined);
  // What comes too late must not be an unhandled failure.
  answer.catch(() => undefined);
  if (response !== undefined && response.status < 500) return response;
  return kept ?? response ?? Response.redirect(HOME);
};

function lateness(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, undefined));
}
