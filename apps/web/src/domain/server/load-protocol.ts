import type * as protocol from "./protocol.ts";

export type Protocol = typeof protocol;

let loading: Promise<Protocol> | undefined;

/** Loads schemas, endpoints and error texts; a failed load is repeated by the next call. */
export function loadProtocol(): Promise<Protocol> {
  loading ??= import("./protocol.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
