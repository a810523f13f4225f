/** Makes photo jobs like the editor's: the same texts, places and plan. */
import { basename } from "node:path";
import {
  altFromExport,
  asTemplate,
  capabilities,
  type CaptionPhoto,
  guessSubject,
  photoCaption,
  type Plan,
  settingsForPlan,
  type Settings,
  type SheetPlan,
  subjectInFile,
  typedFromRemembered,
} from "@matte/engine";
import type { StoredSigner } from "@matte/credentials/node";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import type { FrameJob, PhotoFacts } from "@matte/framing/photos/types.ts";
import { assertDrawable } from "@matte/framing/photos/limits.ts";
import { factsOf } from "@matte/framing/read/facts.ts";
import { placesOf } from "@matte/framing/read/places.ts";
import { readableFile, readableFileOf, readSource } from "@matte/framing/read/source.ts";
import { sheetPhoto } from "@matte/framing/sheet/sheet-photo.ts";
import type { SheetPhoto } from "@matte/framing/sheet/types.ts";
import { detach } from "@matte/framing/shared/memory.ts";
import type { CaptionTexts } from "./captions.ts";
import { cropOf, type WantedCrop } from "./crop.ts";
import { FrameStaysError } from "./frame-stays.ts";
import { LARGEST_PHOTO, readRegularFile } from "./regular-file.ts";

/** A photo's position within a call. */
export interface Position {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

export interface Wanted {
  readonly settings: Settings;
  readonly plan: Plan;
  /** True to frame an export as it is, instead of changing its frame. */
  readonly again?: boolean;
  /** Absent to frame whole photos. */
  readonly crop?: WantedCrop;
  /** The logo in the settings; a PNG. */
  readonly logo?: Uint8Array<ArrayBuffer>;
  /** Signs results; absent for results without credentials. */
  readonly signer?: StoredSigner;
}

/** Reads a photo's file into memory. @throws FileError */
export async function readPhoto(path: string, followLinks = true): Promise<File> {
  return new File([await readRegularFile(path, { longest: LARGEST_PHOTO, followLinks })], basename(path));
}

/** @throws PhotoError for a file that can't be framed */
async function readFacts(original: Blob): Promise<PhotoFacts> {
  const { file, convertedFrom } = await readableFile(original);
  const source = await readSource(file);
  const facts = await factsOf(source, convertedFrom).finally(() => detach(source.bytes));
  assertDrawable(facts.size);
  return facts;
}

/** Photo to frame. */
interface OpenedPhoto {
  readonly file: File;
  readonly facts: PhotoFacts;
  /** Texts for this photo alone, remembered by an export. */
  readonly own: Pick<CaptionPhoto, "typed"> & Partial<Pick<CaptionPhoto, "subject">>;
  /** True for an export's photo if its gain map was encoded again. */
  readonly lostHdr: boolean;
}

export interface PhotoJob extends FrameJob, Pick<OpenedPhoto, "lostHdr"> {}

/** Returns whether a file remembers a frame. */
export async function isFramed(file: File): Promise<boolean> {
  return (await readFacts(file)).frame !== null;
}

/**
 * Opens a photo, or the one in an export, with its remembered texts.
 * @param again true for an export as it is
 */
async function openPhoto(file: File, again: boolean): Promise<OpenedPhoto> {
  const facts = await readFacts(file);
  const { frame = null } = facts;
  if (frame === null || again) return { file, facts, own: { typed: {} }, lostHdr: false };
  const unframed = await unframeFile(file);
  if ("refusal" in unframed) throw new FrameStaysError(unframed.refusal);
  const photo = new File([unframed.bytes], originalName({ file, facts }));
  const texts = frame.source?.texts ?? null;
  const own = texts === null ? { typed: {} } : typedFromRemembered(texts);
  const photoFacts = await readFacts(photo);
  return {
    file: photo,
    facts: { ...photoFacts, ...(unframed.sheet && { sheet: unframed.sheet.facts }) },
    own: { ...own, typed: { ...own.typed, ...altFromExport(facts.words, photoFacts.words) } },
    lostHdr: unframed.lostHdr,
  };
}

/** Opens several photos as one. @throws PhotoError like `readFacts`; `too-large` for a huge sheet */
async function openSheet(files: readonly File[], plan: SheetPlan, again: boolean): Promise<OpenedPhoto> {
  const photos: SheetPhoto[] = [];
  for (const given of files) {
    const { file, facts } = await openPhoto(given, again);
    const readable = await readableFileOf(file, facts);
    photos.push({ file: new File([readable], originalName({ file, facts })), facts });
  }
  return { ...(await sheetPhoto(photos, plan, photos[0]?.file.name ?? "")), own: { typed: {} }, lostHdr: false };
}

/** Photos sharing another's frame. */
export interface GivenSheet {
  readonly others: readonly File[];
  readonly plan: SheetPlan;
}

/**
 * Makes the job for a photo, or for photos framed together. The call's texts for it win over those that an export remembers.
 * @throws PhotoError for a file that cannot be framed @throws FrameStaysError @throws CropOutsideError
 */
export async function frameJobOf(
  given: File,
  wanted: Wanted,
  position: Position,
  { subject, ...typed }: CaptionTexts = {},
  sheet: GivenSheet | null = null,
): Promise<PhotoJob> {
  const { settings, plan, crop, logo, again = false } = wanted;
  const {
    file,
    facts: whole,
    own,
    lostHdr,
  } = await (sheet === null ? openPhoto(given, again) : openSheet([given, ...sheet.others], sheet.plan, again));
  const facts = crop === undefined ? whole : shownFacts(whole, cropOf(crop, whole.size));
  const fileName = originalName({ file, facts });
  // A sheet is not named after one of its photos.
  const guessed = facts.sheet === undefined ? guessSubject(fileName) : "";
  const allowed = settingsForPlan(settings, plan);
  const [place] = allowed.placeNames && facts.hasPosition ? await placesOf([file], () => undefined) : [];
  const { camera, ...texts } = photoCaption(allowed, {
    subject: subject ?? own.subject ?? asTemplate(subjectInFile(facts.words) ?? guessed),
    typed: { ...own.typed, ...typed },
    words: { ...place, ...facts.words },
    camera: facts.camera,
    size: facts.size,
    fileName,
    ...position,
  });
  return {
    file,
    facts: { ...facts, camera },
    ...texts,
    watermark: capabilities(plan).watermark,
    logo: logo === undefined ? null : new Blob([logo]),
    lostHdr,
  };
}
