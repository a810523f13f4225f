import { type ColourProfile, hasLetters, NO_PROFILE } from "@matte/pixels/bytes";
import { isHdr } from "@matte/pixels";
import type { PhotoExtra } from "../header.ts";
import type { CarriedMetadata } from "@matte/metadata";
import type { PhotoKind } from "../registry.ts";
import type { FormatSlice } from "../slice.ts";
import { uuidOf } from "./boxes.ts";
import { withoutAperture } from "./crop.ts";
import { findHeifGainMap } from "./gain-map.ts";
import { auxiliaries, collected, exifPlaces, type HeifFile, openHeif, xmpPlaces } from "./open.ts";
import { probeHeif } from "./probe.ts";
import { profileOf } from "./properties.ts";

/** For EXIF and for XMP; phones' with maker notes have 10 KB. */
const LARGEST_BLOCK = 4 * 1024 * 1024;
/** C2PA manifest store, C2PA 2.1 §A.5. */
const C2PA = "d8fec3d61b0e483c92975828877ec481";
const DEPTH = /^urn:(?:.*:depth|mpeg:hevc:2015:auxid:2)$/;

/** Slice for formats in HEIF boxes. Browsers apply their orientation, which is not metadata. */
export function heifSlice({ kind, name }: { readonly kind: PhotoKind; readonly name: string }): FormatSlice {
  return {
    probe: (file) => probeHeif(file, kind, name),
    collectMetadata: collectHeif,
    findExtras,
    // Data in several places.
    packedMetadata: async (file) => collectHeif(file),
    decodableFile: (file, { aperture }) => stillPicture(aperture === undefined ? file : withoutAperture(file)),
  };
}

/** Major brand of an AVIF with an image sequence, AVIF §8. */
const SEQUENCE = "avis";
const STILL = new TextEncoder().encode("avif");
/** Position of the major brand in a file. */
const BRAND = 8;

/** Names an image sequence a still picture: of the former Chromium shows the first frame, other decoders the primary item. */
function stillPicture(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (!hasLetters(file, BRAND, SEQUENCE)) return [file];
  return [file.subarray(0, BRAND), STILL, file.subarray(BRAND + STILL.length)];
}

function collectHeif(bytes: Uint8Array): CarriedMetadata {
  const file = openHeif(bytes);
  return {
    exif: file && collected(bytes, exifPlaces(bytes, file), LARGEST_BLOCK),
    xmp: file && collected(bytes, xmpPlaces(file), LARGEST_BLOCK),
    extendedXmp: null,
    resources: null,
    profile: file === null ? NO_PROFILE : primaryProfile(bytes, file),
  };
}

function primaryProfile(bytes: Uint8Array, { properties, primary }: HeifFile): ColourProfile {
  return profileOf(bytes, properties.get(primary ?? -1) ?? []);
}

function findExtras(bytes: Uint8Array): readonly PhotoExtra[] {
  const file = openHeif(bytes);
  if (file === null) return [];
  const kinds = auxiliaries(bytes, file).map(({ type }) => type);
  const has = (type: string): boolean => file.top.some((box) => box.type === type);
  return [
    // Losing an HDR picture's brightness is reported as such.
    ...(!isHdr(primaryProfile(bytes, file)) && findHeifGainMap(bytes) === "left-out" ? (["gain-map"] as const) : []),
    // A picture track, or a phone's video in a separate box.
    ...(has("moov") || has("mpvd") ? (["video"] as const) : []),
    ...(kinds.some((kind) => DEPTH.test(kind)) ? (["depth"] as const) : []),
    ...(file.top.some((box) => box.type === "uuid" && uuidOf(bytes, box) === C2PA) ? (["credentials"] as const) : []),
  ];
}
