/** Extracts the camera's JPEG from a raw file. */
import { type ByteRange, hasLetters, u32be } from "@matte/pixels/bytes";
import { type Trouble, unsupported } from "../header.ts";
import { JPEG } from "../jpeg/format.ts";
import { jpegWith } from "../jpeg/metadata/write.ts";
import { probeJpeg } from "../jpeg/probe.ts";
import { readCr3 } from "./cr3.ts";
import { exifBlock, type RawExif } from "./exif-block.ts";
import { type EmbeddedJpeg, jpegAt } from "./jpeg-at.ts";
import { metadataSegments } from "./jpeg-segments.ts";
import { PagedFile } from "./paged-file.ts";
import { exifOfTiff, resourcesOfTiff, xmpOfTiff } from "./raw-exif.ts";
import { openTiff } from "./tiff-file.ts";
import { previewsOfTiff } from "./tiff-jpegs.ts";

/** A raw file's container. */
interface Container {
  readonly jpegs: readonly ByteRange[];
  readonly exif: RawExif | null;
  readonly xmp: Uint8Array | null;
  /** Photoshop image resources with IPTC. */
  readonly resources?: Uint8Array | null;
  /** True if a picture, perhaps the only preview, is JPEG XL. */
  readonly hasJpegXl?: boolean;
}

/** Pictures must be longer than this: EXIF thumbnails have 160 pixels, some raw files' 320. */
const THUMBNAIL_SIDE = 320;
/** RAF header fields, as exiftool documents them: its JPEG's offset and length. */
const RAF = { head: 92, offset: 84, length: 88 };

/**
 * Makes a JPEG from a raw file's largest embedded JPEG and metadata. Reads little more than that JPEG.
 * @param file a file whose signature matched
 */
export async function convertRaw(file: Blob): Promise<Blob | Trouble> {
  const paged = new PagedFile(file);
  const { jpegs, exif, xmp, resources = null, hasJpegXl = false } = await containerOf(paged);
  let trouble: Trouble = hasJpegXl ? unsupported("camera raw (JPEG XL preview)") : { status: "no-camera-jpeg" };
  for (const { range } of await picturesIn(paged, jpegs)) {
    const jpeg = new Uint8Array(await file.slice(range.start, range.end).arrayBuffer());
    const probed = probeJpeg(jpeg);
    if (probed.status !== "photo") {
      trouble = probed;
      continue;
    }
    // A JPEG with EXIF, as in RAF and RW2, is complete.
    const segments =
      probed.header.exif === null ? metadataSegments(exif === null ? null : exifBlock(exif), xmp, resources) : [];
    return new Blob(segments.length === 0 ? [jpeg] : [...jpegWith(jpeg, segments)], { type: JPEG.mediaType });
  }
  return trouble;
}

async function containerOf(file: PagedFile): Promise<Container> {
  const head = await file.bytes(0, RAF.head);
  if (head !== null && hasLetters(head, 0, "FUJIFILMCCD-RAW")) {
    const start = u32be(head, RAF.offset);
    return { jpegs: [{ start, end: start + u32be(head, RAF.length) }], exif: null, xmp: null };
  }
  if (head !== null && hasLetters(head, 4, "ftypcrx ")) return readCr3(file);
  const opened = await openTiff(file, 0);
  if (opened === null) return { jpegs: [], exif: null, xmp: null };
  const { tiff, first } = opened;
  return {
    ...(await previewsOfTiff(tiff, first)),
    exif: await exifOfTiff(tiff, first),
    xmp: await xmpOfTiff(tiff, first),
    resources: await resourcesOfTiff(tiff, first),
  };
}

/** Finds all pictures except thumbnails, largest first. */
async function picturesIn(file: PagedFile, ranges: readonly ByteRange[]): Promise<EmbeddedJpeg[]> {
  const found: EmbeddedJpeg[] = [];
  for (const range of ranges) {
    const jpeg = await jpegAt(file, range);
    if (jpeg !== null && Math.max(jpeg.size.width, jpeg.size.height) > THUMBNAIL_SIDE) found.push(jpeg);
  }
  return found.toSorted((a, b) => b.size.width * b.size.height - a.size.width * a.size.height);
}
