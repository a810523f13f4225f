import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "./config/config.ts";
import { answerError, answerGarbage } from "./http/errors.ts";
import { loggerOptions } from "./http/logging.ts";
import { limitDuration, SLOWEST_REQUEST_MS, SLOWEST_UPLOAD_MS } from "./http/duration.ts";
import { securityHeaders } from "./http/security-headers.ts";

/** Fastify that checks what comes in and what goes out by the schemas of `@matte/contracts`. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Fastify without a single route; whatever it answers carries the security headers, and errors have one shape. */
export function createFastify({ logLevel, trustProxy, publicUrl }: Config, slowestMs = SLOWEST_REQUEST_MS): App {
  const headers = securityHeaders({ https: publicUrl?.protocol === "https:" });
  const app = Fastify<RawServerDefault>({
    logger: loggerOptions(logLevel),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    // For slow uploads; all other requests are held to less by `limitDuration`.
    requestTimeout: SLOWEST_UPLOAD_MS,
    // What has come by the time the server stops is still answered.
    return503OnClosing: false,
    http: { headersTimeout: SLOWEST_REQUEST_MS },
    // These two answer before there is a request that a hook could see.
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
