import { ERRORS, type ErrorAnswer, type ErrorCode, type PlainErrorCode } from "@matte/contracts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Socket } from "node:net";
import { DomainError, type ErrorArguments } from "../domain/domain-error.ts";
import { invalidInput } from "../domain/invalid-input.ts";
import { logRefusal } from "./refusals.ts";
import { unavailabilityOf } from "./unavailable.ts";
import { LINGER_MS } from "./unread-bodies.ts";

/** Sends the one error body used by every route. */
export function sendError(reply: FastifyReply, ...error: ErrorArguments): FastifyReply {
  return send(reply, new DomainError(...error));
}

/** Fastify's error handler. Details on the server's failures go to the log only. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof DomainError ? error : unavailable(error);
  const status = known === null ? statusOf(error) : ERRORS[known.code].status;
  if (status >= 500) request.log.error({ err: error }, "request failed");
  return send(reply, known ?? domainErrorOf(error, status), status);
}

function unavailable(error: FastifyError): DomainError | null {
  const code = unavailabilityOf(error);
  return code === null ? null : new DomainError(code);
}

/** Answers non-HTTP bytes and closes their connection, even if the peer keeps its side open. */
export function answerGarbage(socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) return;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
  const body = JSON.stringify(bodyOf(new DomainError("http-invalid")));
  const lines = Object.entries({
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join("")}\r\n${body}`);
}

/** Seconds after which a retry may help, for errors without a time. */
const RETRY_S: Readonly<Partial<Record<ErrorCode, number>>> = {
  "data-unavailable": 1,
  "disk-full": 60,
  "image-not-stored": 10,
  "image-not-checked": 1,
  "image-checker-busy": 1,
  "payments-unavailable": 10,
  "payment-state-unavailable": 10,
  "subscription-not-cancelled": 10,
  "server-busy": 10,
  "not-ready": 10,
};

function send(reply: FastifyReply, error: DomainError, status: number = ERRORS[error.code].status): FastifyReply {
  logRefusal(reply.request, error.code);
  const seconds = error.data !== undefined && "seconds" in error.data ? error.data.seconds : RETRY_S[error.code];
  if (seconds !== undefined) reply.header("retry-after", seconds);
  return (
    reply
      .code(status)
      .header("cache-control", "no-store")
      .type("application/json; charset=utf-8")
      // A string bypasses the route's response schema.
      .send(JSON.stringify(bodyOf(error)))
  );
}

function bodyOf({ code, data, message }: DomainError): ErrorAnswer {
  return { success: false, error: message, code, ...(data === undefined ? {} : { data }) };
}

function statusOf({ statusCode = 500 }: FastifyError): number {
  return statusCode >= 400 ? statusCode : 500;
}

/** Translates an error from Fastify or a plugin. */
function domainErrorOf({ code, validation: [issue] = [] }: FastifyError, status: number): DomainError {
  if (issue !== undefined) return invalidInput(issue.message, issue.instancePath.split("/").slice(1));
  if (code === "FST_ERR_BAD_URL") return new DomainError("http-invalid");
  return new DomainError(codeOf(status));
}

function codeOf(status: number): PlainErrorCode {
  switch (status) {
    case 404:
      return "route-not-found";
    case 413:
      return "body-too-large";
    case 415:
      return "media-type-unsupported";
    default:
      return status >= 500 ? "internal" : "body-invalid";
  }
}
