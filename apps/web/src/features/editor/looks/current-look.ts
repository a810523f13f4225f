/** The look that was chosen last, from the settings and their history alone. */
import { BUILT_IN_LOOKS, builtInLook, hasLook, type BuiltInLook, type Settings } from "@matte/engine";
import type { EditorDocument } from "../model/document.ts";
import type { History } from "../model/history.ts";

/** The look chosen last; null when none of the settings that undo can bring back is a look. */
export function lastLook({ past, present }: History<EditorDocument>): BuiltInLook | null {
  const last = [...past, present].findLast(({ settings }) => lookIn(settings) !== null);
  return last === undefined ? null : lookIn(last.settings);
}

const known = new WeakMap<Settings, BuiltInLook | null>();

/** The built-in look that settings have; null for any other. */
export function lookIn(settings: Settings): BuiltInLook | null {
  const found = known.get(settings);
  if (found !== undefined) return found;
  const name = BUILT_IN_LOOKS.find((look) => hasLook(settings, builtInLook(look))) ?? null;
  known.set(settings, name);
  return name;
}
