/** A logo as it may be stored: what was decoded and encoded again, nothing as it was sent. */
import { LOGO_LIMIT } from "@matte/contracts/limits";
import sharp from "sharp";
import { DomainError } from "../domain/domain-error.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface LogoPicture {
  /** PNG. */
  readonly picture: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * @param bytes what came: anything
 * @see https://www.w3.org/TR/png-3/#5PNG-file-signature
 * @throws {DomainError} `invalid` for what is no whole PNG of at most 2,048 pixels a side
 */
export async function readLogoPicture(bytes: unknown): Promise<LogoPicture> {
  if (!Buffer.isBuffer(bytes) || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw refusal();
  try {
    const image = sharp(bytes, { limitInputPixels: LOGO_LIMIT.side ** 2, failOn: "truncated" });
    const { width, height } = await image.metadata();
    if (width > LOGO_LIMIT.side || height > LOGO_LIMIT.side) throw refusal();
    const { data } = await image.png().toBuffer({ resolveWithObject: true });
    return { picture: data, width, height };
  } catch (error) {
    throw error instanceof DomainError ? error : refusal(error);
  }
}

function refusal(cause?: unknown): DomainError {
  return new DomainError("logo-invalid", { side: LOGO_LIMIT.side }, { cause });
}
