/** Keeps the open editor's settings equal to those of its user's account. */
import { storedSettings, type Settings } from "@matte/engine";
import { createSettingsSync, type SettingsServer } from "#domain/account/settings-sync.ts";
import type { AccountSync } from "./account-sync.ts";
import type { EditorSession } from "./session.ts";

/** Milliseconds without a change after which changes are sent: a dragged slider is one message. */
const PAUSE = 1000;

/**
 * @param report receives errors of requests, which are made again with the next change and the next sync
 * @param since settings of an earlier moment: those that differ have been changed here
 */
export function syncSettings(
  session: EditorSession,
  server: SettingsServer,
  report: (error: unknown) => void,
  since: Settings,
): AccountSync {
  const { store, services } = session;
  const present = (): Settings => store.getState().history.present.settings;
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
  const note = (old: Settings, settings: Settings): void => {
    if (applying || old === settings) return;
    sync.changed(storedSettings(old), storedSettings(settings));
    clearTimeout(pause);
    pause = setTimeout(() => void sync.send(), PAUSE);
  };
  note(since, present());
  const unsubscribe = store.subscribe((after, before) =>
    note(before.history.present.settings, after.history.present.settings),
  );
  return {
    sync: () => sync.open(storedSettings(present())),
    // Unsent settings are stored in the browser.
    wouldLoseChanges: () => false,
    end: () => {
      clearTimeout(pause);
      unsubscribe();
      void sync.send();
    },
  };
}
