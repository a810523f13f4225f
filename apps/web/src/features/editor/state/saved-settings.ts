/** The editor's settings between visits: SPEC §3's fields in local browser storage, a set for each user. */
import { restoreSettings, storedSettings, type Settings } from "@matte/engine";
import type { StoredValues } from "#lib/storage.ts";

/** Who edits while nobody is signed in. */
export const ANONYMOUS = "anonymous";

export function settingsKey(user: string): string {
  return user === ANONYMOUS ? "matte.settings" : `matte.settings.${user}`;
}

/** A font of this computer is of no use on another: it is kept apart from what the specification lists. */
function localFontKey(user: string): string {
  return `matte.local-font.${user}`;
}

/** The user's own credit and place, from the account. */
export interface Preferences {
  readonly photoBy?: string | undefined;
  readonly locationText?: string | undefined;
}

/** What was saved, repaired where it must be; the preferences, then the defaults, where nothing was. */
export function readSettings(values: StoredValues, user: string, preferences: Preferences = {}): Settings {
  const saved = values.read(settingsKey(user));
  const known = typeof saved === "object" && saved !== null ? { ...preferences, ...saved } : preferences;
  return restoreSettings({ ...known, localFont: values.read(localFontKey(user)) });
}

export interface SettingsSaver {
  /** Writes soon; of several calls in a row only the last one's settings. */
  save(settings: Settings): void;
  /** Writes now what still waits. */
  flush(): void;
}

/** With two tabs open the last writer wins. @param delay milliseconds between the last change and the writing. */
export function createSettingsSaver(values: StoredValues, user: string, delay = 300): SettingsSaver {
  let waiting: Settings | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    if (waiting !== null) {
      values.write(settingsKey(user), storedSettings(waiting));
      if (waiting.localFont === null) values.remove(localFontKey(user));
      else values.write(localFontKey(user), waiting.localFont);
    }
    waiting = null;
  };
  const save = (settings: Settings): void => {
    waiting = settings;
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  };
  return { save, flush };
}
