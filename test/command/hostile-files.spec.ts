/** The built command line with files that have no end, never begin or do not fit. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writePhotos } from "../photos/index.ts";
import { writeAccount } from "../e2e/support/command-line.ts";
import { buildProgram, environmentOf, PROGRAM } from "./built-program.ts";

const PATIENCE_MS = 180_000;
/** Processor seconds allowed per call, its start included, which takes one. */
const QUICK_S = 5;

let folder = "";
const path = (name: string): string => join(folder, name);

beforeAll(buildProgram, PATIENCE_MS);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-hostile-"));
  await writeAccount(path("settings"), "pro");
});
afterEach(() => rm(folder, { recursive: true }));

interface Called {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly error: string;
}

/** Starts a call under shell limits, such as `ulimit -f 100`. */
function start(args: readonly string[], limits = "true"): ChildProcess {
  const env = environmentOf(folder, path("settings"));
  const script = `${limits}; exec "$0" "$@"`;
  return spawn("/bin/bash", ["-c", script, process.execPath, PROGRAM, ...args], { cwd: folder, env });
}

async function endOf(child: ChildProcess): Promise<Called> {
  let error = "";
  child.stderr?.on("data", (text) => (error += String(text)));
  child.stdout?.resume();
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  return { code, signal, error };
}

const call = (args: readonly string[], limits?: string): Promise<Called> => endOf(start(args, limits));

async function writeHostileFiles(): Promise<void> {
  await symlink("/dev/zero", path("zero.jpg"));
  execFileSync("mkfifo", [path("pipe.jpg")]);
  await mkdir(path("folder.jpg"));
  await writeFile(path("sparse.jpg"), "");
  await truncate(path("sparse.jpg"), 20e9);
}

const HOSTILE = ["zero.jpg", "pipe.jpg", "folder.jpg", "sparse.jpg"];
const SENTENCES = [
  /zero\.jpg” isn’t a file but a device/,
  /pipe\.jpg” isn’t a file but a device/,
  /folder\.jpg” is a folder/,
  /sparse\.jpg” is larger than 2 GB/,
];

describe.runIf(process.platform === "linux")("Files that are no regular ones of up to 2 GB", () => {
  it.each(["frame", "inspect", "unframe"])("are named by `matte %s`, which ends with 6", async (command) => {
    await writeHostileFiles();
    const { code, error } = await call([command, ...HOSTILE], `ulimit -t ${QUICK_S}`);
    for (const sentence of SENTENCES) expect(error).toMatch(sentence);
    expect(code).toBe(6);
  });

  it("do not keep a batch from the photos behind them", async () => {
    await writeHostileFiles();
    const [photo = ""] = await writePhotos(folder, ["plain"]);
    expect(await call(["frame", ...HOSTILE, photo, "--out", "out", "--jobs", "1"])).toMatchObject({ code: 6 });
    expect(await readdir(path("out"))).toHaveLength(1);
  });

  it.each([
    ["--look", /zero\.jpg” isn’t a look file/],
    ["--logo", /zero\.jpg” can’t be the logo/],
  ])("are refused as %s", async (option, sentence) => {
    await writeHostileFiles();
    const [photo = ""] = await writePhotos(folder, ["plain"]);
    const { code, error } = await call(["frame", photo, option, "zero.jpg"], `ulimit -t ${QUICK_S}`);
    expect(error).toMatch(sentence);
    expect(code).toBe(2);
  });
});

describe("A second Ctrl+C", () => {
  it("ends a call at once, whatever it waits for", async () => {
    // Standard input that never ends.
    const child = start(["frame", "-", "-o", "out.jpg"]);
    const ended = endOf(child);
    await expect.poll(() => isWaiting(child)).toBe(true);
    child.kill("SIGINT");
    await expect.poll(() => child.kill("SIGINT") && child.exitCode === null && child.signalCode === null).toBe(false);
    expect(await ended).toMatchObject({ signal: "SIGINT" });
  });
});

/** True once the program handles signals: before, the first one ends it. */
async function isWaiting({ pid = 0 }: ChildProcess): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const caught = BigInt(`0x${/^SigCgt:\s*([\da-f]+)$/m.exec(status)?.[1] ?? "0"}`);
  return (caught & 2n) !== 0n;
}

describe("A disk that fills amid a batch", () => {
  it("leaves each result whole or absent, with a sentence for each that is absent", async () => {
    const photos = await writePhotos(folder, ["plain", "png-rgb", "canon-eos-r6", "one-pixel"]);
    expect(await call(["frame", ...photos, "--out", "whole"])).toMatchObject({ code: 0 });
    const sizes = await sizesIn("whole");
    const limit = Math.ceil([...sizes.values()].toSorted((a, b) => a - b)[1]! / 1024);
    // The system then refuses longer files like writes to a full disk.
    const { code, error } = await call(["frame", ...photos, "--out", "out"], `trap '' XFSZ; ulimit -f ${limit}`);
    const written = await sizesIn("out");
    expect(written.size).toBeGreaterThan(0);
    for (const [name, size] of written) expect(size).toBe(sizes.get(name));
    expect(error.match(/can’t be written\. Check the folder and its free space/g)).toHaveLength(
      photos.length - written.size,
    );
    expect(code).toBe(6);
  });
});

/** Returns all file sizes in a folder by name, hidden ones included. */
async function sizesIn(name: string): Promise<ReadonlyMap<string, number>> {
  const names = await readdir(path(name));
  const files = await Promise.all(names.map(async (one) => [one, await readFile(join(path(name), one))] as const));
  return new Map(files.map(([one, { length }]) => [one, length]));
}
