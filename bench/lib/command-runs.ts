/** Calls the built command line in separate folders, signed in with the Pro plan. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { largePhotoPath } from "../../test/photos/index.ts";
import { writeAccount } from "../../test/e2e/support/command-line.ts";
import { linksTo } from "./links.ts";

/** The built command line. */
export const PROGRAM = fileURLToPath(new URL("../../apps/cli/dist/main.js", import.meta.url));

export interface Folder {
  readonly photos: readonly string[];
  /** Results folder. */
  readonly out: string;
  /** Starts `matte frame` with all photos. */
  readonly start: () => ChildProcess;
}

/** Runs an action with this many 24-megapixel photos, and removes them. */
export async function withPhotos<T>(count: number, action: (folder: Folder) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), "matte-command-"));
  try {
    await writeAccount(root, "pro");
    const photos = await linksTo(await largePhotoPath(24), root, count);
    const out = join(root, "out");
    return await action({ photos, out, start: () => startCommand(root, ["frame", "--json", "--out", out, ...photos]) });
  } finally {
    await rm(root, { recursive: true });
  }
}

function startCommand(settings: string, args: readonly string[]): ChildProcess {
  const env = { ...process.env, XDG_CONFIG_HOME: settings };
  return spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ["ignore", "pipe", "inherit"] });
}

/** Counts a call's printed statuses. @throws for an exit code other than 0 */
export async function statusesOf(child: ChildProcess): Promise<ReadonlyMap<string, number>> {
  let printed = "";
  child.stdout?.on("data", (bytes: Buffer) => (printed += bytes.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The command ended with code ${code}.`);
  const counts = new Map<string, number>();
  for (const line of printed.trim().split("\n")) {
    const { status } = JSON.parse(line) as { readonly status: string };
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return counts;
}
