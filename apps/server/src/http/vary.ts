import type { FastifyReply } from "fastify";

/** Says that the answer depends on further request headers (RFC 9110, 12.5.5). @param names with commas */
export function varyOn(reply: FastifyReply, names: string): FastifyReply {
  const known = reply.getHeader("vary");
  return reply.header("vary", known === undefined ? names : `${String(known)}, ${names}`);
}
