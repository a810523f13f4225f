import { useEffect, useRef } from "react";
import { cropOf, cropPhotos } from "../model/crops.ts";
import { type PhotoEntry, selectedIndex } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { useEditor, useSession } from "../state/context.ts";
import { CropMode } from "./CropMode.tsx";

/** The mode `Crop` for the shown photo. */
export function Cropping() {
  const entry = useEditor(({ history: { present } }) => present.photos[selectedIndex(present)]);
  const { photos } = useSession();
  const photo = useEditor(() => entry && photos.get(entry.id));
  useReturnedFocus();
  return photo === undefined || entry === undefined ? null : (
    <CroppedEntry key={entry.id} photo={photo} entry={entry} />
  );
}

/** Another photo chosen in the list is cropped next; this one keeps its crop. A window that becomes narrow keeps the draft. */
function CroppedEntry({ photo, entry }: { readonly photo: PhotoRecord; readonly entry: PhotoEntry }) {
  const session = useSession();
  const { id } = entry;
  const isEnded = useRef(false);
  const end = (): void => {
    isEnded.current = true;
    session.set({ cropping: null });
  };
  return (
    <CropMode
      photo={photo}
      crop={session.store.getState().cropping ?? cropOf(entry)}
      onEdit={(edited) => session.set({ cropping: edited })}
      onDone={(edited) => {
        session.change(cropPhotos([id], edited));
        end();
      }}
      onCancel={end}
      onLeave={(edited) => {
        const { selected } = session.store.getState().history.present;
        if (!isEnded.current && selected !== id) session.change(cropPhotos([id], edited));
      }}
    />
  );
}

/** Returns the focus to the button that opens the mode, at its end. */
function useReturnedFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const before = opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null;
      (
        document.querySelector<HTMLElement>(".crop-button") ??
        before ??
        document.querySelector<HTMLElement>(MENU)
      )?.focus();
    };
  }, []);
}

/** The bar's menu, which opens the mode in a narrow window. */
const MENU = ".editor-tools [aria-haspopup=menu]";
