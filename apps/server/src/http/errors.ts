import type { ErrorAnswer } from "@matte/contracts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const UNEXPECTED = "Something went wrong on the server.";

/** Answers with the one shape all errors have. */
export function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  const body: ErrorAnswer = { success: false, error };
  return reply.code(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
}

/** The request was at fault: the reason may be told. Otherwise it stays in the log. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return sendError(reply, status, sentence(error.message));
  request.log.error({ err: error }, "request failed");
  return sendError(reply, status >= 500 ? status : 500, UNEXPECTED);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
