import { isHdr } from "../../colour/cicp.ts";
import { type ColourProfile, NO_PROFILE, type PhotoExtra } from "../../header.ts";
import type { CarriedMetadata } from "../../metadata/types.ts";
import type { PhotoKind } from "../index.ts";
import type { FormatSlice } from "../slice.ts";
import { uuidOf } from "./boxes.ts";
import { withoutAperture } from "./crop.ts";
import { findHeifGainMap } from "./gain-map.ts";
import { auxiliaries, collected, exifPlaces, type HeifFile, openHeif, xmpPlaces } from "./open.ts";
import { probeHeif } from "./probe.ts";
import { profileOf } from "./properties.ts";

/** Limit of EXIF and of XMP; those of phones with maker notes have 10 KB. */
const LARGEST_BLOCK = 4 * 1024 * 1024;
/** Box of a C2PA manifest store, C2PA 2.1 §A.5. */
const C2PA = "d8fec3d61b0e483c92975828877ec481";
const DEPTH = /^urn:(?:.*:depth|mpeg:hevc:2015:auxid:2)$/;

/** Slice of a format that consists of HEIF's boxes. Browsers apply its orientation, which is no metadata. */
export function heifSlice({ kind, name }: { readonly kind: PhotoKind; readonly name: string }): FormatSlice {
  return {
    probe: (file) => probeHeif(file, kind, name),
    collectMetadata: collectHeif,
    findExtras,
    // Data in several places.
    packedMetadata: async (file) => collectHeif(file),
    decodableFile: (file, { aperture }) => [aperture === undefined ? file : withoutAperture(file)],
  };
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
    // The loss of an HDR picture's own brightness is reported as such.
    ...(!isHdr(primaryProfile(bytes, file)) && findHeifGainMap(bytes) === "left-out" ? (["gain-map"] as const) : []),
    // A track of pictures, or a phone's video in a box of its own.
    ...(has("moov") || has("mpvd") ? (["video"] as const) : []),
    ...(kinds.some((kind) => DEPTH.test(kind)) ? (["depth"] as const) : []),
    ...(file.top.some((box) => box.type === "uuid" && uuidOf(bytes, box) === C2PA) ? (["credentials"] as const) : []),
  ];
}
