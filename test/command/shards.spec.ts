/** Four processes that share a folder of photos without knowing of each other. One of them is killed, and called again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { link, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeAccount } from "../e2e/support/command-line.ts";
import { writePhotos } from "../photos/index.ts";
import { buildProgram, environmentOf, PROGRAM } from "./built-program.ts";

const PHOTOS = 400;
const SHARDS = 4;
const PATIENCE_MS = 300_000;
/** Results after which the second share is killed. */
const KILLED_AFTER = 5;

let folder = "";
const path = (...parts: readonly string[]): string => join(folder, ...parts);

beforeAll(buildProgram, PATIENCE_MS);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-shards-"));
  await writeAccount(path("settings"), "pro");
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes photos into two folders that have the same names, and their list. */
async function writeShoot(): Promise<void> {
  const [photo = ""] = await writePhotos(path("made"), ["one-pixel"]);
  const photos = Array.from({ length: PHOTOS }, (_, at) => path("shoot", `day ${at % 2}`, `IMG_${at >> 1}.jpg`));
  for (const day of ["day 0", "day 1"]) await mkdir(path("shoot", day), { recursive: true });
  for (const one of photos) await link(photo, one);
  await writeFile(path("list"), photos.join("\n"));
}

function start(index: number): ChildProcess {
  const env = { ...environmentOf(folder, path("settings")), JOB_COMPLETION_INDEX: String(index) };
  const args = ["frame", "--files-from", "list", "--shard", "auto", "--out", "out", "--jobs", "1", "--json"];
  return spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { ...env, JOB_COMPLETIONS: String(SHARDS) },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Waits for a call; returns the results that it says it wrote. */
async function resultsOf(child: ChildProcess): Promise<readonly string[]> {
  const [printed] = await Promise.all([text(child.stdout!), once(child, "close")]);
  const records = printed.split("\n").flatMap((line) => (line.endsWith("}") ? [JSON.parse(line) as Record] : []));
  return records.filter(({ status }) => status === "framed").map(({ output }) => output);
}

interface Record {
  readonly status: string;
  readonly output: string;
}

/** Kills a call once some of its results are there. */
async function killAmid(child: ChildProcess): Promise<void> {
  let lines = 0;
  child.stdout?.on("data", (data) => {
    lines += String(data).split("\n").length - 1;
    if (lines >= KILLED_AFTER) child.kill("SIGKILL");
  });
  await once(child, "close");
}

/** Returns the inode of each result: a file written again has another one. */
async function inodesIn(name: string): Promise<ReadonlyMap<string, number>> {
  const names = (await readdir(path(name))).filter((one) => one.endsWith(".jpeg"));
  return new Map(await Promise.all(names.map(async (one) => [one, (await stat(path(name, one))).ino] as const)));
}

describe("Four shares of a folder", () => {
  it(
    "have each photo once and lose none, although one of them is killed and called again",
    async () => {
      await writeShoot();
      const killed = start(1);
      const others = [0, 2, 3].map((index) => resultsOf(start(index)));
      await killAmid(killed);
      const before = await inodesIn("out");
      const resumed = await resultsOf(start(1));
      const written = [...(await Promise.all(others)).flat(), ...resumed];
      const results = await inodesIn("out");
      expect(results.size).toBe(PHOTOS);
      expect(new Set(written).size).toBe(written.length);
      for (const [name, inode] of before) expect(results.get(name)).toBe(inode);
      // Nothing else is left, the part of the killed call neither.
      expect(await readdir(path("out"))).toHaveLength(PHOTOS);
      const again = await Promise.all([0, 1, 2, 3].map((index) => resultsOf(start(index))));
      expect(again.flat()).toEqual([]);
    },
    PATIENCE_MS,
  );
});
