import type { FastifyServerOptions } from "fastify";
import type { LogLevel } from "../config/config.ts";

/**
 * What the log holds: method, path, status, time. Neither addresses nor query strings, which are about people.
 * @see https://getpino.io/#/docs/api?id=serializers-object
 */
export function loggerOptions(level: LogLevel): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split("?", 1)[0] }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  };
}
