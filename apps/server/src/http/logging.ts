import type { FastifyServerOptions } from "fastify";
import type { LogLevel } from "../config/config.ts";

export interface LogStream {
  readonly write: (line: string) => void;
}

/**
 * Logs method, path, status and duration. The log holds no personal data: no network addresses, no query strings, and
 * for a path with a uid the route's pattern, `/api/users/:uid`.
 * @see https://getpino.io/#/docs/api?id=serializers-object
 * @param stream receives the lines; standard output by default
 */
export function loggerOptions(level: LogLevel, stream?: LogStream): NonNullable<FastifyServerOptions["logger"]> {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: ({ method, url, routeOptions }) => ({ method, path: routeOptions?.url ?? url.split("?", 1)[0] }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  };
}
