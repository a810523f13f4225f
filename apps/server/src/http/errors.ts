import type { ErrorAnswer } from "@matte/contracts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Socket } from "node:net";
import { DomainError, type DomainErrorCode } from "../services/domain-error.ts";

const UNEXPECTED = "Something went wrong on the server.";

/** Answers with the one shape all errors have. */
export function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  const body: ErrorAnswer = { success: false, error };
  // As text: no schema of a route stands between an error and its answer.
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** The request was at fault: the reason may be told. Otherwise it stays in the log. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 400 && status < 500) return sendError(reply, status, sentence(error.message));
  request.log.error({ err: error }, "request failed");
  const told = error instanceof DomainError ? sentence(error.message) : UNEXPECTED;
  return sendError(reply, status >= 500 ? status : 500, told);
}

const STATUSES: Readonly<Record<DomainErrorCode, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  plan: 403,
  "not-found": 404,
  invalid: 400,
  "too-large": 413,
  unsupported: 415,
  unavailable: 503,
};

/** The one place where what went wrong becomes a status of HTTP. */
function statusOf(error: FastifyError): number {
  return error instanceof DomainError ? STATUSES[error.code] : (error.statusCode ?? 500);
}

/** What is not even HTTP gets as much of an answer as its socket still takes. */
export function answerGarbage(socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ success: false, error: "That was not a valid HTTP request." } satisfies ErrorAnswer);
  const lines = Object.entries({
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(body.length),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join("")}\r\n${body}`);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
