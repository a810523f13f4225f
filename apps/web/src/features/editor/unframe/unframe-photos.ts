/** Takes frames off the exports in the list. */
import {
  altFromExport,
  capabilities,
  DEFAULT_SETTINGS,
  frameOfLook,
  isLocked,
  readLook,
  type RememberedTexts,
  returningSettings,
  type Settings,
  settingsForPlan,
  typedFromRemembered,
} from "@matte/engine";
import { hasLocalFont } from "@matte/framing/platform/local-font.ts";
import { editorFonts } from "@matte/messages/editor-fonts";
import { unframe as texts } from "@matte/messages/unframe";
import { describePhotoError } from "#domain/photos/describe.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { handOver } from "../export/hand-over.ts";
import { recordOf } from "../intake/load-photos.ts";
import { selectPhoto, withPhotos } from "../model/changes.ts";
import type { Change, PhotoEntry } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { firstNotices } from "../state/services.ts";
import type { EditorSession } from "../state/session.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";

const NO_FRAME: Partial<Settings> = {
  ...frameOfLook({ version: 1, settings: {} }),
  outerBorderSize: 0,
  innerBorderSize: 0,
  showMetadata: false,
  growForLogo: false,
  socialPreset: "original",
  exportSize: "full",
  fitPaper: false,
  bleedMm: 0,
};

interface Unframed {
  readonly export: PhotoRecord;
  readonly photo: PhotoRecord;
  readonly isOriginal: boolean;
  readonly lostHdr: boolean;
}

/** Replaces exports by their photos, each with its look and texts, in one undoable step. */
export async function changeFrames(session: EditorSession, exports: readonly PhotoRecord[]): Promise<void> {
  const unframed = await unframeAll(session, exports);
  if (unframed.length === 0) return;
  show(session, unframed, returned, texts.changed(unframed.length));
  const lacksLogo = !hasLogo(session) && unframed.some((one) => one.export.facts.frame?.source?.hasLogo === true);
  if (lacksLogo) session.services.notices.plain(texts.logoMissing);
  await nameMissingFonts(session, unframed);
}

/** Names caption fonts missing on this computer or in the plan. The photos keep them, for when they are back. */
async function nameMissingFonts({ services, store }: EditorSession, unframed: readonly Unframed[]): Promise<void> {
  const { plan } = store.getState();
  const fonts = new Map(
    unframed.flatMap((one) => {
      const { source, look } = one.export.facts.frame ?? {};
      return source?.localFont == null ? [] : [[source.localFont.family, { font: source.localFont, look }] as const];
    }),
  );
  for (const { font, look } of fonts.values()) {
    const read = readLook(look);
    const settings = read.type === "look" ? returningSettings(read.look, null) : {};
    const { metadataFont } = settingsForPlan({ ...DEFAULT_SETTINGS, ...settings }, plan);
    if (isLocked("localFont", plan)) services.notices.plain(texts.fontNeedsPlan(font.family, metadataFont));
    else if (!(await hasLocalFont(font)))
      services.notices.plain(editorFonts.notOnThisComputer(font.family, metadataFont));
  }
}

/**
 * Replaces exports by their photos, without a frame. A plan that frames every export, with a watermark, gets the photo's file at
 * once.
 */
export async function removeFrames(session: EditorSession, exports: readonly PhotoRecord[]): Promise<void> {
  const unframed = await unframeAll(session, exports);
  const [first] = unframed;
  if (first === undefined) return;
  const { plan } = session.store.getState();
  const bare: Returned = (entry) => ({ ...entry, own: NO_FRAME });
  if (!capabilities(plan).watermark) return show(session, unframed, bare, texts.removed(unframed.length));
  const { file } = first.photo;
  if (await handOver(session, file, file.name)) show(session, unframed, bare, texts.saved(file.name));
}

/** Entry for a photo taken out of an export. */
type Returned = (entry: PhotoEntry, record: PhotoRecord) => PhotoEntry;

