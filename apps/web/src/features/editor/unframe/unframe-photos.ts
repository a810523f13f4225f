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
  splitEnding,
  typedFromRemembered,
} from "@matte/engine";
import { hasLocalFont } from "@matte/framing/platform/local-font.ts";
import { editorFonts } from "@matte/messages/editor-fonts";
import { unframe as texts } from "@matte/messages/unframe";
import { describePhotoError } from "#domain/photos/describe.ts";
import type { SheetFacts } from "#domain/photos/types.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { handOver } from "../export/hand-over.ts";
import { recordOf } from "../intake/load-photos.ts";
import { selectPhoto } from "../model/changes.ts";
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
  /** Several if photos were framed together and the frame is removed. */
  readonly photos: readonly PhotoRecord[];
  readonly isOriginal: boolean;
  readonly lostHdr: boolean;
}

/** Replaces exports by their photos, each with its look and texts, in one undoable step. */
export async function changeFrames(session: EditorSession, exports: readonly PhotoRecord[]): Promise<void> {
  const unframed = await unframeAll(session, exports, { apart: false });
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
  const unframed = await unframeAll(session, exports, { apart: true });
  const [first] = unframed;
  if (first === undefined) return;
  const { plan } = session.store.getState();
  const bare: Returned = (entry) => ({ ...entry, own: NO_FRAME });
  if (!capabilities(plan).watermark) return show(session, unframed, bare, texts.removed(unframed.length));
  for (const { file } of first.photos) if (!(await handOver(session, file, file.name))) return;
  const [one, ...others] = first.photos;
  show(session, unframed, bare, others.length === 0 && one ? texts.saved(one.file.name) : texts.removed(1));
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
  for (const photo of unframed.flatMap(({ photos }) => photos)) session.photos.add(photo.id, photo);
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
  const ids = new Set(unframed.flatMap(({ photos }) => photos.map(({ id }) => id)));
  const [first] = ids;
  const shown = selected !== null && ids.has(selected) ? selected : first;
  if (shown !== undefined && ids.size > 1) mark(selectPhoto(shown), ids, shown);
}

/** Photos keep their place. */
function replaced(unframed: readonly Unframed[], entryOf: Returned): Change {
  const exports = new Map(unframed.map((one) => [one.export.id, one]));
  return (document) => {
    const photos = document.photos.flatMap((entry) => {
      const one = exports.get(entry.id);
      if (one === undefined) return [entry];
      // A crop of the framed picture is none of its photo.
      const { crop: _crop, ...whole } = entry;
      return one.photos.map((photo) =>
        withAlt(photo, one.export, entry, entryOf({ ...whole, id: photo.id }, one.export)),
      );
    });
    const { selected } = document;
    return { ...document, photos, selected: exports.get(selected ?? "")?.photos[0]?.id ?? selected };
  };
}

/** Keeps the alt text typed for an export, or else the one in its file. @param before the export's entry */
function withAlt(photo: PhotoRecord, framed: PhotoRecord, { typed }: PhotoEntry, entry: PhotoEntry): PhotoEntry {
  const inFile = altFromExport(framed.facts.words, photo.facts.words);
  const { alt } = { ...inFile, ...typed };
  return alt === undefined ? entry : { ...entry, typed: { ...entry.typed, alt } };
}

interface UnframeOptions {
  /** True to take photos apart that were framed together. */
  readonly apart: boolean;
}

/** Reports failures; the other photos come in the order given. */
async function unframeAll(
  session: EditorSession,
  exports: readonly PhotoRecord[],
  options: UnframeOptions,
): Promise<readonly Unframed[]> {
  const results = await Promise.all(exports.map((record) => unframeOne(session, record, options)));
  const refused = results.filter((result) => typeof result === "string");
  for (const sentence of firstNotices(refused, texts.moreRefused)) session.services.notices.error(sentence);
  return results.filter((result) => typeof result !== "string");
}

/** @returns the photos, or a sentence why there is none */
async function unframeOne(
  { services: { pool } }: EditorSession,
  record: PhotoRecord,
  { apart }: UnframeOptions,
): Promise<Unframed | string> {
  const { file } = record;
  const load = async (bytes: Uint8Array<ArrayBuffer>, name: string, sheet?: SheetFacts): Promise<PhotoRecord> => {
    const own = new File([bytes], name, { type: "image/jpeg", lastModified: file.lastModified });
    const loaded = await pool.load(own);
    return recordOf(crypto.randomUUID(), own, { ...loaded, facts: { ...loaded.facts, ...(sheet && { sheet }) } });
  };
  try {
    const result = await pool.unframe(file);
    if ("refusal" in result) return texts.refusals[result.refusal](file.name);
    const { bytes, sheet, isOriginal, lostHdr } = result;
    const name = originalName(record);
    const photos =
      apart && sheet
        ? await Promise.all(sheet.photos.map((one, n) => load(one, numbered(name, n + 1))))
        : [await load(bytes, name, sheet?.facts)];
    return { export: record, photos, isOriginal, lostHdr };
  } catch (error) {
    return describePhotoError(error, file.name);
  }
}

function numbered(name: string, number: number): string {
  const { stem, ending } = splitEnding(name);
  return `${stem}-${number}${ending}`;
}
