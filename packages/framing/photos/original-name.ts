import { withoutExportPrefix } from "@matte/engine";
import type { PhotoFacts } from "./types.ts";

/** Returns a photo's original file name: as remembered by an export, or else the file's name without export prefixes. */
export function originalName({
  file,
  facts,
}: {
  readonly file: File;
  readonly facts: Pick<PhotoFacts, "frame">;
}): string {
  return facts.frame?.source?.fileName ?? withoutExportPrefix(file.name);
}
