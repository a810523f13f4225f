import type { ErrorCode } from "./errors.ts";
import type { z } from "./schema.ts";

/** One server endpoint: the server registers it and the page calls it from this row. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with parameters as `:name`. */
  readonly path: `/${string}`;
  /** For the path's parameters. */
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** For a JSON body. */
  readonly body?: z.ZodMiniType;
  /** Media type, for a body other than JSON. */
  readonly bodyType?: "application/x-www-form-urlencoded" | "image/png" | "multipart/form-data";
  /** Largest body in bytes, if not `JSON_LIMIT`. */
  readonly bodyLimit?: number;
  /** For the JSON answer with status 200. */
  readonly answer?: z.ZodMiniType;
  /** In addition to `COMMON_ERRORS`. */
  readonly errors: readonly ErrorCode[];
}

/** Checks a row and keeps its exact type. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}
