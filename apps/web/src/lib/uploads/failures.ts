/** Failed uploads in the photographer's words: three by name, the rest as a sum. */
import type { UploadTools } from "./types.ts";
import type { Waiting } from "./waiting.ts";

const NAMED = 3;

export const NO_ROOM =
  "The server has no room left for your pictures. They are exported all the same, but not kept there.";

/** Each photo is told once; exported pictures are in the log alone. */
export function createFailures(complain: UploadTools["complain"]): (upload: Waiting) => void {
  const told = new Set<string>();
  return ({ id, kind, name }) => {
    if (kind !== "original" || told.has(id)) return;
    told.add(id);
    if (told.size <= NAMED) complain(`Upload to server failed for ${name}`);
    else complain(`Upload to server failed for ${told.size} photos`, "uploads failed");
  };
}
