import { useEffect, useEffectEvent } from "react";
import { useSession } from "../state/context.ts";
import { SHARED_IN_VAIN } from "./words.ts";

/** Takes photos that were opened with the app or shared to it, those too that have waited for somebody to sign in. */
export function useHandedPhotos(onFiles: (files: readonly File[]) => void): void {
  const { notices } = useSession().services;
  const hear = useEffectEvent(onFiles);
  useEffect(() => {
    const stop = new AbortController();
    const begin = async (): Promise<void> => {
      const { hearHandedPhotos, takeFailedShare } = await import("../../../lib/handed/index.ts");
      if (stop.signal.aborted) return;
      if (takeFailedShare()) notices.error(SHARED_IN_VAIN);
      stop.signal.addEventListener(
        "abort",
        hearHandedPhotos((files) => hear(files)),
      );
    };
    begin().catch((error: unknown) => console.error("Photos that are handed over are not heard of.", error));
    return () => stop.abort();
  }, [notices]);
}
