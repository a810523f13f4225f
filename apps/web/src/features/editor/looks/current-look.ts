/** The look that was chosen last, from the settings and their history. */
import type { Settings } from "@matte/engine";
import type { EditorDocument } from "../model/document.ts";
import type { History } from "../model/history.ts";
import { shownSettings } from "../model/own-settings.ts";
import type { OfferedLook } from "./offered-looks.ts";

export interface LookFinder {
  /** Returns the look that settings have, of several the preferred one; null for settings without a look. */
  lookIn(settings: Settings, preferred: string | null): OfferedLook | null;
  /**
   * Returns the look chosen last. When none of the settings that undo can bring back is a look, it is the preferred one, which was
   * chosen in an earlier visit.
   */
  lastLook(history: History<EditorDocument>, preferred: string | null): OfferedLook | null;
}

/** Remembers the looks of settings, because the whole history is searched after each change. */
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
