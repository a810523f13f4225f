/** Messages about failed uploads: three by name, the others as a number (SPEC §7, §8). */
import { uploads } from "@matte/messages/uploads";
import type { Clock } from "../outbox/clock.ts";
import type { UploadTools, Upload } from "./types.ts";

const NAMED = 3;

/** Milliseconds for which the message with the number is shown, and can be replaced. */
const SHOWN = 4000;

/**
 * Each photo is reported once; exports are only logged. The message with the number returns only once the number has doubled:
 * during a long server outage it would otherwise come back with each try.
 */
export function createFailureNotices(
  notify: UploadTools["notify"],
  { now }: Pick<Clock, "now">,
): (upload: Upload) => void {
  const reported = new Set<string>();
  let [sum, shownAt] = [0, -Infinity];
  return ({ id, kind, name }) => {
    if (kind !== "original" || reported.has(id)) return;
    reported.add(id);
    if (reported.size <= NAMED) return void notify(uploads.failed(name));
    if (now() - shownAt >= SHOWN && reported.size < 2 * sum) return;
    [sum, shownAt] = [reported.size, now()];
    notify(uploads.severalFailed(sum), "uploads failed");
  };
}
