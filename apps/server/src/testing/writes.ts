/** Writes of documents, as the editor's queue sends them. */
import { randomUUID } from "node:crypto";

export interface Write {
  readonly id: string;
  readonly uid: string;
  readonly changes: unknown;
}

/** A write of its own, unless the id says otherwise. */
export function writeOf({ uid }: { readonly uid: string }, changes: unknown, id: string = randomUUID()): Write {
  return { id, uid, changes };
}

/** A request to `/api/writes`. */
export function batchOf(...writes: readonly Write[]): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify({ writes }) };
}
