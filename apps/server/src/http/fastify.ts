import proxyAddr from "@fastify/proxy-addr";
import { JSON_LIMIT } from "@matte/contracts/limits";
import Fastify, { type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "../config/config.ts";
import type { App } from "./app.ts";
import { createLimitedServer, IDLE_MS, lacksHost } from "./connections.ts";
import { limitDuration, SLOWEST_REQUEST_MS, SLOWEST_UPLOAD_MS } from "./duration.ts";
import { answerError, answerGarbage, sendError } from "./errors.ts";
import { warnOfUntrustedProxy } from "./forwarded.ts";
import { loggerOptions, type LogStream } from "./logging.ts";
import { securityHeaders } from "./security-headers.ts";

interface Options {
  /** Per request, uploads excepted. */
  readonly requestMs?: number;
  /** Without a byte in either direction. */
  readonly idleMs?: number;
  /** Receives log lines; standard output by default. */
  readonly log?: LogStream;
}

/** Creates Fastify without routes: every answer carries the security headers, and all errors have one body. */
export function createFastify(
  { logLevel, trustProxy, publicUrl }: Config,
  { requestMs = SLOWEST_REQUEST_MS, idleMs = IDLE_MS, log }: Options = {},
): App {
  const headers = securityHeaders({ https: publicUrl?.protocol === "https:" });
  const isProxy = proxyAddr.compile([...trustProxy]);
  const app = Fastify<RawServerDefault>({
    logger: loggerOptions(logLevel, log),
    trustProxy: trustProxy.length > 0 && isProxy,
    // For slow uploads; `limitDuration` limits all other requests further.
    serverFactory: (handler) =>
      createLimitedServer(handler, {
        headersMs: SLOWEST_REQUEST_MS,
        requestMs: SLOWEST_UPLOAD_MS,
        idleMs,
        isProxy: (address) => isProxy(address, 0),
      }),
    bodyLimit: JSON_LIMIT,
    // Requests received before the stop are still answered.
    return503OnClosing: false,
    // These two answer before a hook could see a request.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    clientErrorHandler: (_error, socket) => answerGarbage(socket, headers),
  }).withTypeProvider<ZodTypeProvider>();
  // No endpoint reads texts.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  warnOfUntrustedProxy(app);
  limitDuration(app, requestMs);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (lacksHost(request.raw)) sendError(reply, "http-invalid");
    else done();
  });
  return app;
}
