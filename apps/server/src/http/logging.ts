import type { FastifyServerOptions } from "fastify";
import type { LogLevel } from "../config/config.ts";

/**
 * What the log holds: method, path, status, time. Nothing that is about people: neither network addresses nor query strings,
 * and of a path that names a user the route's own, `/api/users/:uid`.
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
