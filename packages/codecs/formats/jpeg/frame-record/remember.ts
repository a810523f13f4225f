import type { FramedPicture, FramedPlace } from "../../../metadata/types.ts";
import { type LosslessSource, openLossless } from "../lossless/open.ts";
import { scanHash } from "./scan-hash.ts";

/**
 * Photo or gain map of a `FrameRecord`, for a file that is framed losslessly.
 * @returns null if the framed file has other quantisation steps than the photo, whose own data is then gone
 */
export async function rememberPhoto(
  photo: LosslessSource,
  framed: Uint8Array<ArrayBuffer>,
  place: FramedPlace,
): Promise<FramedPicture | null> {
  const opened = openLossless(framed);
  if ("fallbackReason" in opened || stepsOf(opened) !== stepsOf(photo)) return null;
  return { place, scan: await scanHash(framed, place) };
}

function stepsOf({ picture }: LosslessSource): string {
  return picture.components.map(({ quantisation }) => quantisation.join(" ")).join("\n");
}
