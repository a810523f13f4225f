/** Document writes, as sent by the outbox. */
import { randomUUID } from "node:crypto";

export interface Write {
  readonly id: string;
  readonly uid: string;
  readonly changes: unknown;
}

/** @param id a new write's by default */
export function writeOf({ uid }: { readonly uid: string }, changes: unknown, id: string = randomUUID()): Write {
  return { id, uid, changes };
}

/** Makes a request to `/api/writes`. */
export function batchOf(...writes: readonly Write[]): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify({ writes }) };
}
