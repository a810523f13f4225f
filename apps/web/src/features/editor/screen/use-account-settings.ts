import { useEffect } from "react";
import type { SettingsServer } from "../../../lib/account-settings/index.ts";
import { followAccount } from "../state/follow-account.ts";
import type { EditorSession } from "../state/session.ts";
import { whenLookedAt } from "./when-looked-at.ts";

/**
 * Lets the settings follow the user to other devices: met at the start, whenever the page is looked at again, and when
 * the network is back.
 * @param server null where settings stay in this browser: Free, and nobody signed in
 */
export function useAccountSettings(session: EditorSession | null, server: SettingsServer | null): void {
  useEffect(() => {
    if (session === null || server === null) return;
    const following = followAccount(session, server, (error) => console.error("Settings wait to be sent.", error));
    const stop = whenLookedAt(() => void following.meet());
    return () => {
      stop();
      following.end();
    };
  }, [session, server]);
}
