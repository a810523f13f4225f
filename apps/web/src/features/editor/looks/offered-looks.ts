/** The looks of the row: those that Matte brings, then the photographer's own. */
import {
  BUILT_IN_LOOKS,
  builtInLook,
  hasLook,
  hasPreset,
  lockedInLook,
  settingsOfPreset,
  settingsWithLook,
  type Capability,
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
  /** Returns the settings after the look was chosen. */
  readonly apply: (settings: Settings) => Settings;
  /** Returns true if choosing the look would change nothing. */
  readonly isIn: (settings: Settings) => boolean;
  /** Returns what a plan lacks for it. */
  readonly locked: (plan: Plan) => readonly Capability[];
}

export const BUILT_IN: readonly OfferedLook[] = BUILT_IN_LOOKS.map((key) => {
  const look = builtInLook(key);
  return {
    key,
    name: editorLooks.names[key],
    preset: null,
    apply: (settings) => settingsWithLook(settings, look),
    isIn: (settings) => hasLook(settings, look),
    locked: (plan) => lockedInLook(look, plan),
  };
});

/** Own looks are presets, which contain texts. Plans that have presets lack nothing. */
export function ownLook(preset: Preset): OfferedLook {
  const values = settingsOfPreset(preset.settings);
  return {
    key: keyOfPreset(preset.id),
    name: preset.name,
    preset,
    apply: (settings) => ({ ...settings, ...values }),
    isIn: (settings) => hasPreset(settings, preset.settings),
    locked: () => [],
  };
}

export function keyOfPreset(id: string): string {
  return `own.${id}`;
}
