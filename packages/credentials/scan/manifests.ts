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
const LOCATION =
  /gps|latitude|longitude|location|coordinate|wgs84|geo[:_.-]|geo(?:rss|tag|json|hash|code)|"(?:lat|lon|lng)\\*"/i;
/** Numbers for a place: two with decimals, degrees, ISO 6709, a plus code; and long base64, which may be a file. */
const POSITION = [
  /-?\d{1,3}\.\d{3,}\s*[NS]?\s*[,;/ ]\s*[+-]?\d{1,3}\.\d{3,}/,
  /\d\s*[°º]\s*\d/,
  /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?\//,
  /\b[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}\b/,
  /[A-Za-z0-9+/_-]{200}/,
];
/** Larger byte strings than hashes may hold a file. */
const LARGEST_HASH = 64;
const SIGNATURE = "c2pa.signature";
/** Header, type, toggles, and the label's end. */
const DESCRIPTION = 8 + 16 + 1 + 1;

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
  if (isPlace(box.label) || hasPrivatePart(bytes, box)) found.mayHoldLocation = true;
  // Certificates and hashes by signers; no assertion is in it.
  if (box.label === SIGNATURE) return;
  for (const inner of box.boxes)
    if (isSuperBox(inner)) scan(bytes, inner, found);
    else scanContent(inner, bytes.subarray(inner.start, inner.end), found);
}

function scanContent({ type }: ContentBox, content: Uint8Array, found: Found): void {
  if (type === "cbor") found.mayHoldLocation ||= isAboutPlace(decodeCbor(content));
  else if (type === "json") found.mayHoldLocation ||= isPlace(JSON.stringify(JSON.parse(textOf(content))));
  // A file's media type and name.
  else if (type === "bfdb") found.mayHoldLocation ||= isPlace(textOf(content));
  else {
    found.haveFiles = true;
    found.mayHoldLocation ||= type !== "bidb" || !isBarePicture(content);
  }
}

function isAboutPlace(value: Cbor): boolean {
  if (typeof value === "string") return isPlace(value);
  if (value instanceof Uint8Array) return value.length > LARGEST_HASH && value.some((byte) => byte !== 0);
  if (isList(value)) return value.some((item) => isAboutPlace(item));
  return (
    isMap(value) &&
    [...value].some(([key, item]) => isPlace(key) || /^(?:lat|lon|lng)$/i.test(key) || isAboutPlace(item))
  );
}

function isPlace(text: string): boolean {
  return LOCATION.test(text) || POSITION.some((pattern) => pattern.test(text));
}

/** Detects more in a box's description than its type, label and a salt. */
function hasPrivatePart(bytes: Uint8Array, { start, label }: SuperBox): boolean {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(start);
  return length - DESCRIPTION - new TextEncoder().encode(label).length > LARGEST_HASH;
}

function textOf(content: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(content);
}
