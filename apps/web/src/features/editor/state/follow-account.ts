/** Keeps an open editor's settings and those of its user's account alike. */
import { storedSettings, type Settings } from "@matte/engine";
import { createSettingsSync, type SettingsServer } from "#domain/account/settings-sync.ts";
import type { Following } from "./following.ts";
import type { EditorSession } from "./session.ts";

/** Milliseconds without a change after which the last ones are sent: a dragged slider is one message. */
const PAUSE = 1000;

/**
 * @param report hears of requests that failed; they are made again with the next change and the next meeting
 * @param since settings of a moment before: what differs by now was chosen here
 */
export function followAccount(
  session: EditorSession,
  server: SettingsServer,
  report: (error: unknown) => void,
  since: Settings,
): Following {
  const { store, services } = session;
  const present = (): Settings => store.getState().history.present.settings;
  let adopting = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const sync = createSettingsSync({
    uid: services.user,
    values: services.values,
    server,
    now: () => Date.now(),
    apply: (settings) => {
      adopting = true;
      session.applyRemote(settings);
      adopting = false;
    },
    report,
  });
  const note = (old: Settings, settings: Settings): void => {
    if (adopting || old === settings) return;
    sync.changed(storedSettings(old), storedSettings(settings));
    clearTimeout(pause);
    pause = setTimeout(() => void sync.send(), PAUSE);
  };
  note(since, present());
  const unsubscribe = store.subscribe((after, before) =>
    note(before.history.present.settings, after.history.present.settings),
  );
  return {
    meet: () => sync.open(storedSettings(present())),
    // The browser keeps what waits.
    waits: () => false,
    end: () => {
      clearTimeout(pause);
      unsubscribe();
      void sync.send();
    },
  };
}
