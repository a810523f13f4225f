/** The looks in the row: Matte's, then the photographer's. */
import {
  BUILT_IN_LOOKS,
  builtInLook,
  FRAME_FIELDS,
  frameOfLook,
  hasLook,
  hasPreset,
  leftOutOfLook,
  settingsOf,
  settingsOfPreset,
  settingsWithLook,
  type FrameSettings,
  type LeftOut,
  type Plan,
  type Settings,
} from "@matte/engine";
import { editorLooks } from "@matte/messages/editor-looks";
import type { Preset } from "#domain/account/preset-server.ts";

export interface OfferedLook {
  /** Stays the same between visits. */
  readonly key: string;
  readonly name: string;
  /** Null for a built-in look. */
  readonly preset: Preset | null;
  /** Its frame, for photos with an individual look. */
  readonly frame: FrameSettings;
  /** Returns the settings after the look was chosen. */
  readonly apply: (settings: Settings) => Settings;
  /** Returns true if choosing the look would change nothing. */
  readonly isIn: (settings: Settings) => boolean;
  /** Returns its parts drawn otherwise on a plan. */
  readonly leftOut: (plan: Plan) => readonly LeftOut[];
}

export const BUILT_IN: readonly OfferedLook[] = BUILT_IN_LOOKS.map((key) => {
  const look = builtInLook(key);
  return {
    key,
    name: editorLooks.names[key],
    preset: null,
    frame: frameOfLook(look),
    apply: (settings) => settingsWithLook(settings, look),
    isIn: (settings) => hasLook(settings, look),
    leftOut: (plan) => leftOutOfLook(look, plan),
  };
});

/** The user's looks are presets and contain texts. Plans with presets lack nothing. */
export function ownLook(preset: Preset): OfferedLook {
  const values = settingsOfPreset(preset.settings);
  return {
    key: keyOfPreset(preset.id),
    name: preset.name,
    preset,
    frame: settingsOf(FRAME_FIELDS, (field) => values[field]),
    apply: (settings) => ({ ...settings, ...values }),
    isIn: (settings) => hasPreset(settings, preset.settings),
    leftOut: () => [],
  };
}

export function keyOfPreset(id: string): string {
  return `own.${id}`;
}
