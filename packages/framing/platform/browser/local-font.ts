import type { LocalFont } from "@matte/engine";

/** True if the computer has the font. Works in pages and workers, without permission. */
export async function hasLocalFont({ postscriptName }: LocalFont): Promise<boolean> {
  try {
    await new FontFace("matte-probe", `local("${postscriptName}")`).load();
    return true;
  } catch {
    return false;
  }
}
