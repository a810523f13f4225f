import { useEffect, useEffectEvent } from "react";
import { retryImport } from "#lib/retry-import.ts";
import { useSession } from "../state/context.ts";

/** Takes photos that were opened with the app or shared to it, those too that have waited for somebody to sign in. */
export function useHandedPhotos(onFiles: (files: readonly File[]) => void): void {
  const { notices } = useSession().services;
  const hear = useEffectEvent(onFiles);
  useEffect(() => {
    const stop = new AbortController();
    retryImport(async () => import("./handed-photos.ts"))
      .then(({ takeHanded }) => takeHanded(notices, (files) => hear(files), stop.signal))
      .catch((error: unknown) => console.error("Photos from outside cannot be taken in.", error));
    return () => stop.abort();
  }, [notices]);
}
