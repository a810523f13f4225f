/** Makes sheets: photos framed together, joined by a worker into one photo with a record of its own. */
import { ARRANGEMENTS, SHEET_GAP, splitEnding } from "@matte/engine";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { editorTogether as texts } from "@matte/messages/editor-together";
import { describePhotoError } from "#domain/photos/describe.ts";
import { recordOf } from "../intake/load-photos.ts";
import { folderOf, rememberFolder } from "../intake/own-folders.ts";
import { type PhotoEntry, photosOfEntry, type Sheet } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { joinPhotos, rearrangeSheet, separatePhotos, sheetEntry } from "../model/sheets.ts";
import { shownIn } from "../model/shown-record.ts";
import type { EditorSession } from "../state/session.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";

/** Replaces entries by one for all their photos, in one step. */
export async function joinEntries(session: EditorSession, entries: readonly PhotoEntry[]): Promise<void> {
  const { notices } = session.services;
  const photos = entries.flatMap(photosOfEntry);
  const sheet: Sheet = { photos, arrangement: ARRANGEMENTS[0], gap: SHEET_GAP.default };
  const message = notices.loading(texts.working(photos.length));
  const record = await joined(session, sheet, session.extensionSignal()).finally(() => notices.dismiss(message));
  if (record === null) return;
  const ids = entries.map(({ id }) => id);
  session.photos.add(record.id, record);
  changeWithNotice(session, joinPhotos(ids, sheetEntry(record.id, sheet)), texts.framed(photos.length));
}

/** Shows a sheet's photos one by one again. */
export function separate(session: EditorSession, { id, sheet }: PhotoEntry): void {
  if (sheet !== undefined) changeWithNotice(session, separatePhotos(id), texts.separated(sheet.photos.length));
}

/** Joins a sheet's photos again, in another arrangement. @param signal aborted when a later arrangement is wanted */
export async function rearrange(session: EditorSession, id: string, sheet: Sheet, signal: AbortSignal): Promise<void> {
  const record = await joined(session, sheet, signal);
  if (record === null || signal.aborted) return;
  session.photos.add(record.id, record);
  session.change(rearrangeSheet(id, record.id, sheet));
}

/** @returns null after saying why there is none, or if it is no longer wanted */
async function joined(session: EditorSession, sheet: Sheet, signal: AbortSignal): Promise<PhotoRecord | null> {
  const { pool, notices } = session.services;
  const records = sheet.photos.flatMap((entry) => shownIn(session.photos, entry) ?? []);
  const [first] = records;
  if (first === undefined || records.length < sheet.photos.length) return null;
  const { space } = session.store.getState();
  const job = {
    photos: records.map(({ file, facts }) => ({ file, facts })),
    plan: { arrangement: sheet.arrangement, gap: sheet.gap },
    stem: `${splitEnding(originalName(first)).stem}-together`,
  };
  try {
    const previewLongSide = space === null ? 0 : Math.max(space.width, space.height);
    const { file, preview, ...loaded } = await pool.join(job, { signal, previewLongSide });
    const folder = folderOf(first.file);
    if (folder !== undefined) rememberFolder(file, folder);
    const id = crypto.randomUUID();
    if (preview !== undefined) session.previews.put(id, preview);
    return recordOf(id, file, loaded);
  } catch (error) {
    if (!signal.aborted) notices.error(describePhotoError(error, first.file.name));
    return null;
  }
}
