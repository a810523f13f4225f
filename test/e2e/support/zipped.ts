/** An exported ZIP's contents. */
import JSZip from "jszip";

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Reads a ZIP's files in order, each verified by its checksum. */
export async function filesOfZip(zip: Buffer): Promise<readonly ZippedFile[]> {
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  const stored = Object.values(files).filter(({ dir }) => !dir);
  return Promise.all(stored.map(async (file) => ({ name: file.name, bytes: await file.async("nodebuffer") })));
}

/** Returns names without the parts differing between exports. */
export function plainNames(files: readonly ZippedFile[]): readonly string[] {
  return files.map(({ name }) => name.replace(/matte-[a-z0-9]{4}-\d{8}-/, ""));
}
