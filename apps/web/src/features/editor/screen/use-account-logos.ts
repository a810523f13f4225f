import { useEffect } from "react";
import type { LogoServer } from "../../../lib/account-logos/server.ts";
import type { EditorSession } from "../state/session.ts";
import { whenLookedAt } from "./when-looked-at.ts";

/** Keeps a paying user's logos with the account. @param load gives where they are kept; null where they stay in this page */
export function useAccountLogos(session: EditorSession | null, load: (() => Promise<LogoServer>) | null): void {
  useEffect(() => {
    if (session === null || load === null) return undefined;
    let stop = (): void => undefined;
    let current = true;
    // Who does not pay never loads it.
    void Promise.all([import("../logo/follow-logos.ts"), load()]).then(([{ followLogos }, server]) => {
      if (!current) return;
      const following = followLogos(session, server, report);
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
  }, [session, load]);
}

function report(error: unknown): void {
  console.error("A logo waits to be kept.", error);
}
