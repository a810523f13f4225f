import { type PhotoHeader, type PhotoProbe, probe, SIGNATURE_BYTES, type Trouble } from "@matte/codecs";
import { PhotoError } from "#domain/photos/types.ts";
import { assertFramable } from "#domain/photos/limits.ts";

/** A photo's bytes and what its headers say. */
export interface PhotoSource {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly header: PhotoHeader;
}

/** Bytes from which on a file's beginning is looked at before all of it is read; each look leaves something to the collector. */
const LARGE = 2 ** 26;

/**
 * Reads a photo's file. What is no photo by its first bytes is refused before the rest of a large one is read: a video, say.
 * @throws PhotoError `empty`, `not-an-image`, `unsupported`, `truncated`, `corrupt`; `too-large` rather than `truncated` where
 * the whole file would be that; `gone` where the file cannot be read, or not any more.
 */
export async function readSource(file: Blob): Promise<PhotoSource> {
  if (file.size >= LARGE) {
    const first = probe(await bytesOf(file.slice(0, SIGNATURE_BYTES)));
    if (first.status !== "photo" && FINAL.has(first.status)) throw errorOf(first);
  }
  const bytes = await bytesOf(file);
  const found = probe(bytes);
  if (found.status === "truncated" && found.coded !== null) assertFramable(found.coded);
  if (found.status !== "photo") throw errorOf(found);
  return { bytes, header: found.header };
}

/** What the first bytes settle; of a whole photo they alone are cut short. */
const FINAL: ReadonlySet<PhotoProbe["status"]> = new Set(["empty", "not-an-image", "unsupported"]);

function errorOf(trouble: Trouble): PhotoError {
  const type = trouble.status === "unsupported" ? { type: trouble.type } : {};
  return new PhotoError(trouble.status, trouble.status === "corrupt" ? trouble.reason : trouble.status, type);
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new PhotoError(isGone(cause) ? "gone" : "failed", "The file cannot be read", { cause });
  }
}

/** What browsers say of a file that is missing, or was changed since it was handed over (File API, 6.3). */
function isGone(cause: unknown): boolean {
  return cause instanceof DOMException && (cause.name === "NotFoundError" || cause.name === "NotReadableError");
}
