/** The editor's settings between visits: the fields in SPEC §3, in local storage, per user. */
import { restoreSettings, savedSettings, type Settings } from "@matte/engine";
import type { StoredValues } from "#lib/storage.ts";
import { settingsKey } from "#domain/account/saved-settings.ts";
import { type Answers, settingsOfAnswers } from "#domain/account/answers.ts";

/** Key for the local font, which is useless on another computer and not in the specification. */
function localFontKey(user: string): string {
  return `matte.local-font.${user}`;
}

/** The user's credit, location and answers, from the account. */
export interface Preferences {
  readonly photoBy?: string | undefined;
  readonly locationText?: string | undefined;
  readonly answers?: Answers | undefined;
}

/** Reads saved settings and repairs invalid ones. Missing fields get the preferences, then the answers, then the defaults. */
export function readSettings(values: StoredValues, user: string, preferences: Preferences = {}): Settings {
  const saved = values.read(settingsKey(user));
  const { answers = {}, ...fields } = preferences;
  const known = { ...settingsOfAnswers(answers), ...fields, ...(typeof saved === "object" ? saved : {}) };
  return restoreSettings({ ...known, localFont: values.read(localFontKey(user)) });
}

export interface SettingsSaver {
  /** Writes soon; after several calls in a row, only the last one's settings. */
  save(settings: Settings): void;
  /** Writes pending settings now. */
  flush(): void;
}

/** With two open tabs, the last writer wins. @param delay milliseconds between the last change and the write */
export function createSettingsSaver(values: StoredValues, user: string, delay = 300): SettingsSaver {
  let waiting: Settings | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    if (waiting !== null) {
      values.write(settingsKey(user), savedSettings(waiting));
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
