/** Answers and requests shared by the fake Stripe's parts. */
import type { FastifyReply } from "fastify";

export type WithId = { Params: { id: string } };
export type Form = { Body: Record<string, string> };
export type WithQuery = { Querystring: Record<string, string> };

export function listOf(data: readonly object[]): object {
  return { object: "list", data, has_more: false };
}

export function missing(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, { code: "resource_missing", message: "No such thing." });
}

export function refuse(reply: FastifyReply, status: number, error: object): FastifyReply {
  return reply.code(status).send({ error: { type: "invalid_request_error", ...error } });
}
