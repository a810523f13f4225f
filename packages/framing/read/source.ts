import {
  type ConvertedPhoto,
  convertPhoto,
  mended,
  type PhotoHeader,
  type PhotoProbe,
  probe,
  SIGNATURE_BYTES,
  type Trouble,
} from "@matte/formats";
import { PhotoError, type PhotoFacts } from "../photos/types.ts";
import { assertDrawable } from "../photos/limits.ts";

/** A photo file's bytes with its parsed header. */
export interface PhotoSource {
  readonly file: Blob;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly header: PhotoHeader;
  /** True if the file lacks its end marker, added to the bytes here. */
  readonly isMended: boolean;
}

/** A photo's file in a format read by {@link readSource} and the browser. */
export interface ReadableFile {
  readonly file: Blob;
  readonly convertedFrom: ConvertedPhoto["from"] | null;
}

/**
 * Converts a format not read itself: a raw file becomes its camera's JPEG.
 * @throws PhotoError like {@link readSource}
 */
export async function readableFile(file: Blob): Promise<ReadableFile> {
  const found = await convertPhoto(file).catch((cause: unknown) => {
    throw readingError(cause);
  });
  if (found === null) return { file, convertedFrom: null };
  if (found.status !== "converted") throw troubleError(found);
  return { file: found.file, convertedFrom: found.from };
}

/** {@link readableFile} for a photo with known facts: most files need not be read for it. */
export async function readableFileOf(file: Blob, facts: Pick<PhotoFacts, "convertedFrom">): Promise<Blob> {
  return facts.convertedFrom === null ? file : (await readableFile(file)).file;
}

/** Files with more bytes are read by signature first: each read leaves an object to the garbage collector. */
const LARGE = 2 ** 26;

/**
 * Reads a photo's file. Rejects a large file with another signature, such as a video, before reading the rest.
 * @throws PhotoError `empty`, `not-an-image`, `unsupported`, `truncated`, `corrupt`; `too-large` instead of `truncated`
 * if the complete file would be; `gone` if the file cannot be read, or no longer
 */
export async function readSource(file: Blob): Promise<PhotoSource> {
  if (file.size >= LARGE) {
    const first = probe(await bytesOf(file.slice(0, SIGNATURE_BYTES)));
    if (first.status !== "photo" && FINAL.has(first.status)) throw troubleError(first);
  }
  const given = await bytesOf(file);
  const asGiven = probe(given);
  const bytes = mended(given, asGiven);
  const found = bytes === null ? asGiven : probe(bytes);
  if (found.status !== "photo") throw troubleError(found);
  if (bytes === null) return { file, bytes: given, header: found.header, isMended: false };
  return { file: new Blob([bytes]), bytes, header: found.header, isMended: true };
}

/** Verdicts final with only the signature known: a photo's signature alone is truncated. */
const FINAL: ReadonlySet<PhotoProbe["status"]> = new Set(["empty", "not-an-image", "unsupported"]);

function troubleError(trouble: Trouble): PhotoError {
  if (trouble.status === "truncated" && trouble.coded !== null) assertDrawable(trouble.coded);
  const type = trouble.status === "unsupported" ? { type: trouble.type } : {};
  return new PhotoError(trouble.status, trouble.status === "corrupt" ? trouble.reason : trouble.status, type);
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw readingError(cause);
  }
}

function readingError(cause: unknown): PhotoError {
  return new PhotoError(isGone(cause) ? "gone" : "failed", "The file cannot be read", { cause });
}

/** True for the browser's errors on a file deleted or changed since its selection (File API §6.3). */
function isGone(cause: unknown): boolean {
  return cause instanceof DOMException && (cause.name === "NotFoundError" || cause.name === "NotReadableError");
}
