/** Files that the command writes: whole, or not at all. */
import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { exportNameInFolder, type ExportFormat, uniqueNames } from "@matte/engine";

/** Ending of files that are being written; before it the process's id. */
const PART = /^\.(\d+)-[\da-f-]+\.matte-part$/;

/** Writes a file next to its place and renames it, so that no other program sees a part of it. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${process.pid}-${randomUUID()}.matte-part`);
  try {
    await writeFile(temporary, bytes, { flag: "wx", flush: true });
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Removes what processes that were killed have left in a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => {
    const [, id] = PART.exec(name) ?? [];
    return id !== undefined && !isRunning(Number(id));
  });
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
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

/** True where a file's ending is one of the format's, so that a frame may replace it. */
export function hasFormatEnding(path: string, format: ExportFormat): boolean {
  return ENDINGS[format].includes(extname(path).toLowerCase());
}

/** Paths in a folder, of which no two are the same. */
export function outputPaths(folder: string, photos: readonly string[], format: ExportFormat): readonly string[] {
  const names = photos.map((photo) => exportNameInFolder({ original: basename(photo), format }));
  return uniqueNames(names).map((name) => join(folder, name));
}
