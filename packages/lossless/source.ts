/** A JPEG with what its headers say. */
import { jpegFormat, type PhotoHeader } from "@matte/formats";
import { type LosslessSource, openLossless } from "@matte/jpeg/lossless";
import { coloursOf, type FrameColours } from "@matte/framing/read/colour-profile.ts";
import { LosslessError } from "./lossless-error.ts";
import { losslessError } from "./reasons.ts";

export interface JpegSource {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly header: PhotoHeader;
  readonly opened: LosslessSource;
}

/** @throws {LosslessError} for a file that cannot be framed without encoding it again */
export function openSource(file: Uint8Array): JpegSource {
  if (file[0] !== 0xff || file[1] !== 0xd8) throw new LosslessError("not-a-jpeg", "The file does not begin as a JPEG.");
  const bytes = file as Uint8Array<ArrayBuffer>;
  const found = jpegFormat.probe(bytes);
  if (found.status !== "photo") throw new LosslessError("damaged", found.status);
  const opened = openLossless(bytes, found.header.segments);
  if ("fallbackReason" in opened) throw losslessError(opened.fallbackReason, opened.detail);
  return { bytes, header: found.header, opened };
}

/** @throws {LosslessError} for a profile that no colour can be converted into */
export async function frameColours(source: JpegSource): Promise<FrameColours> {
  const colours = await coloursOf(source);
  if (colours.kind === "unreadable") throw losslessError("profile");
  return colours;
}
