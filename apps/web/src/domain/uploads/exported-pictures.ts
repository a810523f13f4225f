/** Exported pictures as uploads: without metadata, and no larger than the server accepts. */
import { FORMATS } from "@matte/formats/registry";
import { UPLOAD_LIMIT } from "@matte/contracts/limits";
import type { PhotoPool } from "../photos/types.ts";
import { stripMetadata } from "./strip-metadata.ts";
import type { ExportedPicture, ZippedPicture, ZipToUpload, NewUpload } from "./types.ts";

/** Long side in pixels for copies of pictures that are too large. */
const REDUCED_SIDE = 4096;

type Reducing = Pick<PhotoPool, "load" | "reduce">;

/** Makes uploads one by one, on demand; unreadable pictures are logged and left out. */
export async function* uploadsOf(
  pool: Reducing,
  pictures: Iterable<ExportedPicture> | AsyncIterable<ExportedPicture>,
): AsyncGenerator<NewUpload> {
  for await (const picture of pictures) {
    const image = await fitting(pool, picture).catch(console.error);
    if (image !== undefined) yield { kind: "matte", name: picture.name, image };
  }
}

/** @param pictures all pictures in the ZIP, in order */
export async function* openedPictures(
  zip: ZipToUpload,
  pictures: readonly ZippedPicture[],
): AsyncGenerator<ExportedPicture> {
  yield* picturesIn(zip instanceof Blob ? zip : await zip.getFile(), pictures);
}

/** Returns the picture without metadata, or a smaller copy if the server would not accept it. */
async function fitting(pool: Reducing, { name, blob, pixels }: ExportedPicture): Promise<Blob> {
  if (blob.size <= UPLOAD_LIMIT.bytes && pixels <= UPLOAD_LIMIT.pixels) return stripMetadata(blob);
  const file = new File([blob], name, { type: blob.type });
  const { facts } = await pool.load(file);
  return pool.reduce(file, facts, REDUCED_SIDE);
}

const LOCAL_HEADER = 30;
const [LOCAL, CENTRAL] = [0x04034b50, 0x02014b50] as const;
/** Without and with 64-bit sizes, APPNOTE 4.3.9.2. */
const DESCRIPTORS = [16, 24, 0] as const;

/** @param pictures all pictures in the ZIP, in order @throws when the ZIP differs */
export async function* picturesIn(zip: Blob, pictures: readonly ZippedPicture[]): AsyncGenerator<ExportedPicture> {
  let at = 0;
  for (const { name, bytes, pixels } of pictures) {
    const header = new DataView(await zip.slice(at, at + LOCAL_HEADER).arrayBuffer());
    if (header.getUint32(0, true) !== LOCAL) throw new Error("The ZIP holds something else.");
    const start = at + LOCAL_HEADER + header.getUint16(26, true) + header.getUint16(28, true);
    const type = FORMATS.find(({ endings }) => endings.some((ending) => name.endsWith(`.${ending}`)))?.mediaType;
    at = await nextHeader(zip, start + bytes);
    yield { name: baseName(name), blob: zip.slice(start, start + bytes, type), pixels };
  }
}

async function nextHeader(zip: Blob, end: number): Promise<number> {
  for (const length of DESCRIPTORS) {
    const bytes = await zip.slice(end + length, end + length + 4).arrayBuffer();
    const signature = bytes.byteLength === 4 ? new DataView(bytes).getUint32(0, true) : 0;
    if (signature === LOCAL || signature === CENTRAL) return end + length;
  }
  throw new Error("The ZIP has no end.");
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
