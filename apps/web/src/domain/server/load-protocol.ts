import type * as protocol from "./protocol.ts";

export type Protocol = typeof protocol;

let loading: Promise<Protocol> | undefined;

/** Loads schemas, endpoints and error texts; the next call repeats a failed load. */
export function loadProtocol(): Promise<Protocol> {
  loading ??= import("./protocol.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
