/** Photos of a PDF, as its pages show them. */
import { pdfPageCount, sheetPage } from "@matte/engine/pdf";
import type { Settings } from "@matte/engine";
import { useMemo } from "react";
import type { PhotoEntry } from "../model/document.ts";
import { captionOf, type ListPosition } from "../model/photo-caption.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { shownIn } from "../model/shown-record.ts";
import { useEditor, useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettingsOf, type PdfSetup } from "../state/store.ts";

export interface PdfPhoto {
  readonly entry: PhotoEntry;
  readonly record: PhotoRecord;
  readonly position: ListPosition;
}

/** Photos of a PDF in the list's order. */
export function usePdfPhotos({ only }: PdfSetup): readonly PdfPhoto[] {
  const { photos } = useSession();
  const listed = useEditor((state) => state.history.present.photos);
  return useMemo(
    () =>
      listed.flatMap((entry, at) => {
        const record = only === null || only.has(entry.id) ? shownIn(photos, entry) : undefined;
        return record === undefined ? [] : [{ entry, record, position: { number: at + 1, count: listed.length } }];
      }),
    [listed, only, photos],
  );
}

/** A photo's caption as a contact sheet has it. */
export function sheetPhotoOf({ store }: EditorSession, { entry, record, position }: PdfPhoto) {
  const settings = effectiveSettingsOf(store.getState(), entry);
  const { file, facts } = record;
  return { ...captionOf(settings, entry, record, position), file, facts };
}

/** Photos of one page. @param page from 0 */
export function photosOfPage(settings: Settings, photos: readonly PdfPhoto[], page: number): readonly PdfPhoto[] {
  const size = settings.pdfLayout === "photo" ? 1 : sheetPage(settings).cells.length;
  return photos.slice(page * size, (page + 1) * size);
}

/** The page with a photo, from 0. */
export function pageOf(settings: Settings, photos: readonly PdfPhoto[], id: string | null): number {
  const place = photos.findIndex(({ entry }) => entry.id === id);
  return Math.max(0, pdfPageCount(settings, place + 1) - 1);
}
