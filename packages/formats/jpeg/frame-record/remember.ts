import { type FramedPlace, type LosslessSource, withQuotients } from "@matte/jpeg/lossless";
import { scanHash } from "./scan-hash.ts";
import type { FramedPicture } from "./types.ts";

/**
 * Makes a `FrameRecord`'s photo or gain map, for a losslessly framed file.
 * @param framed file written by us, whose quantisation steps divide the photo's
 */
export async function rememberPhoto(
  photo: LosslessSource,
  framed: Uint8Array<ArrayBuffer>,
  place: FramedPlace,
): Promise<FramedPicture> {
  const remembered = withQuotients(photo, framed, place);
  return { place: remembered, scan: await scanHash(framed, remembered) };
}
