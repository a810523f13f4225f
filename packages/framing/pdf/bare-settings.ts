import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";

/** A frame without a frame: what a PDF has of a photo. */
const BARE: Settings = {
  ...DEFAULT_SETTINGS,
  innerBorderSize: 0,
  outerBorderSize: 0,
  keepHdr: false,
  rememberFrame: false,
};

export function bareSettings({ quality }: Pick<Settings, "quality">): Settings {
  return { ...BARE, quality };
}
