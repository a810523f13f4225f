import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { delimiter, join as path } from "node:path";
import { env } from "node:process";
import { promisify } from "node:util";

/** exiftool, if installed (Debian: libimage-exiftool-perl), decides what other programs read. */
export const hasExiftool = await Promise.any(
  (env["PATH"] ?? "").split(delimiter).map((folder) => access(path(folder, "exiftool"))),
).then(
  () => true,
  () => false,
);

/** By `group:name`. */
export type Tags = Readonly<Record<string, unknown>>;

/** Reads each file's tags. @param tags groups or names; all by default */
export async function exiftool(files: readonly string[], ...tags: readonly string[]): Promise<Tags[]> {
  const options = ["-json", "-a", "-G1", "-n", "-struct", "-validate", ...tags, ...files];
  const { stdout } = await promisify(execFile)("exiftool", options, { maxBuffer: 64 * 1024 * 1024 });
  const found: unknown = JSON.parse(stdout);
  return Array.isArray(found) ? found.map((one: unknown) => ({ ...(one as object) })) : [];
}
