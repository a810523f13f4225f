/** Converts a TIFF to a PNG with the same samples, upright. */
import { corrupt, type Trouble, unsupported } from "../header.ts";
import { tags } from "@matte/metadata/exif";
import { JPEG } from "../jpeg/format.ts";
import { jpegWith } from "../jpeg/metadata/write.ts";
import { probeJpeg } from "../jpeg/probe.ts";
import { PNG } from "../png/format.ts";
import { iccChunk, type PngChunk, storedPng } from "@matte/png";
import { resourcesText, xmpText } from "../png/metadata/text.ts";
import { exifBlock, type RawExif } from "../raw/exif-block.ts";
import { metadataSegments } from "../raw/jpeg-segments.ts";
import { PagedFile } from "../raw/paged-file.ts";
import { exifOfTiff, resourcesOfTiff, xmpOfTiff } from "../raw/raw-exif.ts";
import { openTiff } from "../raw/tiff-file.ts";
import { classicTiff } from "./big-tiff.ts";
import { channelsOf, decodeTiff } from "./decode.ts";
import { joinedStrips, joinedTiles } from "@matte/jpeg";
import { profileOfTiff } from "./fields.ts";
import { openTiffPicture, type TiffPicture } from "./open.ts";
import { openJpegTiff } from "./open-jpeg.ts";

/** Samples in memory: 89 megapixels in 16-bit colour. */
const MAX_BYTES = 2 ** 29;
/** PNG 3rd edition table 11.1, by number of channels. */
const COLOUR_TYPES: Readonly<Record<number, number>> = { 1: 0, 2: 4, 3: 2, 4: 6 };
/** LZW's best ratio: 12 bits for its table's longest string, 3,839 bytes. Deflate's is 1,032 (RFC 1951). */
const BEST_RATIO = 2560;

/**
 * Makes a PNG from a TIFF's first picture, upright, since only upright PNGs keep 16 bits; a JPEG from strips or tiles of JPEG.
 * @param file a file whose signature matched
 */
export async function convertTiff(file: Blob): Promise<Blob | Trouble> {
  const classic = await classicTiff(file);
  return classic instanceof Blob ? convertClassic(classic) : classic;
}

async function convertClassic(file: Blob): Promise<Blob | Trouble> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const jpeg = await jpegOf(file, bytes);
  if (jpeg !== null) return jpeg;
  const picture = openTiffPicture(bytes);
  if ("status" in picture) return picture;
  const size = (picture.size.width * picture.size.height * channelsOf(picture) * picture.bits) / 8;
  if (size > MAX_BYTES) return unsupported("very large TIFF");
  const { packed } = picture;
  const stored = packed === null ? size : (size / packed.channels) * (packed.bits / 8);
  if (stored > bytes.length * BEST_RATIO) return { status: "truncated", coded: picture.size };
  if (hasOldLzw(picture, bytes)) return unsupported("old-style LZW TIFF");
  const rows = await decodeTiff(bytes, picture);
  if (rows === null)
    return isCut(picture, bytes) ? { status: "truncated", coded: picture.size } : corrupt("broken strips");
  const head = { ...rows.size, depth: picture.bits, colourType: COLOUR_TYPES[rows.channels] ?? 2 };
  return new Blob(storedPng(head, await chunksOf(file, bytes), rows.bytes), { type: PNG.mediaType });
}

/** Joins strips or tiles of JPEG, whose blocks can then be framed without being encoded again; null for other TIFFs. */
async function jpegOf(file: Blob, bytes: Uint8Array<ArrayBuffer>): Promise<Blob | null> {
  const tiff = openJpegTiff(bytes);
  const jpeg = tiff && (joinedStrips(tiff) ?? joinedTiles(tiff));
  if (jpeg === null || probeJpeg(jpeg).status !== "photo") return null;
  const { exif, xmp, resources } = await metadataOf(file);
  return new Blob([...jpegWith(jpeg, metadataSegments(exif && exifBlock(exif), xmp, resources))], {
    type: JPEG.mediaType,
  });
}

/** TIFF 5.0's LZW, least significant bit first: its clear code begins with 0 and an odd byte. */
function hasOldLzw({ compression, tiles }: TiffPicture, bytes: Uint8Array): boolean {
  const [start = 0] = tiles.offsets;
  return compression === "lzw" && bytes[start] === 0 && ((bytes[start + 1] ?? 0) & 1) === 1;
}

function isCut({ tiles }: TiffPicture, { length }: Uint8Array): boolean {
  return tiles.offsets.some((offset, index) => offset + (tiles.lengths[index] ?? 0) > length);
}

interface TiffMetadata {
  readonly exif: RawExif | null;
  readonly xmp: Uint8Array | null;
  readonly resources: Uint8Array | null;
}

async function metadataOf(file: Blob): Promise<TiffMetadata> {
  const opened = await openTiff(new PagedFile(file), 0);
  if (opened === null) return { exif: null, xmp: null, resources: null };
  const { tiff, first } = opened;
  return {
    exif: await exifOfTiff(tiff, first),
    xmp: await xmpOfTiff(tiff, first),
    resources: await resourcesOfTiff(tiff, first),
  };
}

/** Profile, EXIF, XMP and IPTC. */
async function chunksOf(file: Blob, bytes: Uint8Array): Promise<PngChunk[]> {
  const profile = profileOfTiff(bytes);
  const { exif: found, xmp, resources } = await metadataOf(file);
  const exif = found && exifBlock({ ...found, first: found.first.filter(({ tag }) => tag !== tags.ORIENTATION) });
  return [
    ...(profile === null ? [] : [iccChunk(profile)]),
    ...(exif === null ? [] : [{ type: "eXIf", data: exif }]),
    ...(xmp === null ? [] : [{ type: "iTXt", data: xmpText(xmp) }]),
    ...(resources === null ? [] : [{ type: "tEXt", data: resourcesText(resources) }]),
  ];
}
