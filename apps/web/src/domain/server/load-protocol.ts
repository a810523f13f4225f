import type * as accountProtocol from "./account-protocol.ts";
import type * as protocol from "./protocol.ts";

export type Protocol = typeof protocol;

/** Loads schemas, endpoints and error texts of the first calls. */
export const loadProtocol = remembered<Protocol>(() => import("./protocol.ts"));

/** Loads schemas of what an account keeps, and all endpoints. */
export const loadAccountProtocol = remembered<typeof accountProtocol>(() => import("./account-protocol.ts"));

/** Loads once; the next call repeats a failed load. */
function remembered<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
