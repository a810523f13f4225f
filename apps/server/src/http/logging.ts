import type { FastifyServerOptions } from "fastify";
import type { LogLevel } from "../config/config.ts";

/**
 * Logs method, path, status and duration. The log holds no personal data: no network addresses, no query strings, and for a
 * path with a uid the route's pattern, `/api/users/:uid`.
 * @see https://getpino.io/#/docs/api?id=serializers-object
 */
export function loggerOptions(level: LogLevel): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    serializers: {
      req: ({ method, url, routeOptions }) => ({ method, path: routeOptions?.url ?? url.split("?", 1)[0] }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  };
}
