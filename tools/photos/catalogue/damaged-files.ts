import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { latin } from "../bytes.ts";
import { pngClaim, writePng } from "../png/writer.ts";
import { rgb } from "../png/pictures.ts";
import { scenePixels } from "../scenes/index.ts";
import { AVIF_PHOTOS } from "./avif-photos.ts";
import { CAMERA_PHOTOS } from "./camera-photos.ts";
import type { Damage, DamagedRecipe } from "./recipe.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const intact = (): Promise<Bytes> => CAMERA_PHOTOS["sony-ilce-7m4"].make();

function damaged(fileName: string, damage: Damage, make: () => Bytes | Promise<Bytes>): DamagedRecipe {
  return { kind: "damaged", fileName, damage, make: async () => make() };
}

/** Finds the entropy-coded data, after the first SOS segment. */
function scanStart(file: Bytes): number {
  for (let at = 2; ;) {
    const length = file[at + 2]! * 256 + file[at + 3]!;
    if (file[at + 1] === 0xda) return at + 2 + length;
    at += 2 + length;
  }
}

function changed(file: Bytes, at: number, ...values: readonly number[]): Bytes {
  file.set(values, at);
  return file;
}

/** Finds the first segment with this marker. */
function markerAt(file: Bytes, marker: number): number {
  for (let at = 2; ; at += 2 + file[at + 2]! * 256 + file[at + 3]!) if (file[at + 1] === marker) return at;
}

const SOF0 = 0xc0;
const DHT = 0xc4;

/** Files that can't be loaded, each with the reader's expected reason. */
export const DAMAGED_FILES = {
  empty: damaged("empty.jpg", "empty", () => new Uint8Array()),
  "zero-bytes": damaged("zero-bytes.jpg", "not-an-image", () => new Uint8Array(20_000)),
  "text-as-jpeg": damaged("text-as-jpeg.jpg", "not-an-image", () => latin("Not a photograph.\n".repeat(40))),
  "gif-as-jpeg": damaged("gif-as-jpeg.jpg", "unsupported", () => GIF),
  "heic-as-jpeg": damaged("heic-as-jpeg.jpg", "truncated", () => HEIC),
  "jpeg-start-only": damaged("jpeg-start-only.jpg", "truncated", () => Uint8Array.of(0xff, 0xd8)),
  "jpeg-header-only": damaged("jpeg-header-only.jpg", "truncated", async () => {
    const file = await intact();
    return file.slice(0, scanStart(file));
  }),
  "jpeg-half": damaged("jpeg-half.jpg", "truncated", async () => {
    const file = await intact();
    const start = scanStart(file);
    return file.slice(0, start + (file.length - start) / 2);
  }),
  /** Cut inside EXIF. */
  "jpeg-in-exif": damaged("jpeg-in-exif.jpg", "truncated", async () => (await intact()).slice(0, 700)),
  /** A zero segment length; at least 2 is required (ITU-T T.81 §B.1.1.4). */
  "jpeg-segment-length": damaged("jpeg-segment-length.jpg", "corrupt", async () => changed(await intact(), 4, 0, 0)),
  /** A Huffman table with more codes than can exist. */
  "jpeg-huffman": damaged("jpeg-huffman.jpg", "corrupt", async () => {
    const file = await intact();
    return changed(file, markerAt(file, DHT) + 5, 200, 200, 200);
  }),
  /** The frame header's marker is replaced. */
  "jpeg-no-frame": damaged("jpeg-no-frame.jpg", "corrupt", async () => {
    const file = await intact();
    return changed(file, markerAt(file, SOF0) + 1, 0xe9);
  }),
  /** The frame header claims 65,535 x 65,535 px. */
  "jpeg-too-large": damaged("jpeg-too-large.jpg", "too-large", async () => {
    const file = await intact();
    return changed(file, markerAt(file, SOF0) + 5, 255, 255, 255, 255);
  }),
  "png-half": damaged("png-half.png", "truncated", () => {
    const file = writePng(rgb(scenePixels("still", 300, 200)));
    return file.slice(0, file.length / 2);
  }),
  "png-header-only": damaged("png-header-only.png", "truncated", () => pngClaim(300, 200)),
  /** The header claims a side beyond JPEG's limit, and 4.9 gigapixels. */
  "png-too-large": damaged("png-too-large.png", "too-large", () => pngClaim(70_000, 70_000)),
  "webp-header-only": damaged("webp-header-only.webp", "truncated", () => latin("RIFF\xff\x00\x00\x00WEBPVP8 ")),
  "avif-half": damaged("avif-half.avif", "truncated", async () => {
    const file = await AVIF_PHOTOS["avif-exif"].make();
    return file.slice(0, file.length / 2);
  }),
  "avif-no-size": damaged("avif-no-size.avif", "corrupt", async () => {
    const file = await AVIF_PHOTOS["avif-exif"].make();
    return changed(file, Buffer.from(file.buffer).indexOf("ispe"), 0);
  }),
} as const;

/** A GIF with one white pixel. */
const GIF = join([
  latin("GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0"),
  latin(",\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;"),
]);

/** A HEIC file's brands as written by phones, without a picture. */
const HEIC = join([latin("\0\0\0\x24ftypheic\0\0\0\0mif1MiHBmiafheictmap"), new Uint8Array(400)]);
