/** Writes a body to a file on arrival, so that it takes no memory. */
import { createWriteStream } from "node:fs";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError } from "../domain/domain-error.ts";

/**
 * @param path for a new file
 * @throws {DomainError} `body-too-large`, or `body-invalid` for an incomplete body
 */
export async function receiveFile(body: Readable, path: string, maxBytes: number): Promise<void> {
  try {
    await pipeline(body, limitedTo(maxBytes), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    if (error instanceof DomainError || (error instanceof Error && "syscall" in error)) throw error;
    throw new DomainError("body-invalid", undefined, { cause: error });
  }
}

function limitedTo(maxBytes: number): Transform {
  let left = maxBytes;
  return new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      left -= bytes.length;
      if (left < 0) done(new DomainError("body-too-large"));
      else done(null, bytes);
    },
  });
}
