import type { DataConnection } from "../data-connection.ts";
import type { Manner } from "../reachability.ts";

/**
 * `fetch` for all requests to our server: it waits for a pending sign-out, and its answer updates the state of connection and
 * session.
 * @throws what `fetch` throws, and a TypeError when a pending sign-out cannot be sent
 */
export async function request(connection: DataConnection, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await connection.through(async () => fetch(path, init), judge, mannerOf(init));
  if (response.status === UNAUTHENTICATED) connection.needSignIn();
  return response;
}

const UNAUTHENTICATED = 401;

/** Our server reports errors in JSON; a gateway without a connection to it does not. */
function judge({ status, headers }: Response): "answered" | "failed" {
  const json = headers.get("content-type")?.startsWith("application/json") === true;
  return status >= 500 && !json ? "failed" : "answered";
}

function mannerOf({ body, keepalive }: RequestInit): Manner {
  if (keepalive === true) return "lasting";
  return typeof (body ?? "") === "string" ? undefined : "patient";
}
