/** Files written by the command: whole, or not at all. */
import { createHash, randomUUID } from "node:crypto";
import { access, chmod, type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import { exportNameInFolder, type ExportFormat, uniqueNames } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";

/** Computers that share a folder do not know each other's processes. */
const HOST = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
/** Name for a file being written, with its process id and computer. */
const PART = /^\.(\d+)(?:@([\da-f]{8}))?-[\da-f-]+\.matte-part$/;

/**
 * Later, a part counts as left over even if its process id is running, since in containers all have the same, or if it
 * is another computer's.
 */
const ABANDONED_MS = 60 * 60_000;

/** A result that cannot be written. */
export class UnwritableError extends Error {
  override readonly name = "UnwritableError";
}

/**
 * Writes a file next to its place and renames it, so that no other program sees a part. A replaced file's permissions
 * stay, and a read-only file is kept.
 * @throws UnwritableError
 */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await writeParts(path, async (put) => {
    await put(bytes);
    return { keep: true, result: null };
  });
}

/** Fate of a written file. */
export interface Written<Result> {
  /** False to leave the place as it was. */
  readonly keep: boolean;
  readonly result: Result;
}

/** {@link writeWhole} for a file that is made part by part. @throws UnwritableError, and what `write` throws */
export async function writeParts<Result>(
  path: string,
  write: (put: (bytes: Uint8Array) => Promise<void>) => Promise<Written<Result>>,
): Promise<Result> {
  const temporary = join(dirname(path), `.${process.pid}@${HOST}-${randomUUID()}.matte-part`);
  try {
    const mode = await unwritable(() => modeFor(path));
    const file = await unwritable(() => open(temporary, "wx", mode ?? 0o666));
    const { keep, result } = await filled(file, write);
    if (keep)
      await unwritable(async () => {
        // The umask takes bits from a new file's mode.
        if (mode !== null) await chmod(temporary, mode);
        await rename(temporary, path);
      });
    return result;
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

async function filled<Result>(
  file: FileHandle,
  write: (put: (bytes: Uint8Array) => Promise<void>) => Promise<Written<Result>>,
): Promise<Written<Result>> {
  try {
    const written = await write((bytes) => unwritable(() => file.writeFile(bytes)));
    await unwritable(() => file.sync());
    return written;
  } finally {
    await file.close();
  }
}

/** Makes the folder. @returns the permissions of a replaced file, null without one */
async function modeFor(path: string): Promise<number | null> {
  await mkdir(dirname(path), { recursive: true });
  const mode = await stat(path).then(
    (replaced) => replaced.mode & 0o777,
    () => null,
  );
  // As for a photo protected in the camera.
  if (mode !== null && (mode & 0o222) === 0) throw new Error("The file is read-only");
  return mode;
}

async function unwritable<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((cause: unknown) => {
    throw new UnwritableError(String(cause), { cause });
  });
}
/** Removes what killed processes left in a folder. @param inside true to include its subfolders */
export async function removeLeftovers(folder: string, inside = false): Promise<void> {
  const paths = await readdir(folder, { recursive: inside }).catch(() => []);
  await Promise.all(
    paths.map(async (path) => {
      const [, id, host = HOST] = PART.exec(basename(path)) ?? [];
      if (id === undefined) return;
      const mayRun = host !== HOST || isRunning(Number(id));
      if (mayRun && !(await isAbandoned(join(folder, path)))) return;
      await rm(join(folder, path), { force: true }).catch(() => undefined);
    }),
  );
}

async function isAbandoned(path: string): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs > ABANDONED_MS;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Another user's process.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

const ENDINGS: Readonly<Record<ExportFormat, readonly string[]>> = {
  jpeg: [".jpg", ".jpeg", ".jpe"],
  png: [".png"],
  webp: [".webp"],
};

/** True if a file's ending is one of the format's, so that a frame may replace it. */
export function hasFormatEnding(path: string, format: ExportFormat): boolean {
  return ENDINGS[format].includes(extname(path).toLowerCase());
}

/** Returns distinct paths in a folder. */
export function outputPaths(folder: string, photos: readonly string[], format: ExportFormat): readonly string[] {
  const names = photos.map((photo) => exportNameInFolder({ original: basename(photo), format }));
  return uniqueNames(names).map((name) => join(folder, name));
}

/**
 * Compares photos and results by their place on disk, since a file may have several paths.
 * @throws UsageError for a result that would replace one of the photos
 */
export async function assertPhotosStay(photos: readonly string[], outputs: readonly (string | null)[]): Promise<void> {
  const existing = new Map<string, string>();
  for (const output of outputs) {
    const place = output === null ? null : await placeOnDisk(output);
    if (place !== null && output !== null) existing.set(place, output);
  }
  // Of a million photos on a network drive none is looked at for a fresh folder.
  if (existing.size === 0) return;
  for (const place of await Promise.all(photos.map(placeOnDisk))) {
    const replacing = place === null ? undefined : existing.get(place);
    if (replacing !== undefined) throw new UsageError(cli.errors.replacesPhoto(replacing));
  }
}

/** @returns null for a missing file */
async function placeOnDisk(path: string): Promise<string | null> {
  const info = await stat(path, { bigint: true }).catch(() => null);
  return info && `${info.dev}:${info.ino}`;
}
