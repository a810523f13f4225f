import type { FastifyReply } from "fastify";

/**
 * Lets a sign-in popup keep its opener. Every page of the popup needs this, redirects too: one page that isolates itself
 * severs the popup from its opener.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies
 */
export function keepOpener(reply: FastifyReply): void {
  reply.header("cross-origin-opener-policy", "unsafe-none");
}
