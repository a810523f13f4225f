import type { ErrorCode } from "./errors.ts";
import type { z } from "./schema.ts";

/** One endpoint of the server: the server registers it and the page calls it from this row. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with parameters as `:name`. */
  readonly path: `/${string}`;
  /** Schema of the path's parameters. */
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** Schema of a JSON body. */
  readonly body?: z.ZodMiniType;
  /** Media type of a body that isn't JSON. */
  readonly bodyType?: "application/x-www-form-urlencoded" | "image/png" | "multipart/form-data";
  /** Largest body in bytes, where it isn't `JSON_LIMIT`. */
  readonly bodyLimit?: number;
  /** Schema of the JSON answer with status 200. */
  readonly answer?: z.ZodMiniType;
  /** Errors of this endpoint, in addition to `COMMON_ERRORS`. */
  readonly errors: readonly ErrorCode[];
}

/** Checks a row and keeps its exact type. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}
