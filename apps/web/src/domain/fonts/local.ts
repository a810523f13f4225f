import type { LocalFont } from "@matte/engine";

/** Whether this computer has the font. In pages and workers alike; no permission is needed to ask for one by its name. */
export async function hasLocalFont({ postscriptName }: LocalFont): Promise<boolean> {
  try {
    await new FontFace("matte-probe", `local("${postscriptName}")`).load();
    return true;
  } catch {
    return false;
  }
}
