import { useEffect } from "react";
import type { Settings } from "@matte/engine";
import type { LogoServer } from "#domain/account/logo-server.ts";
import type { SettingsServer } from "#domain/account/settings-sync.ts";
import { retryImport } from "#lib/retry-import.ts";
import type { Following } from "../state/following.ts";
import type { EditorSession } from "../state/session.ts";
import { whenLookedAt } from "./when-looked-at.ts";

/** @param since the settings as they were when following was asked for: what differs by now is the user's word */
type Begin<Account> = (session: EditorSession, account: Account, since: Settings) => Promise<Following>;

/**
 * Lets something follow a paying user to other devices: met at the start, whenever the page is looked at again, and when the
 * network is back; leaving the page before it has what was chosen here asks first. Who does not pay never loads it; without a
 * network it is loaded once that is back.
 * @param account where it is kept; null where it stays in this browser
 */
export function useFollowing<Account>(
  session: EditorSession | null,
  account: Account | null,
  begin: Begin<Account>,
): void {
  useEffect(() => {
    if (session === null || account === null) return undefined;
    const since = session.store.getState().history.present.settings;
    let stop = (): void => undefined;
    let current = true;
    retryImport(async () => begin(session, account, since)).then((following) => {
      if (!current) return following.end();
      const unhear = whenLookedAt(() => void following.meet());
      const askFirst = (event: BeforeUnloadEvent): void => {
        if (following.waits()) event.preventDefault();
      };
      window.addEventListener("beforeunload", askFirst);
      stop = () => {
        unhear();
        window.removeEventListener("beforeunload", askFirst);
        following.end();
      };
      return undefined;
    }, report("What is kept with the account does not follow."));
    return () => {
      current = false;
      stop();
    };
  }, [session, account, begin]);
}

export const beginSettings: Begin<SettingsServer> = async (session, server, since) => {
  const { followAccount } = await import("../state/follow-account.ts");
  return followAccount(session, server, report("Settings wait to be sent."), since);
};

export const beginLogos: Begin<() => Promise<LogoServer>> = async (session, load) => {
  const [{ followLogos }, server] = await Promise.all([import("../logo/follow-logos.ts"), load()]);
  return followLogos(session, server, report("A logo waits to be kept."));
};

function report(words: string): (error: unknown) => void {
  return (error) => console.error(words, error);
}
