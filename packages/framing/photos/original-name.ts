import { withoutExportPrefix } from "@matte/engine";
import type { PhotoFacts } from "./types.ts";

/** Name of a photo's original file: that which an export remembers, or else its own. */
export function originalName({
  file,
  facts,
}: {
  readonly file: File;
  readonly facts: Pick<PhotoFacts, "frame">;
}): string {
  return facts.frame?.source?.fileName ?? withoutExportPrefix(file.name);
}
