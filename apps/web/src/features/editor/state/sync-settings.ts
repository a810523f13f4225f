/** Keeps the open editor's settings equal to the user's account. */
import { type Settings, storedSettings } from "@matte/engine";
import { createSettingsSync, type SettingsServer } from "#domain/account/settings-sync.ts";
import type { EditorSession } from "./session.ts";
import { settingsToStore } from "./store.ts";

/** Keeps a part of the open editor equal to its user's account. */
export interface AccountSync {
  /** Fetches changes from other devices, and sends what the account does not have yet. */
  sync(): Promise<void>;
  /** Sends changes at once, because the page may be left. */
  flush(): void;
  /** True when leaving the page now would lose changes. */
  wouldLoseChanges(): boolean;
  /** Stops syncing. Stored changes are sent the next time. */
  end(): void;
}

/** Milliseconds without a change after which changes are sent: a dragged slider is one message. */
const PAUSE = 1000;

/**
 * @param report receives request errors; requests are repeated with the next change and the next sync
 * @param since settings from an earlier moment: differences come from this device
 */
export function syncSettings(
  session: EditorSession,
  server: SettingsServer,
  report: (error: unknown) => void,
  since: Settings,
): AccountSync {
  const { store, services } = session;
  const present = (): Settings => settingsToStore(store.getState());
  let applying = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const sync = createSettingsSync({
    uid: services.user,
    values: services.values,
    server,
    now: () => Date.now(),
    apply: (settings) => {
      applying = true;
      session.applyRemote(settings);
      applying = false;
    },
    report,
  });
  const flush = (): void => {
    clearTimeout(pause);
    void sync.leave();
  };
  const note = (old: Settings, settings: Settings): void => {
    if (applying || old === settings) return;
    sync.changed(storedSettings(old), storedSettings(settings));
    clearTimeout(pause);
    pause = setTimeout(() => void sync.send(), PAUSE);
  };
  note(since, present());
  const unsubscribe = store.subscribe((after, before) => note(settingsToStore(before), settingsToStore(after)));
  return {
    sync: () => sync.open(storedSettings(present())),
    flush,
    // Unsent settings are stored in the browser.
    wouldLoseChanges: () => false,
    end: () => {
      unsubscribe();
      flush();
    },
  };
}
