import type { FastifyReply } from "fastify";

/**
 * For every page of a sign-in’s popup, redirects too, so that it keeps its opener: a page that isolated itself anywhere
 * on the way would come back without one.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies
 */
export function sharePopup(reply: FastifyReply): void {
  reply.header("cross-origin-opener-policy", "unsafe-none");
}
