/** Decodes and encodes an uploaded logo, so that none of the sent bytes are stored. */
import { LOGO_LIMIT } from "@matte/contracts/limits";
import sharp from "sharp";
import { DomainError } from "../domain/domain-error.ts";

const { side } = LOGO_LIMIT;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface LogoPicture {
  /** PNG. */
  readonly picture: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * @param bytes body of the request, which may be anything
 * @see https://www.w3.org/TR/png-3/#5PNG-file-signature
 * @throws {DomainError} `logo-invalid` for anything but a complete PNG of at most 2,048 pixels a side
 */
export async function readLogoPicture(bytes: unknown): Promise<LogoPicture> {
  if (!Buffer.isBuffer(bytes) || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw logoInvalid();
  try {
    const image = sharp(bytes, { limitInputPixels: side ** 2, failOn: "truncated" });
    const { width, height } = await image.metadata();
    if (width > side || height > side) throw logoInvalid();
    const { data } = await image.png().toBuffer({ resolveWithObject: true });
    return { picture: data, width, height };
  } catch (error) {
    throw error instanceof DomainError ? error : logoInvalid(error);
  }
}

function logoInvalid(cause?: unknown): DomainError {
  return new DomainError("logo-invalid", { side }, { cause });
}
