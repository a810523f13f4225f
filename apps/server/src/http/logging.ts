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
      err: loggedError,
    },
  };
}

/** Leaves out all other properties: PostgreSQL's `detail` quotes the row that it refused. */
function loggedError(error: Error & { readonly code?: unknown }) {
  const code = typeof error.code === "string" ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: stackOf(error), ...code };
}

/** The stack with those of the causes. */
function stackOf({ stack = "", cause }: Error): string {
  return cause instanceof Error ? `${stack}\ncaused by: ${stackOf(cause)}` : stack;
}
