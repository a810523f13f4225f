import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod/mini";

/** Backup manifest; written last, so that only a complete backup has one. */
const manifest = z.object({
  format: z.literal(1),
  /** Start time, ISO 8601: the backup contains everything acknowledged before. */
  begunAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  /** Keys for images deleted during the backup: their rows are not restored. */
  gone: z.array(z.string()),
  /** Images damaged in the store: their rows are not restored either. Older backups lack this list. */
  damaged: z.prefault(z.array(z.object({ key: z.string(), why: z.string() })), []),
});

export type Manifest = z.infer<typeof manifest>;
export type DamagedImage = Manifest["damaged"][number];
/** Images with rows but without a file in the backup. */
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

/** @throws {BackupError} for a folder without a finished backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), "utf8").catch(() => null);
  if (text === null) throw new BackupError(`There is no finished backup in ${folder}: ${NAME} is missing.`);
  const parsed = z.safeParse(manifest, parseJson(text));
  if (!parsed.success) throw new BackupError(`${NAME} in ${folder} isn’t valid for this version.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Failed backup or restoration; the message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
