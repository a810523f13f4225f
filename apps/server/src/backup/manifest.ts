import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod/mini";

/** What a backup says of itself; written last, so that what has it is whole. */
const manifest = z.object({
  format: z.literal(1),
  /** When it was begun: what was acknowledged before is in it. ISO 8601. */
  begunAt: z.string(),
  /** What the database had been through. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  /** Keys of images that were deleted while the backup was made: their rows are not restored. */
  gone: z.array(z.string()),
  /** Images that were damaged in their store: their rows are not restored either. Older backups do not have the list. */
  damaged: z.prefault(z.array(z.object({ key: z.string(), why: z.string() })), []),
});

export type Manifest = z.infer<typeof manifest>;
export type DamagedImage = Manifest["damaged"][number];
/** The images that rows tell of, and that are not in the backup. */
export type MissingImages = Pick<Manifest, "gone" | "damaged">;

const NAME = "backup.json";

export function manifestFile(folder: string): string {
  return join(folder, NAME);
}

export function tableFile(folder: string, table: string): string {
  return join(folder, "tables", `${table}.jsonl`);
}

export function imageFile(folder: string, key: string): string {
  return join(folder, "images", ...key.split("/"));
}

/** @throws {BackupError} where there is no finished backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), "utf8").catch(() => null);
  if (text === null) throw new BackupError(`There is no finished backup in ${folder}: ${NAME} is missing.`);
  const parsed = z.safeParse(manifest, parseJson(text));
  if (!parsed.success) throw new BackupError(`${NAME} in ${folder} is not one that this version understands.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Why there is no backup, or none can be restored, in a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
