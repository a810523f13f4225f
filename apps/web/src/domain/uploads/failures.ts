/** Failed uploads in the photographer's words: three by name, the rest as a sum. */
import type { Clock } from "../outbox/clock.ts";
import type { UploadTools } from "./types.ts";
import type { Waiting } from "./waiting.ts";

const NAMED = 3;

export const NO_ROOM =
  "The server has no room left for your pictures. They are exported all the same, but not kept there.";

/** Milliseconds that a sum stays to be read, and can be corrected in its place. */
const SHOWN = 4000;

/**
 * Each photo is told once; exported pictures are in the log alone. A sum that has gone comes back only when it has doubled: a server
 * that is out of order for long would bring it with each try.
 */
export function createFailures(
  complain: UploadTools["complain"],
  { now }: Pick<Clock, "now">,
): (upload: Waiting) => void {
  const told = new Set<string>();
  let [sum, shownAt] = [0, -Infinity];
  return ({ id, kind, name }) => {
    if (kind !== "original" || told.has(id)) return;
    told.add(id);
    if (told.size <= NAMED) return void complain(`Upload to server failed for ${name}`);
    if (now() - shownAt >= SHOWN && told.size < 2 * sum) return;
    [sum, shownAt] = [told.size, now()];
    complain(`Upload to server failed for ${sum} photos`, "uploads failed");
  };
}
