import { useEffect } from "react";
import type { Settings } from "@matte/engine";
import type { LogoServer } from "#domain/account/logo-server.ts";
import type { SettingsServer } from "#domain/account/settings-sync.ts";
import { onSessionReturn } from "#domain/data/index.ts";
import { retryImport } from "#lib/retry-import.ts";
import type { AccountSync } from "../state/sync-settings.ts";
import type { EditorSession } from "../state/session.ts";
import { settingsToStore } from "../state/store.ts";

/** @param since settings at the time of the request: later differences come from this device */
type Open<Account> = (session: EditorSession, account: Account, since: Settings) => Promise<AccountSync>;

/**
 * Syncs a part of the editor with the account: at the start, whenever the page comes into view, and when the network or the session
 * is back. Leaving the page asks first while changes would be lost. The code is loaded only for plans with sync.
 * @param account null on plans without it
 */
export function useAccountSync<Account>(
  session: EditorSession | null,
  account: Account | null,
  open: Open<Account>,
): void {
  useEffect(() => {
    if (session === null || account === null) return undefined;
    const since = settingsToStore(session.store.getState());
    let stop = (): void => undefined;
    let current = true;
    retryImport(async () => open(session, account, since)).then(
      (opened) => {
        if (current) stop = keepInSync(opened);
        else opened.end();
        return undefined;
      },
      (error: unknown) => console.error("Settings or logos are not synced with the account.", error),
    );
    return () => {
      current = false;
      stop();
    };
  }, [session, account, open]);
}

export const openSettings: Open<SettingsServer> = async (session, server, since) => {
  const { syncSettings } = await import("../state/sync-settings.ts");
  return syncSettings(
    session,
    server,
    (error) => console.error("Settings were not sent to the account yet.", error),
    since,
  );
};

export const openLogos: Open<() => Promise<LogoServer>> = async (session, load) => {
  const [{ syncLogos }, server] = await Promise.all([import("../logo/sync-logos.ts"), load()]);
  return syncLogos(session, server, (error) => console.error("A logo was not sent to the account yet.", error));
};

/** @returns ends the sync */
function keepInSync(opened: AccountSync): () => void {
  const end = new AbortController();
  const { signal } = end;
  const sync = (): void => void opened.sync();
  const onVisible = (): void => {
    if (document.visibilityState === "visible") sync();
    else opened.flush();
  };
  const askFirst = (event: BeforeUnloadEvent): void => {
    if (opened.wouldLoseChanges()) event.preventDefault();
  };
  sync();
  const unsubscribe = onSessionReturn(sync);
  window.addEventListener("online", sync, { signal });
  document.addEventListener("visibilitychange", onVisible, { signal });
  window.addEventListener("pagehide", opened.flush, { signal });
  window.addEventListener("beforeunload", askFirst, { signal });
  return () => {
    unsubscribe();
    end.abort();
    opened.end();
  };
}
