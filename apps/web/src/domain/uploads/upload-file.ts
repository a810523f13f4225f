/** File format of a stored upload: a header of fixed length, JSON padded with spaces, then the image as it is. */
import { IMAGE_KINDS, type ImageKind } from "@matte/contracts/limits";
import type { NewUpload } from "./upload.ts";

const HEADER_BYTES = 4096;
const SPACE = 0x20;
/** Characters: a longer name would not fit once it is escaped. */
const LONGEST_NAME = 255;

export function uploadParts({ kind, name, image }: NewUpload): (Blob | BufferSource)[] {
  const text = JSON.stringify({ kind, type: image.type, name: name.slice(0, LONGEST_NAME) });
  const header = new Uint8Array(HEADER_BYTES).fill(SPACE);
  header.set(new TextEncoder().encode(text));
  return [header, image];
}

/** @returns null for a file that is not complete */
export async function readUpload(file: File): Promise<NewUpload | null> {
  const header = await file
    .slice(0, HEADER_BYTES)
    .text()
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  if (!isHeader(header)) return null;
  return { kind: header.kind, name: header.name, image: file.slice(HEADER_BYTES, file.size, header.type) };
}

interface Header {
  readonly kind: ImageKind;
  readonly type: string;
  readonly name: string;
}

function isHeader(header: unknown): header is Header {
  if (typeof header !== "object" || header === null || !("kind" in header && "type" in header && "name" in header))
    return false;
  const { kind, type, name } = header;
  return IMAGE_KINDS.some((known) => known === kind) && typeof type === "string" && typeof name === "string";
}
