import { useEffect } from "react";
import type { LogoServer } from "../../../lib/account-logos/server.ts";
import { followLogos } from "../logo/follow-logos.ts";
import { whenLookedAt } from "./when-looked-at.ts";
import type { EditorSession } from "../state/session.ts";

/** Keeps a paying user's logos with the account. @param server null where they stay in this page */
export function useAccountLogos(session: EditorSession | null, server: LogoServer | null): void {
  useEffect(() => {
    if (session === null || server === null) return;
    const following = followLogos(session, server, (error) => console.error("A logo waits to be kept.", error));
    const stop = whenLookedAt(() => void following.meet());
    return () => {
      stop();
      following.end();
    };
  }, [session, server]);
}
