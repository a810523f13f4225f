/** Lines of a caption by the fields that they print. */
import { type Box, unionOf } from "./geometry.ts";
import type { CaptionRole } from "./parts.ts";
import type { Layout } from "./types.ts";

/** Box of the lines that print a field; null if none does. */
export function boxOfField({ caption }: Pick<Layout, "caption">, field: CaptionRole): Box | null {
  const lines = caption.filter(({ role, roles = [role] }) => roles.some((each) => each === field));
  return lines.length === 0 ? null : unionOf(lines.map(({ box }) => box));
}