/** The entry with the export's look and texts, as far as it remembers them. */
const returned: Returned = (entry, { facts: { frame, words } }) => {
  const read = readLook(frame?.look);
  if (read.type !== "look") return entry;
  const own = returningSettings(read.look, frame?.source?.localFont ?? null);
  const { texts: printed, dateForm = "" } = frame?.source ?? {};
  const dated = dateForm === "" ? own : { ...own, customDateFormat: dateForm };
  const known = printed ?? (frame?.source === undefined && own.showMetadata ? writtenTexts(words) : null);
  return known === null ? { ...entry, own: dated } : { ...entry, own: dated, ...typedFromRemembered(known) };
};

/** Texts that exports in earlier versions wrote as metadata only. */
function writtenTexts({ title = "", location = "", credit = "" }: PhotoRecord["facts"]["words"]): RememberedTexts {
  return { subject: title, location, credit, additionalCredits: "", camera: "", lens: "", film: "" };
}

function hasLogo({ store }: EditorSession): boolean {
  const { customLogo, customLogoOnDark } = store.getState().history.present.settings;
  return customLogo !== null || customLogoOnDark !== null;
}

function show(session: EditorSession, unframed: readonly Unframed[], entryOf: Returned, text: string): void {
  for (const { photo } of unframed) session.photos.add(photo.id, photo);
  changeWithNotice(session, replaced(unframed, entryOf), text);
  select(session, unframed);
  const lost = unframed.filter(({ lostHdr }) => lostHdr).length;
  const originals = unframed.filter(({ isOriginal }) => isOriginal).length;
  if (originals > 0) session.services.notices.plain(texts.originals(originals));
  const marked = unframed.filter((one) => one.export.facts.frame?.source?.hasMark === true).length;
  if (marked > 0) session.services.notices.plain(texts.marked(marked));
  if (lost > 0) session.services.notices.plain(texts.lostHdr(lost));
}

/** Selects the photos: the next change applies to all. */
function select({ store, mark }: EditorSession, unframed: readonly Unframed[]): void {
  const { selected } = store.getState().history.present;
  const ids = new Set(unframed.map(({ photo }) => photo.id));
  const [first] = ids;
  const shown = selected !== null && ids.has(selected) ? selected : first;
  if (shown !== undefined && ids.size > 1) mark(selectPhoto(shown), ids, shown);
}

/** Photos keep their place. */
function replaced(unframed: readonly Unframed[], entryOf: Returned): Change {
  const photos = new Map(unframed.map((one) => [one.export.id, one]));
  return (document) => {
    const changed = withPhotos(document, (entry) => {
      const one = photos.get(entry.id);
      if (one === undefined) return entry;
      // A crop of the framed picture is none of its photo.
      const { crop: _crop, ...whole } = entry;
      return withAlt(one, entry, entryOf({ ...whole, id: one.photo.id }, one.export));
    });
    const { selected } = document;
    return { ...changed, selected: photos.get(selected ?? "")?.photo.id ?? selected };
  };
}

/** Keeps the alt text typed for an export, or else the one in its file. @param entry the export's entry */
function withAlt(one: Unframed, { typed }: PhotoEntry, photo: PhotoEntry): PhotoEntry {
  const inFile = altFromExport(one.export.facts.words, one.photo.facts.words);
  const { alt } = { ...inFile, ...typed };
  return alt === undefined ? photo : { ...photo, typed: { ...photo.typed, alt } };
}

/** Reports failures; the other photos come in the order given. */
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
    const own = new File([result.bytes], originalName(record), { type: "image/jpeg", lastModified: file.lastModified });
    const loaded = await pool.load(own);
    const facts = { ...loaded.facts, ...(result.sheet && { sheet: result.sheet.facts }) };
    const photo = recordOf(crypto.randomUUID(), own, { ...loaded, facts });
    return { export: record, photo, isOriginal: result.isOriginal, lostHdr: result.lostHdr };
  } catch (error) {
    return describePhotoError(error, file.name);
  }
}
