/**
 * Files the command reads: regular ones up to a limit. Others have no end, such as /dev/zero, or never begin, such as a
 * pipe without a writer.
 */
import { constants } from "node:fs";
import { open } from "node:fs/promises";

/** Bytes in the largest photo, also the most read by browsers and returned by Node's calls. */
export const LARGEST_PHOTO = 2 ** 31 - 1;
/** Bytes in the largest look or logo. */
export const LARGEST_HELPER = 64 * 2 ** 20;

/** `special`: a device, a pipe or a socket. */
export type FileFault = "folder" | "link" | "special" | "huge" | "unreadable";

/** A file refused or unreadable. */
export class FileError extends Error {
  override readonly name = "FileError";
  readonly fault: FileFault;

  constructor(fault: FileFault, path: string, options?: ErrorOptions) {
    super(`${path}: ${fault}`, options);
    this.fault = fault;
  }
}

interface ReadOptions {
  /** Limit in bytes. */
  readonly longest: number;
  /** False to refuse a link; folder links along the path are followed. */
  readonly followLinks?: boolean;
}

/** @throws FileError */
export async function readRegularFile(
  path: string,
  { longest, followLinks = true }: ReadOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  // Flags missing on a system are undefined, which sets no bit.
  const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants;
  const file = await open(path, O_RDONLY | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW)).catch((cause: unknown) => {
    throw new FileError(faultOf(cause), path, { cause });
  });
  try {
    const info = await file.stat();
    if (info.isDirectory()) throw new FileError("folder", path);
    if (!info.isFile()) throw new FileError("special", path);
    if (info.size > longest) throw new FileError("huge", path);
    // Files in /proc have size 0, whatever they hold.
    return info.size === 0 ? new Uint8Array() : ((await file.readFile()) as Uint8Array<ArrayBuffer>);
  } catch (cause) {
    throw cause instanceof FileError ? cause : new FileError("unreadable", path, { cause });
  } finally {
    await file.close();
  }
}

/** Reads a stream, such as standard input, up to a limit. @throws FileError */
export async function readStream(
  stream: AsyncIterable<Uint8Array>,
  name: string,
  longest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > longest) throw new FileError("huge", name);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

const FAULTS: Readonly<Record<string, FileFault>> = { EISDIR: "folder", ELOOP: "link", ENXIO: "special" };

function faultOf(error: unknown): FileFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return FAULTS[code] ?? "unreadable";
}
