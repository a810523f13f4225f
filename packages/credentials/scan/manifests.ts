/** Contents of manifests that an export may not carry along. */
import { type Cbor, decodeCbor, isList, isMap } from "../cbor/decode.ts";
import { type ContentBox, isSuperBox, readSuperBox, type SuperBox } from "../jumbf/boxes.ts";
import { isBarePicture } from "./pictures.ts";

export interface ManifestContents {
  /** True unless it is certain that no location is in them. */
  readonly mayHoldLocation: boolean;
  /** True if they have a thumbnail, or another file. */
  readonly haveFiles: boolean;
}

/** Names and values about a place, in EXIF, XMP, IPTC and what programs make of them. */
const LOCATION = /gps|latitude|longitude|location|wgs84|geo[:_.-]|geo(?:rss|tag|json|hash)|"(?:lat|lon|lng)\\*"/i;
/** Larger byte strings than hashes may hold a file. */
const LARGEST_HASH = 64;
const SIGNATURE = "c2pa.signature";

/** Reads a store's manifests; unreadable ones may hold anything. */
export function manifestContents(boxes: readonly Uint8Array[]): ManifestContents {
  const found = { mayHoldLocation: false, haveFiles: false };
  try {
    for (const bytes of boxes) scan(bytes, readSuperBox(bytes), found);
    return found;
  } catch {
    return { mayHoldLocation: true, haveFiles: true };
  }
}

type Found = { -readonly [Name in keyof ManifestContents]: boolean };

function scan(bytes: Uint8Array, box: SuperBox, found: Found): void {
  if (LOCATION.test(box.label)) found.mayHoldLocation = true;
  // Certificates and hashes by signers; no assertion is in it.
  if (box.label === SIGNATURE) return;
  for (const inner of box.boxes)
    if (isSuperBox(inner)) scan(bytes, inner, found);
    else scanContent(inner, bytes.subarray(inner.start, inner.end), found);
}

function scanContent({ type }: ContentBox, content: Uint8Array, found: Found): void {
  if (type === "cbor") found.mayHoldLocation ||= isAboutPlace(decodeCbor(content));
  else if (type === "json") found.mayHoldLocation ||= LOCATION.test(JSON.stringify(JSON.parse(textOf(content))));
  // A file's media type and name.
  else if (type === "bfdb") found.mayHoldLocation ||= LOCATION.test(textOf(content));
  else {
    found.haveFiles = true;
    found.mayHoldLocation ||= type !== "bidb" || !isBarePicture(content);
  }
}

function isAboutPlace(value: Cbor): boolean {
  if (typeof value === "string") return LOCATION.test(value);
  if (value instanceof Uint8Array) return value.length > LARGEST_HASH && value.some((byte) => byte !== 0);
  if (isList(value)) return value.some((item) => isAboutPlace(item));
  return (
    isMap(value) &&
    [...value].some(([key, item]) => LOCATION.test(key) || /^(?:lat|lon|lng)$/i.test(key) || isAboutPlace(item))
  );
}

function textOf(content: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(content);
}
