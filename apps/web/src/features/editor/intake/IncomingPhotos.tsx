import { editorIncoming as texts } from "@matte/messages/editor-incoming";
import { useEffect } from "react";
import { useStore } from "zustand";
import {
  discardIncomingPhotos,
  incomingPhotos,
  receiveIncomingPhotos,
  takeIncomingPhotos,
  takeShareResult,
} from "#domain/incoming/incoming-photos.ts";
import { hasPhotoAlong } from "#domain/incoming/hung-photo.ts";
import { SHARE_LIMIT } from "#domain/incoming/shared-photos.ts";
import { Button } from "#ui/index.ts";
import { useSession } from "../state/context.ts";
import "./incoming.css";

interface IncomingPhotosProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Offers to add photos opened with the app or shared to it, even before the user signed in. A photo from the landing page is added
 * at once.
 */
export function IncomingPhotos({ onFiles }: IncomingPhotosProps) {
  const { count } = useStore(incomingPhotos);
  useReceiving();
  useEffect(() => {
    if (hasPhotoAlong()) takeIncomingPhotos().then(onFiles).catch(report);
  }, [onFiles]);
  if (count === 0) return null;
  return (
    <section className="incoming" aria-label={texts.region}>
      <p role="status">{texts.waiting(count)}</p>
      <Button size="small" onClick={() => void takeIncomingPhotos().then(onFiles).catch(report)}>
        {texts.add(count)}
      </Button>
      <Button variant="line" size="small" onClick={() => void discardIncomingPhotos().catch(report)}>
        {texts.discard}
      </Button>
    </section>
  );
}

function useReceiving(): void {
  const { notices } = useSession().services;
  useEffect(() => {
    receiveIncomingPhotos().catch(report);
    const result = takeShareResult();
    if (result === "failed") notices.error(texts.failed);
    if (result === "partial") notices.error(texts.partial(SHARE_LIMIT.files, SHARE_LIMIT.bytes / 1e9));
  }, [notices]);
}

function report(error: unknown): void {
  console.error("Photos from other apps can’t be received.", error);
}
