import { matchPrecache } from "workbox-precaching";
import { EDITOR_PATH } from "#domain/incoming/shared-photos.ts";
import type { RouteHandlerCallback, RouteMatchCallback } from "workbox-core";

/** Milliseconds to wait for the network before a precached page is used. */
const NETWORK_TIMEOUT = 3000;
/** Paths answered only by the server. */
const SERVER_PATHS = /^\/(?:api|auth|oidc|upload|healthz|readyz|metrics)(?:\/|$)/;

export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === "navigate" && !SERVER_PATHS.test(url.pathname);

/** Fetches a page from the network. The precached one serves while the network or the server fails or is too slow. */
export const answerPage: RouteHandlerCallback = async ({ request, url }) => {
  const kept = await matchPrecache(url.pathname);
  const answer = fetch(request);
  const fresh = kept === undefined ? answer : Promise.race([answer, timeout()]);
  const response = await fresh.catch(() => undefined);
  // A failure after the timeout must not be an unhandled rejection.
  answer.catch(() => undefined);
  if (response !== undefined && response.status < 500) return response;
  return kept ?? response ?? Response.redirect(EDITOR_PATH);
};

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT, undefined));
}
