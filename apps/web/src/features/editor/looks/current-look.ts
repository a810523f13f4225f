/** Finds the look chosen last, from the settings and their history. */
import type { Settings } from "@matte/engine";
import type { EditorDocument } from "../model/document.ts";
import type { History } from "../model/history.ts";
import { shownSettings } from "../model/own-settings.ts";
import type { OfferedLook } from "./offered-looks.ts";

export interface LookFinder {
  /** Returns the look of these settings, preferring one if several match; null for settings without a look. */
  lookIn(settings: Settings, preferred: string | null): OfferedLook | null;
  /**
   * Returns the look chosen last. If undo can bring back no settings with a look, it is the preferred one, chosen in an earlier
   * visit.
   */
  lastLook(history: History<EditorDocument>, preferred: string | null): OfferedLook | null;
}

/** Remembers which look settings have, because the whole history is searched after each change. */
export function lookFinder(looks: readonly OfferedLook[]): LookFinder {
  const known = new WeakMap<Settings, readonly OfferedLook[]>();
  const looksIn = (settings: Settings): readonly OfferedLook[] => {
    const found = known.get(settings) ?? looks.filter((look) => look.isIn(settings));
    known.set(settings, found);
    return found;
  };
  const lookIn: LookFinder["lookIn"] = (settings, preferred) => {
    const found = looksIn(settings);
    return found.find(({ key }) => key === preferred) ?? found[0] ?? null;
  };
  return {
    lookIn,
    lastLook: ({ past, present }, preferred) => {
      const last = [...past, present].map(shownSettings).findLast((settings) => looksIn(settings).length > 0);
      if (last !== undefined) return lookIn(last, preferred);
      return looks.find(({ key }) => key === preferred) ?? null;
    },
  };
}
