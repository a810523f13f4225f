/** Decodes and encodes an uploaded logo, so that none of the sent bytes are stored. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { LOGO_LIMIT } from "@matte/contracts/limits";
import { DomainError } from "../domain/domain-error.ts";
import type { Images } from "../images/index.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface LogoPicture {
  /** PNG. */
  readonly picture: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Checks a logo like any other image, in a process of its own.
 * @param uid of the user who sent it
 * @param bytes body of the request, which may be anything
 * @see https://www.w3.org/TR/png-3/#5PNG-file-signature
 * @throws {DomainError} `logo-invalid` for anything but a complete PNG of at most 2,048 pixels a side
 */
export async function readLogoPicture(
  { checker, incoming }: Pick<Images, "checker" | "incoming">,
  uid: string,
  bytes: unknown,
): Promise<LogoPicture> {
  if (!Buffer.isBuffer(bytes) || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw logoInvalid();
  const [input, output] = [incoming.newPath(), incoming.newPath()];
  try {
    await writeFile(input, bytes, { flag: "wx", mode: 0o600 });
    const verdict = await checker.check(uid, { content: "logo", input, output });
    if ("rejected" in verdict) throw logoInvalid();
    const { width, height } = verdict;
    return { picture: await readFile(output), width, height };
  } finally {
    await Promise.all([input, output].map((file) => rm(file, { force: true })));
  }
}

function logoInvalid(): DomainError {
  return new DomainError("logo-invalid", { side: LOGO_LIMIT.side });
}
