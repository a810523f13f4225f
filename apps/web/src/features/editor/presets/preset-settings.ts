import { storedSettings, type Settings } from "@matte/engine";
import type { PresetSettings } from "#domain/account/preset-server.ts";

/** What a preset keeps of the settings: everything but the subject, which is each photo's own. */
export function toPreset(settings: Settings): PresetSettings {
  const { subjectName: _ofOnePhoto, ...kept } = storedSettings(settings);
  return { ...kept, localFont: settings.localFont };
}

/** What loading a preset sets. */
export function fromPreset({ localFont = null, ...settings }: PresetSettings): Partial<Settings> {
  // The contract has checked that these are colours.
  return { ...settings, localFont } as Partial<Settings>;
}
