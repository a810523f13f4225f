/** Administrators' decisions on submitted looks. Errors have a text for the user. */
import type { ReviewPage } from "@matte/contracts/shared-looks";
import type { LookPicture } from "@matte/contracts/look-limits";
import { admin } from "@matte/messages/admin";
import type { DataConnection } from "../data/index.ts";
import { callRow } from "../server/index.ts";
import { orMessage, timeLimit } from "./server.ts";

const { failures, reviews } = admin;

/** The rows are loaded with the first call. */
const rows = async () => (await import("@matte/contracts/shared-look-endpoints")).sharedLookEndpoints;

/** @param cursor `next` of the previous page; null for the first */
export async function loadReviews(
  connection: DataConnection,
  state: "open" | "approved",
  cursor: string | null,
  signal: AbortSignal,
): Promise<ReviewPage> {
  const query = { state, ...(cursor === null ? {} : { cursor }) };
  const call = callRow(connection, (await rows()).reviewLooks, { query }, { signal: timeLimit(signal) });
  return orMessage(call, failures.submissions);
}

export type Pictures = Readonly<Record<LookPicture, Blob>>;

/** Publishes a look with the pictures that the administrator sees. */
export async function approveLook(connection: DataConnection, id: string, pictures: Pictures): Promise<void> {
  const [first, second, third] = await Promise.all(
    [pictures.first, pictures.second, pictures.third].map(async (blob) => base64Of(blob)),
  );
  const body = { pictures: { first: first ?? "", second: second ?? "", third: third ?? "" } };
  const call = callRow(connection, (await rows()).approveLook, { params: { id }, body }, { signal: timeLimit() });
  await orMessage(call, reviews.failed);
}

export async function declineLook(connection: DataConnection, id: string, reason: string): Promise<void> {
  const input = { params: { id }, body: { reason } };
  const call = callRow(connection, (await rows()).declineLook, input, { signal: timeLimit() });
  await orMessage(call, reviews.failed);
}

/** Characters per call: `fromCodePoint` takes its arguments from the stack. */
const CHUNK = 8192;

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
