import type { FastifyReply } from "fastify";

/**
 * Lets a sign-in popup keep its opener. Every page needs it, redirects too: a single self-isolating page severs the
 * popup.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies
 */
export function keepOpener(reply: FastifyReply): void {
  reply.header("cross-origin-opener-policy", "unsafe-none");
}
