/** Decodes and encodes an uploaded logo, so that no sent bytes are stored. */
import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { LOGO_LIMIT } from "@matte/contracts/limits";
import { DomainError } from "../domain/domain-error.ts";
import type { Images } from "../images/index.ts";
import { receiveFile } from "../images/receive-file.ts";

export interface LogoPicture {
  /** PNG. */
  readonly picture: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Receives a logo and checks it like any other image, in a separate process.
 * @param uid the sender
 * @param body image stream, or whatever another body type was parsed to
 * @throws {DomainError} `logo-invalid` for anything but a complete PNG with at most 2,048 pixels a side;
 * `body-too-large`, `body-invalid`
 */
export async function readLogoPicture(
  { checker, incoming }: Pick<Images, "checker" | "incoming">,
  uid: string,
  body: unknown,
): Promise<LogoPicture> {
  if (!(body instanceof Readable)) throw logoInvalid();
  const [input, output] = [incoming.newPath(), incoming.newPath()];
  try {
    await receiveFile(body, input, LOGO_LIMIT.bytes);
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
