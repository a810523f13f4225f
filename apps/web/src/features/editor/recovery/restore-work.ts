/** Shows an earlier visit's photos in the editor. */
import { isUncropped, readSettings, restoreCrop, restoreSettings, savedSettings, type Settings } from "@matte/engine";
import { editorRecovery as texts } from "@matte/messages/editor-recovery";
import { recoverFiles, savedPhotos, type RecoveredFile } from "#domain/recovery/earlier-work.ts";
import type { FileLoss, LostEntry, SavedEntry, SavedWork } from "#domain/recovery/types.ts";
import { nextTask } from "@matte/framing/shared/next-task.ts";
import { rememberFolder } from "../intake/own-folders.ts";
import type { PhotoEntry } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";
import type { FailedPhoto } from "../state/store.ts";

/** Photos registered at a time: a thousand must not stall the page. */
const PORTION = 50;

/**
 * Restores a work as far as its files can be read; the others are listed as failed.
 * @param onReady called with the restored photos' ids before they are shown
 * @returns false when none can be read now, but may be later
 */
export async function restoreWork(
  session: EditorSession,
  work: SavedWork,
  onReady: (restored: ReadonlySet<string>) => void,
): Promise<boolean> {
  const found = new Map(
    (await recoverFiles(await savedPhotos(work), work.folders)).map((file) => [file.photo.id, file]),
  );
  const restored: string[] = [];
  const lost: LostEntry[] = [];
  const hasFile = (id: string): boolean => typeof (found.get(id)?.file ?? "") !== "string";
  const saved = work.photos.flatMap((entry) => withoutLostSheet(entry, hasFile));
  for (const [at, { folder, ...entry }] of saved.flatMap(withPhotos).entries()) {
    if (at % PORTION === PORTION - 1) await nextTask();
    const recovered = found.get(entry.id);
    if (recovered !== undefined && register(session, recovered, work.folders?.[folder ?? -1])) restored.push(entry.id);
    else lost.push({ ...entry, bytes: recovered?.photo.bytes ?? null, loss: lossOf(recovered) });
  }
  const loss = restored.length === 0 ? temporaryLossIn([...found.values()]) : undefined;
  if (loss !== undefined) {
    session.services.notices.error(texts.none[loss]);
    return false;
  }
  const ids = new Set(restored);
  const photos = saved.filter(({ id }) => ids.has(id)).map(entryOf);
  onReady(ids);
  session.restore({ photos, selected: work.selected, marked: new Set(work.marked), settings: settingsOf(work) });
  session.store.setState(({ unfinished }) => ({ unfinished: unfinished ?? work.unfinished ?? null }));
  if (lost.length > 0) session.services.notices.error(texts.someLost(lost.length));
  const failed = [...lost, ...(work.lost ?? [])].map(failedPhoto);
  if (failed.length > 0) session.store.setState(({ unread }) => ({ unread: [...unread, ...failed] }));
  return true;
}

/** A sheet without its file comes back as its photos, and one that lacks a photo's file as one photo. */
function withoutLostSheet(entry: SavedEntry, hasFile: (id: string) => boolean): readonly SavedEntry[] {
  const { sheet, ...photo } = entry;
  if (sheet === undefined || !hasFile(entry.id)) return sheet?.photos ?? [entry];
  return [sheet.photos.every(({ id }) => hasFile(id)) ? entry : photo];
}

/** An entry with those framed together in it. */
function withPhotos(entry: SavedEntry): readonly SavedEntry[] {
  return [entry, ...(entry.sheet?.photos ?? [])];
}

function entryOf({ name: _name, folder: _folder, own, crop: stored, sheet, ...entry }: SavedEntry): PhotoEntry {
  const crop = restoreCrop(stored);
  return {
    ...entry,
    ...(own !== undefined && { own: readSettings(own) }),
    ...(!isUncropped(crop) && { crop }),
    ...(sheet && { sheet: { ...sheet, photos: sheet.photos.map(entryOf) } }),
  };
}

function register(
  { photos }: EditorSession,
  { photo, file }: RecoveredFile,
  folder: FileSystemDirectoryHandle | undefined,
): boolean {
  if (typeof file === "string") return false;
  if (folder !== undefined) rememberFolder(file, folder);
  const { id, facts } = photo;
  const thumbnail = new Blob([photo.thumbnail.bytes], { type: photo.thumbnail.type });
  photos.add(id, { id, file, facts, thumbnail: URL.createObjectURL(thumbnail), thumbnailFile: thumbnail });
  return true;
}

/** Losses that may end, as by connecting a drive. */
const TEMPORARY = ["no-permission", "gone"] as const;

function temporaryLossIn(found: readonly RecoveredFile[]): (typeof TEMPORARY)[number] | undefined {
  return TEMPORARY.find((loss) => found.some(({ file }) => file === loss));
}

function failedPhoto(lost: LostEntry): FailedPhoto {
  const { id, name, loss } = lost;
  return { id, fileName: name, sentence: texts.lost[loss](name), lost };
}

/** A photo without a record was added just before the page ended. */
function lossOf(recovered: RecoveredFile | undefined): FileLoss {
  return typeof recovered?.file === "string" ? recovered.file : "not-kept";
}

/** The stored settings; the others, such as logos, stay as they are. */
function settingsOf({ settings }: SavedWork): Partial<Settings> {
  return savedSettings(restoreSettings(settings));
}
