import { USER_HEADER } from "@matte/contracts/limits";
import { request, type DataConnection } from "../data/index.ts";
import { retryAfter } from "../outbox/retry-after.ts";
import type { Waiting } from "./waiting.ts";

/** What became of one upload. */
export type PostOutcome =
  | { readonly kind: "sent" }
  /** The server will never take it. */
  | { readonly kind: "refused" }
  /** The server takes no more of this user's. */
  | { readonly kind: "full" }
  /** Somebody has to sign in first, this user to wit. */
  | { readonly kind: "signed-out" }
  /** It may be taken in `wait` milliseconds. `failed`: something went wrong; otherwise it was only too early. */
  | { readonly kind: "later"; readonly wait: number; readonly failed: boolean }
  /** This page took it back. */
  | { readonly kind: "stopped" };

/** Statuses that a request in itself is not to blame for: Request Timeout, Too Early, Too Many Requests (RFC 9110, 8470, 6585). */
const PASSING = new Set([408, 425, 429]);

/** `POST /upload/save.php`; only the status counts (SPEC §7). Failures are logged. @param uid whose it is: it is sent under nobody else */
export async function postUpload(
  connection: DataConnection,
  uid: string,
  { kind, name, image }: Waiting,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const body = new FormData();
  body.append("kind", kind);
  body.append("file", image, name);
  try {
    const headers = { [USER_HEADER]: uid };
    const response = await request(connection, "/upload/save.php", { method: "POST", headers, body, signal });
    if (response.ok) return { kind: "sent" };
    console.error(`Upload of ${name} failed: ${response.status}`);
    return outcomeOf(response);
  } catch (error) {
    if (signal.aborted) return { kind: "stopped" };
    console.error(`Upload of ${name} failed.`, error);
    return { kind: "later", wait: 0, failed: navigator.onLine };
  }
}

/** @param answer not ok */
export function outcomeOf({ status, headers }: Pick<Response, "status" | "headers">): PostOutcome {
  if (status >= 500 || PASSING.has(status)) {
    const wait = retryAfter(headers.get("retry-after"), headers.get("date"));
    return { kind: "later", wait, failed: status >= 500 };
  }
  if (status === 401) return { kind: "signed-out" };
  // No single picture is too large for our server, which answers in JSON; a gateway before it may have a limit of its own.
  const ours = headers.get("content-type")?.startsWith("application/json") === true;
  return { kind: status === 413 && ours ? "full" : "refused" };
}
