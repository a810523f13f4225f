import { decodedText } from "../text.ts";
import { readDirectory } from "./directory.ts";
import { tiffReader } from "../tiff.ts";
import { COPYRIGHT } from "./tags.ts";

/** Tag 0x8298, Exif 2.32 §4.6.4: copyright of photographer and editor, each followed by a NUL; blank if unknown. */
export function copyrightOf(block: Uint8Array): string | null {
  const fields = readDirectory(block, tiffReader(block)?.u32(4) ?? 0)?.fields ?? [];
  const value = fields.find(({ tag }) => tag === COPYRIGHT)?.value;
  if (value === undefined) return null;
  const [photographer = "", editor = ""] = decodedText(block.subarray(value.start, value.end))
    .split("\0")
    .map((part) => part.trim());
  return [photographer, editor].find((part) => part !== "") ?? null;
}
