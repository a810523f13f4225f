import { useEffect } from "react";
import type { SettingsServer } from "../../../lib/account-settings/index.ts";
import type { EditorSession } from "../state/session.ts";
import { whenLookedAt } from "./when-looked-at.ts";

/**
 * Lets the settings follow the user to other devices: met at the start, whenever the page is looked at again, and when
 * the network is back.
 * @param server null where settings stay in this browser: Free, and nobody signed in
 */
export function useAccountSettings(session: EditorSession | null, server: SettingsServer | null): void {
  useEffect(() => {
    if (session === null || server === null) return undefined;
    let stop = (): void => undefined;
    let current = true;
    // Who does not pay never loads it.
    void import("../state/follow-account.ts").then(({ followAccount }) => {
      if (!current) return;
      const following = followAccount(session, server, report);
      const unhear = whenLookedAt(() => void following.meet());
      stop = () => {
        unhear();
        following.end();
      };
    }, report);
    return () => {
      current = false;
      stop();
    };
  }, [session, server]);
}

function report(error: unknown): void {
  console.error("Settings wait to be sent.", error);
}
