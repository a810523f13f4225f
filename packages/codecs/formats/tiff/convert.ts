/** Converts a TIFF to a PNG with the same samples, upright. */
import { corrupt, type Trouble, unsupported } from "../../header.ts";
import { ORIENTATION } from "../../metadata/exif/tags.ts";
import { PNG } from "../png/format.ts";
import type { PngChunk } from "../png/chunks.ts";
import { resourcesText, xmpText } from "../png/metadata/text.ts";
import { iccChunk } from "../png/pixels.ts";
import { storedPng } from "../png/stored-file.ts";
import { exifBlock } from "../raw/exif-block.ts";
import { PagedFile } from "../raw/paged-file.ts";
import { exifOfTiff, resourcesOfTiff, xmpOfTiff } from "../raw/raw-exif.ts";
import { openTiff } from "../raw/tiff-file.ts";
import { classicTiff } from "./big-tiff.ts";
import { channelsOf, decodeTiff } from "./decode.ts";
import { openTiffPicture, profileOfTiff, type TiffPicture } from "./open.ts";

/** In memory: 89 megapixels in 16-bit colour. */
const MAX_BYTES = 2 ** 29;
/** PNG 3rd edition table 11.1, by number of channels. */
const COLOUR_TYPES: Readonly<Record<number, number>> = { 1: 0, 2: 4, 3: 2, 4: 6 };
/** LZW's best ratio: 12 bits for its table's longest string, 3,839 bytes. Deflate's is 1,032 (RFC 1951). */
const BEST_RATIO = 2560;

/**
 * Makes a PNG from a TIFF's first picture, upright, since only upright PNGs keep 16 bits.
 * @param file a file whose signature matched
 */
export async function convertTiff(file: Blob): Promise<Blob | Trouble> {
  const classic = await classicTiff(file);
  return classic instanceof Blob ? convertClassic(classic) : classic;
}

async function convertClassic(file: Blob): Promise<Blob | Trouble> {
  const bytes = new Uint8Array(await file.arrayBuffer());
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

/** TIFF 5.0's LZW, least significant bit first: its clear code begins with 0 and an odd byte. */
function hasOldLzw({ compression, tiles }: TiffPicture, bytes: Uint8Array): boolean {
  const [start = 0] = tiles.offsets;
  return compression === "lzw" && bytes[start] === 0 && ((bytes[start + 1] ?? 0) & 1) === 1;
}

function isCut({ tiles }: TiffPicture, { length }: Uint8Array): boolean {
  return tiles.offsets.some((offset, index) => offset + (tiles.lengths[index] ?? 0) > length);
}

/** Profile, EXIF, XMP and IPTC. */
async function chunksOf(file: Blob, bytes: Uint8Array): Promise<PngChunk[]> {
  const opened = await openTiff(new PagedFile(file), 0);
  const profile = profileOfTiff(bytes);
  const colour = profile === null ? [] : [iccChunk(profile)];
  if (opened === null) return colour;
  const found = await exifOfTiff(opened.tiff, opened.first);
  const exif = exifBlock({ ...found, first: found.first.filter(({ tag }) => tag !== ORIENTATION) });
  const xmp = await xmpOfTiff(opened.tiff, opened.first);
  const resources = await resourcesOfTiff(opened.tiff, opened.first);
  return [
    ...colour,
    ...(exif === null ? [] : [{ type: "eXIf", data: exif }]),
    ...(xmp === null ? [] : [{ type: "iTXt", data: xmpText(xmp) }]),
    ...(resources === null ? [] : [{ type: "tEXt", data: resourcesText(resources) }]),
  ];
}
