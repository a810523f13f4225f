import { JSON_LIMIT } from "@matte/contracts/limits";
import Fastify, { type RawServerDefault } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "../config/config.ts";
import type { App } from "./app.ts";
import { limitDuration, SLOWEST_REQUEST_MS, SLOWEST_UPLOAD_MS } from "./duration.ts";
import { answerError, answerGarbage } from "./errors.ts";
import { loggerOptions } from "./logging.ts";
import { securityHeaders } from "./security-headers.ts";

/** Fastify without routes: every answer carries the security headers, and all errors have one body. */
export function createFastify({ logLevel, trustProxy, publicUrl }: Config, slowestMs = SLOWEST_REQUEST_MS): App {
  const headers = securityHeaders({ https: publicUrl?.protocol === "https:" });
  const app = Fastify<RawServerDefault>({
    logger: loggerOptions(logLevel),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    // For slow uploads; `limitDuration` limits all other requests further.
    requestTimeout: SLOWEST_UPLOAD_MS,
    bodyLimit: JSON_LIMIT,
    // Requests that arrived before the server stopped are still answered.
    return503OnClosing: false,
    http: { headersTimeout: SLOWEST_REQUEST_MS },
    // These two answer before a hook could see a request.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    clientErrorHandler: (_error, socket) => answerGarbage(socket, headers),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  limitDuration(app, slowestMs);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  return app;
}
