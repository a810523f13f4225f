/** Exported pictures as uploads: without metadata, and no larger than the server accepts. */
import { UPLOAD_LIMIT } from "@matte/contracts/limits";
import type { PhotoPool } from "../photos/types.ts";
import { stripMetadata } from "./strip-metadata.ts";
import type { ExportedPicture, ZippedPicture, ZipToUpload } from "./types.ts";
import type { NewUpload } from "./upload.ts";
import { picturesIn } from "./zip-entries.ts";

/** Long side in pixels of the copy of a picture that is too large. */
const REDUCED_SIDE = 4096;

type Reducing = Pick<PhotoPool, "load" | "reduce">;

/** Makes uploads one by one, on demand; pictures that cannot be read are logged and left out. */
export async function* uploadsOf(
  pool: Reducing,
  pictures: Iterable<ExportedPicture> | AsyncIterable<ExportedPicture>,
): AsyncGenerator<NewUpload> {
  for await (const picture of pictures) {
    const image = await fitting(pool, picture).catch(console.error);
    if (image !== undefined) yield { kind: "matte", name: picture.name, image };
  }
}

/** @param pictures all that the ZIP holds, in its order */
export async function* openedPictures(
  zip: ZipToUpload,
  pictures: readonly ZippedPicture[],
): AsyncGenerator<ExportedPicture> {
  yield* picturesIn(zip instanceof Blob ? zip : await zip.getFile(), pictures);
}

/** Returns the picture without metadata, or a smaller copy that the server accepts. */
async function fitting(pool: Reducing, { name, blob, pixels }: ExportedPicture): Promise<Blob> {
  if (blob.size <= UPLOAD_LIMIT.bytes && pixels <= UPLOAD_LIMIT.pixels) return stripMetadata(blob);
  const file = new File([blob], name, { type: blob.type });
  const { facts } = await pool.load(file);
  return pool.reduce(file, facts, REDUCED_SIDE);
}
