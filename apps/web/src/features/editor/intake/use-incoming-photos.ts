import { editor } from "@matte/messages/editor";
import { useEffect, useEffectEvent } from "react";
import { retryImport } from "#lib/retry-import.ts";
import { useSession } from "../state/context.ts";

/** Takes photos that were opened with the app or shared to it, including those from before the user signed in. */
export function useIncomingPhotos(onFiles: (files: readonly File[]) => void): void {
  const { notices } = useSession().services;
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const stop = new AbortController();
    retryImport(async () => import("#domain/incoming/incoming-photos.ts"))
      .then(({ subscribeToIncomingPhotos, takeFailedShare }) => {
        if (stop.signal.aborted) return;
        if (takeFailedShare()) notices.error(editor.loading.shareFailed);
        stop.signal.addEventListener(
          "abort",
          subscribeToIncomingPhotos((files) => take(files)),
        );
      })
      .catch((error: unknown) => console.error("Photos from other apps cannot be taken in.", error));
    return () => stop.abort();
  }, [notices]);
}
