import type { LocalFont } from "@matte/engine";
import { GlobalFonts } from "@napi-rs/canvas";

/** True if the computer has the font. */
export async function hasLocalFont({ family }: LocalFont): Promise<boolean> {
  return GlobalFonts.has(family);
}
