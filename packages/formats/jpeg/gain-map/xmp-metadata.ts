/** Gain map metadata in XMP: Adobe's and Ultra HDR's `hdrgm`, and Apple's. */
import {
  array,
  EMPTY,
  find,
  items,
  NAMESPACE,
  simple,
  withProperty,
  type XmlName,
  type XmpDocument,
} from "@matte/metadata/xmp";
import type { GainMetadata, GainRange } from "./types.ts";
import { validMetadata } from "./valid-metadata.ts";

type Three = readonly [number, number, number];

function hdrgm(local: string): XmlName {
  return { namespace: NAMESPACE.hdrgm, prefix: "hdrgm", local };
}

export const HDRGM_VERSION = hdrgm("Version");
const MIN = hdrgm("GainMapMin");
const MAX = hdrgm("GainMapMax");
const APPLE_VERSION: XmlName = { namespace: NAMESPACE.HDRGainMap, prefix: "HDRGainMap", local: "HDRGainMapVersion" };
const APPLE_HEADROOM: XmlName = { ...APPLE_VERSION, local: "HDRGainMapHeadroom" };

/** Default offset (Ultra HDR 1.1), which keeps black from infinite gain. */
const OFFSET = 1 / 64;

/** Reads a map's XMP packet; null without metadata, or for impossible numbers. */
export function hdrgmMetadata(document: XmpDocument): GainMetadata | null {
  if (find(document, HDRGM_VERSION) === undefined) return null;
  const [min, max, gamma] = [three(document, MIN, 0), three(document, MAX, 1), three(document, hdrgm("Gamma"), 1)];
  const base = three(document, hdrgm("OffsetSDR"), OFFSET);
  const alternate = three(document, hdrgm("OffsetHDR"), OFFSET);
  const channel = (index: 0 | 1 | 2): GainRange => ({
    min: min[index],
    max: max[index],
    gamma: gamma[index],
    baseOffset: base[index],
    alternateOffset: alternate[index],
  });
  return validMetadata({
    form: "hdrgm",
    channels: [channel(0), channel(1), channel(2)],
    baseHeadroom: three(document, hdrgm("HDRCapacityMin"), 0)[0],
    alternateHeadroom: three(document, hdrgm("HDRCapacityMax"), 1)[0],
  });
}

/** Reads one number for all channels or one each; NaN for anything else. */
function three(document: XmpDocument, name: XmlName, absent: number): Three {
  const property = find(document, name);
  if (property === undefined) return [absent, absent, absent];
  const [first = Number.NaN, second = first, third = first, ...more] = items(property).map(decimal);
  return more.length === 0 ? [first, second, third] : [Number.NaN, Number.NaN, Number.NaN];
}

function decimal(text: string): number {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
}

/** Extends the properties' ranges to gain 1. */
export function hdrgmWithUnity(document: XmpDocument, { channels }: GainMetadata): XmpDocument {
  const min = channels.map((channel) => String(Math.min(0, channel.min)));
  const max = channels.map((channel) => String(Math.max(0, channel.max)));
  return [oneOrThree(MIN, min), oneOrThree(MAX, max)].reduce(withProperty, document);
}

function oneOrThree(name: XmlName, texts: readonly string[]) {
  const [first = "0"] = texts;
  return texts.every((text) => text === first) ? simple(name, first) : array(name, "Seq", texts);
}

/** Stops above SDR white in Apple photos; older versions state them in the maker note. */
const APPLE_STOPS = 3;

/** Reads Apple's metadata from a map's packet; code 0 is gain 1. Null without metadata, or for impossible numbers. */
export function appleMetadata(document: XmpDocument, noteStops: number | null): GainMetadata | null {
  return find(document, APPLE_VERSION) === undefined ? null : appleMapMetadata(document, noteStops);
}

/** Reads {@link appleMetadata} for a picture known to be a gain map. */
export function appleMapMetadata(document: XmpDocument, noteStops: number | null): GainMetadata | null {
  const headroom = find(document, APPLE_HEADROOM);
  const stated = headroom === undefined ? null : Math.log2(decimal(items(headroom)[0] ?? ""));
  const stops = stated ?? noteStops ?? APPLE_STOPS;
  const range = { min: 0, max: stops, gamma: 1, baseOffset: 0, alternateOffset: 0 };
  return validMetadata({ form: "apple", channels: [range, range, range], baseHeadroom: 0, alternateHeadroom: stops });
}

/** Writes a map's properties, and Ultra HDR's version 1.0. */
export function hdrgmDocument({ channels, baseHeadroom, alternateHeadroom }: GainMetadata): XmpDocument {
  const texts = (field: keyof GainRange): string[] => channels.map((channel) => rounded(channel[field]));
  const properties = [
    simple(HDRGM_VERSION, "1.0"),
    simple(hdrgm("BaseRenditionIsHDR"), "False"),
    oneOrThree(MIN, texts("min")),
    oneOrThree(MAX, texts("max")),
    oneOrThree(hdrgm("Gamma"), texts("gamma")),
    oneOrThree(hdrgm("OffsetSDR"), texts("baseOffset")),
    oneOrThree(hdrgm("OffsetHDR"), texts("alternateOffset")),
    simple(hdrgm("HDRCapacityMin"), rounded(baseHeadroom)),
    simple(hdrgm("HDRCapacityMax"), rounded(alternateHeadroom)),
  ];
  return { ...EMPTY, properties };
}

/** Six decimals, like ISO 21496-1's block. */
function rounded(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}
