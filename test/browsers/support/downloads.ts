import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { ExportedFile } from "../../e2e/support/exported.ts";

/** Incomplete downloads' names. */
const UNFINISHED = /\.(?:part|wkdownload)$/;

/** Returns the single file downloaded by an action. */
export async function downloaded(folder: string, action: () => Promise<unknown>): Promise<ExportedFile> {
  const before = new Set(await readdir(folder));
  await action();
  let fresh: readonly string[] = [];
  await expect(async () => {
    fresh = (await readdir(folder)).filter((name) => !before.has(name));
    expect(fresh).toHaveLength(1);
    expect(fresh[0]).not.toMatch(UNFINISHED);
    // Firefox reserves the name with an empty file while it writes another one.
    expect((await readFile(join(folder, fresh[0]!))).length).toBeGreaterThan(0);
  }).toPass({ intervals: [100, 200, 500], timeout: 60_000 });
  return { name: fresh[0]!, bytes: await readFile(join(folder, fresh[0]!)) };
}
