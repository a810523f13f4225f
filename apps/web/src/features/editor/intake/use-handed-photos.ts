import { useEffect, useEffectEvent } from "react";
import { useSession } from "../state/context.ts";

/** Takes photos that were opened with the app or shared to it, those too that have waited for somebody to sign in. */
export function useHandedPhotos(onFiles: (files: readonly File[]) => void): void {
  const { notices } = useSession().services;
  const hear = useEffectEvent(onFiles);
  useEffect(() => {
    const stop = new AbortController();
    void import("./handed-photos.ts").then(({ takeHanded }) =>
      takeHanded(notices, (files) => hear(files), stop.signal),
    );
    return () => stop.abort();
  }, [notices]);
}
