/** An upload as a file: a label of a fixed length, JSON filled up with spaces, and behind it the image as it is. */
import { IMAGE_KINDS, type ImageKind } from "@matte/contracts/limits";
import type { NewUpload } from "./waiting.ts";

const LABEL_BYTES = 4096;
const SPACE = 0x20;
/** Letters: of a longer name even escaped ones would not fit. */
const LONGEST_NAME = 255;

export function uploadParts({ kind, name, image }: NewUpload): (Blob | BufferSource)[] {
  const label = JSON.stringify({ kind, type: image.type, name: name.slice(0, LONGEST_NAME) });
  const head = new Uint8Array(LABEL_BYTES).fill(SPACE);
  head.set(new TextEncoder().encode(label));
  return [head, image];
}

/** @returns null of half a file */
export async function readUpload(file: File): Promise<NewUpload | null> {
  const label = await file
    .slice(0, LABEL_BYTES)
    .text()
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  if (!isLabel(label)) return null;
  return { kind: label.kind, name: label.name, image: file.slice(LABEL_BYTES, file.size, label.type) };
}

interface Label {
  readonly kind: ImageKind;
  readonly type: string;
  readonly name: string;
}

function isLabel(label: unknown): label is Label {
  if (typeof label !== "object" || label === null || !("kind" in label && "type" in label && "name" in label))
    return false;
  const { kind, type, name } = label;
  return IMAGE_KINDS.some((known) => known === kind) && typeof type === "string" && typeof name === "string";
}
