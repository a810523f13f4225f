/** Exported pictures as uploads: each without what it says, and no larger than the server takes. */
import { UPLOAD_LIMIT } from "@matte/contracts/limits";
import type { PhotoPool } from "../photos/types.ts";
import { bare } from "./bare.ts";
import type { ExportedPicture, ZippedPicture, ZipToUpload } from "./types.ts";
import type { NewUpload } from "./waiting.ts";
import { picturesIn } from "./zip-entries.ts";

/** Pixels of the long side of a picture that is too large as it is. */
const REDUCED_SIDE = 4096;

type Reducing = Pick<PhotoPool, "load" | "reduce">;

/** One by one, as they are asked for; a picture of which nothing can be made is left out. */
export async function* uploadsOf(
  pool: Reducing,
  pictures: Iterable<ExportedPicture> | AsyncIterable<ExportedPicture>,
): AsyncGenerator<NewUpload> {
  for await (const picture of pictures) {
    const image = await fitting(pool, picture).catch(console.error);
    if (image !== undefined) yield { kind: "matte", name: picture.name, image };
  }
}

/** @param pictures which of the ZIP's, in its order */
export async function* openedPictures(
  zip: ZipToUpload,
  pictures: readonly ZippedPicture[],
): AsyncGenerator<ExportedPicture> {
  yield* picturesIn(zip instanceof Blob ? zip : await zip.getFile(), pictures);
}

/** The picture as it was exported, without what it says, or a copy that the server takes. */
async function fitting(pool: Reducing, { name, blob, pixels }: ExportedPicture): Promise<Blob> {
  if (blob.size <= UPLOAD_LIMIT.bytes && pixels <= UPLOAD_LIMIT.pixels) return bare(blob);
  const file = new File([blob], name, { type: blob.type });
  const { facts } = await pool.load(file);
  return pool.reduce(file, facts, REDUCED_SIDE);
}
