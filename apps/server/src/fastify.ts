import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "./config/config.ts";
import { loggerOptions } from "./http/logging.ts";

/** Fastify that checks what comes in and what goes out by the schemas of `@matte/contracts`. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

const SLOWEST_REQUEST_MS = 30_000;

/** Fastify without a single route. */
export function createFastify({ logLevel, trustProxy }: Config): App {
  const app = Fastify<RawServerDefault>({
    logger: loggerOptions(logLevel),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    requestTimeout: SLOWEST_REQUEST_MS,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}
