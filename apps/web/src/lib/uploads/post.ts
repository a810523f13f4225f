import { request, type DataConnection } from "../data/index.ts";
import type { SendOutcome } from "./sender.ts";
import type { Waiting } from "./waiting.ts";

/** Statuses after which the same upload may be taken another time. */
const PASSING = new Set([403, 408, 429]);

/** `POST /upload/save.php`; only whether it went well counts (SPEC §7). Failures are logged. */
export async function postUpload(connection: DataConnection, { kind, name, image }: Waiting): Promise<SendOutcome> {
  const body = new FormData();
  body.append("kind", kind);
  body.append("file", image, name);
  try {
    const { ok, status } = await request(connection, "/upload/save.php", { method: "POST", body });
    if (ok) return "sent";
    console.error(`Upload of ${name} failed: ${status}`);
    if (status === 401) return "signed-out";
    return status >= 500 || PASSING.has(status) ? "failed" : "refused";
  } catch (error) {
    console.error(`Upload of ${name} failed`, error);
    return "failed";
  }
}
