import { retryImport } from "#lib/retry-import.ts";
import type { TellUploads, Uploads } from "./types.ts";

/** Opens uploads late; what is said meanwhile is kept for them, in order. Where they cannot be had, nothing is sent. */
export function lateUploads(open: () => Promise<Uploads>): TellUploads {
  const opened = retryImport(open);
  opened.catch((error: unknown) => console.error("Nothing is uploaded.", error));
  return (what) => void opened.then(what, () => undefined);
}
