/** Takes frames off the exports in the list. */
import { capabilities, readLook, type Settings, settingsWithLook } from "@matte/engine";
import { unframe as texts } from "@matte/messages/unframe";
import { describePhotoError } from "#domain/photos/describe.ts";
import { handOver } from "../export/hand-over.ts";
import { recordOf } from "../intake/load-photos.ts";
import { changeSettings, withPhotos } from "../model/changes.ts";
import type { Change } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { firstNotices } from "../state/services.ts";
import type { EditorSession } from "../state/session.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";

/** Settings of a frame that is not there. */
const NO_FRAME: Partial<Settings> = {
  outerBorderSize: 0,
  innerBorderSize: 0,
  showMetadata: false,
  growForLogo: false,
  socialPreset: "original",
  exportSize: "full",
};

/** An export and its photo. */
interface Unframed {
  readonly export: PhotoRecord;
  readonly photo: PhotoRecord;
  readonly isOriginal: boolean;
  readonly lostHdr: boolean;
}

/** Puts the photos in the place of their exports, with the look of the first, in one step that can be undone. */
export async function changeFrames(session: EditorSession, exports: readonly PhotoRecord[]): Promise<void> {
  const unframed = await unframeAll(session, exports);
  const [first] = unframed;
  if (first === undefined) return;
  const settings = settingsOf(session, first.export);
  show(session, unframed, settings, texts.changed(unframed.length));
}

/**
 * Puts the photos in the place of their exports, without a frame. A plan that frames every export, with a watermark, gets the photo's
 * file at once.
 */
export async function removeFrames(session: EditorSession, exports: readonly PhotoRecord[]): Promise<void> {
  const unframed = await unframeAll(session, exports);
  const [first] = unframed;
  if (first === undefined) return;
  const { plan, history } = session.store.getState();
  const look = { version: 1, settings: {} } as const;
  const settings = { ...settingsWithLook(history.present.settings, look), ...NO_FRAME };
  if (!capabilities(plan).watermark) return show(session, unframed, settings, texts.removed(unframed.length));
  const { file } = first.photo;
  if (await handOver(session, file, file.name)) show(session, unframed, settings, texts.saved(file.name));
}

/** Settings with the look of an export; the same ones if its look cannot be read. */
function settingsOf({ store }: EditorSession, { facts }: PhotoRecord): Partial<Settings> {
  const { settings } = store.getState().history.present;
  const read = readLook(facts.frame?.look);
  return read.type === "look" ? settingsWithLook(settings, read.look) : settings;
}

function show(session: EditorSession, unframed: readonly Unframed[], settings: Partial<Settings>, text: string): void {
  for (const { photo } of unframed) session.photos.add(photo.id, photo);
  changeWithNotice(session, replaced(unframed, settings), text);
  const lost = unframed.filter(({ lostHdr }) => lostHdr).length;
  const originals = unframed.filter(({ isOriginal }) => isOriginal).length;
  if (originals > 0) session.services.notices.plain(texts.originals(originals));
  if (lost > 0) session.services.notices.plain(texts.lostHdr(lost));
}

/** Photos keep their place and their texts. */
function replaced(unframed: readonly Unframed[], settings: Partial<Settings>): Change {
  const ids = new Map(unframed.map(({ export: { id }, photo }) => [id, photo.id]));
  return (document) => {
    const { photos } = withPhotos(document, (entry) => {
      const id = ids.get(entry.id);
      return id === undefined ? entry : { ...entry, id };
    });
    const { selected } = document;
    return changeSettings(settings)({ ...document, photos, selected: ids.get(selected ?? "") ?? selected });
  };
}

/** Reports those that fail; the others come in the order given. */
async function unframeAll(session: EditorSession, exports: readonly PhotoRecord[]): Promise<readonly Unframed[]> {
  const results = await Promise.all(exports.map((record) => unframeOne(session, record)));
  const refused = results.filter((result) => typeof result === "string");
  for (const sentence of firstNotices(refused, texts.moreRefused)) session.services.notices.error(sentence);
  return results.filter((result) => typeof result !== "string");
}

/** @returns the photo, or a sentence why there is none */
async function unframeOne({ services: { pool } }: EditorSession, record: PhotoRecord): Promise<Unframed | string> {
  const { file } = record;
  try {
    const result = await pool.unframe(file);
    if ("refusal" in result) return texts.refusals[result.refusal](file.name);
    const own = new File([result.bytes], file.name, { type: "image/jpeg", lastModified: file.lastModified });
    const photo = recordOf(crypto.randomUUID(), own, await pool.load(own));
    return { export: record, photo, isOriginal: result.isOriginal, lostHdr: result.lostHdr };
  } catch (error) {
    return describePhotoError(error, file.name);
  }
}
