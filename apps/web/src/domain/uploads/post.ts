import { USER_HEADER } from "@matte/contracts/limits";
import { request, type DataConnection } from "../data/index.ts";
import { failureOf, type Failure } from "../outbox/failure.ts";
import { loadAccountProtocol } from "../server/load-protocol.ts";
import type { Upload } from "./types.ts";

export type PostOutcome =
  | { readonly kind: "sent" }
  /** The server has no space left for this user's images. */
  | { readonly kind: "full" }
  | { readonly kind: "aborted" }
  | Failure;

const NOT_WANTED = 409;
const TOO_LARGE = 413;

/**
 * Posts an upload; only the answer's status counts (SPEC §7). Logs failures.
 * @param uid the upload's owner: the server accepts it in no other session
 */
export async function postUpload(
  connection: DataConnection,
  uid: string,
  upload: Upload,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const { name } = upload;
  const body = formOf(upload);
  try {
    const headers = { [USER_HEADER]: uid };
    const { method, path } = (await loadAccountProtocol()).endpoints.uploadImage;
    const response = await request(connection, path, { method, headers, body, signal });
    // An unread body keeps the request open in Chromium.
    await response.text().catch(() => undefined);
    if (response.ok) return { kind: "sent" };
    console.error(`Upload of ${name} failed: ${response.status}`);
    return outcomeOf(response);
  } catch (error) {
    if (signal.aborted) return { kind: "aborted" };
    console.error(`Upload of ${name} failed.`, error);
    // Without a network nothing has gone wrong: it is only too early.
    return { kind: navigator.onLine ? "unreachable" : "later", wait: 0 };
  }
}

/** Length of an id's end that is different for each upload. */
const OWN_PART = 12;

/** Ids of a photo's previews begin with the photo's. */
export function formOf({ id, kind, name, image, photo, replaces = false }: Upload): FormData {
  const body = new FormData();
  body.append("kind", kind);
  body.append("id", photo === undefined ? id : `${photo}_${id.slice(-OWN_PART)}`);
  if (photo !== undefined && replaces) body.append("replaces", photo);
  body.append("file", image, name);
  return body;
}

/** @param answer not ok */
export function outcomeOf({ status, headers }: Pick<Response, "status" | "headers">): PostOutcome {
  const ours = headers.get("content-type")?.startsWith("application/json") === true;
  // The account stores no copies: this one is finished.
  if (status === NOT_WANTED && ours) return { kind: "sent" };
  // Our server has no limit for a single image that the page would exceed.
  if (status === TOO_LARGE && ours) return { kind: "full" };
  return failureOf({ status, ours, retryAfter: headers.get("retry-after"), date: headers.get("date") });
}
