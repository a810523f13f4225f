import type { FoundWords } from "@matte/engine";
import { md5 } from "@matte/pixels";
import { IPTC, readResources } from "../iptc/resources.ts";
import type { CarriedMetadata } from "../types.ts";
import { NO_WORDS } from "./clean.ts";
import { exifWords } from "./exif.ts";
import { iptcWords } from "./iptc.ts";
import { textWords } from "./texts.ts";
import { xmpWords } from "./xmp.ts";

/**
 * Finds words in XMP, then IPTC, EXIF and PNG texts. IPTC precedes XMP if Photoshop's digest shows a later edit (Metadata
 * Working Group, Guidelines 2.0 §3.3). Local dates precede UTC dates. Never throws.
 */
export function wordsOf({ xmp, resources, exif, furtherExif = [], texts = [] }: CarriedMetadata): FoundWords {
  const editors = [xmpWords(xmp), iptcWords(resources)];
  const blocks = [exif, ...furtherExif].map((block) => exifWords(block));
  const sources = [...(isIptcNewer(resources) ? editors.toReversed() : editors), ...blocks, textWords(texts)];
  const { created: _all, ...words } = sources.reduceRight((found, source) => ({ ...found, ...source }), NO_WORDS);
  const dates = sources.flatMap((source) => source.dates);
  const [utc, local] = [dates.filter(isUtc), dates.filter((date) => !isUtc(date))];
  return { ...words, dates: [...local, ...utc, ...sources.flatMap(({ created }) => created)] };
}

/** Returns whether a date is in UTC, perhaps another day than at the photo's location. */
function isUtc(date: string): boolean {
  return /\d{1,2}:\d{2}\S*Z$/u.test(date);
}

/** Photoshop's MD5 for its IPTC block, resource 0x0425. */
const DIGEST = 0x0425;

function isIptcNewer(block: Uint8Array | null): boolean {
  const resources = block === null ? [] : readResources(block);
  const digest = resources.find(({ id }) => id === DIGEST)?.data;
  const iptc = resources.find(({ id }) => id === IPTC)?.data;
  if (digest === undefined || iptc === undefined) return false;
  return hexadecimal(digest) !== md5(iptc);
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
