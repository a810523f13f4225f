/** The built command line with a folder full of photos: a tenth or fewer in `npm test`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { link, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { writeAccount } from "../e2e/support/command-line.ts";
import { effort } from "../effort.ts";
import { writePhotos } from "../photos/index.ts";
import { buildProgram, environmentOf, PROGRAM } from "./built-program.ts";

const PHOTOS = effort(100, 10_000);
/** The program's memory limit in megabytes. */
const MOST_MEMORY = 300;
const PATIENCE_MS = effort(180_000, 3_600_000);

let folder = "";
beforeAll(buildProgram, PATIENCE_MS);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-many-"));
  await writeAccount(join(folder, "settings"), "pro");
});
afterEach(() => rm(folder, { recursive: true }));

it.runIf(process.platform === "linux")(
  `${PHOTOS} photos in a watched folder are framed in less than ${MOST_MEMORY} MB`,
  async () => {
    const [photo = ""] = await writePhotos(join(folder, "photos"), ["one-pixel"]);
    const [watched, out] = [join(folder, "watched"), join(folder, "out")];
    await mkdir(watched);
    for (let number = 0; number < PHOTOS; number += 1) await link(photo, join(watched, `${number}.jpg`));
    const env = environmentOf(folder, join(folder, "settings"));
    const child = spawn(process.execPath, [PROGRAM, "watch", watched, "--out", out, "--jobs", "1"], {
      env,
      stdio: "ignore",
    });
    const ended = once(child, "close");
    const results = async (): Promise<number> => (await readdir(out).catch(() => [])).length;
    await expect.poll(results, { timeout: PATIENCE_MS, interval: 500 }).toBe(PHOTOS);
    const peak = /^VmHWM:\s*(\d+) kB$/m.exec(await readFile(`/proc/${child.pid}/status`, "utf8"))?.[1];
    child.kill("SIGINT");
    expect(await ended).toEqual([130, null]);
    expect(Number(peak) / 1024).toBeLessThan(MOST_MEMORY);
  },
  PATIENCE_MS,
);
