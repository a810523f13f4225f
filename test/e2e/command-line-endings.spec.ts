/** How the command line ends, and what it leaves: Ctrl+C, pipes, photos replaced in place, watched folders. */
import { spawn } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { openLossless } from "../../packages/jpeg/lossless/open.ts";
import { readFrameRecord } from "../../packages/formats/jpeg/frame-record/unframe.ts";
import { expect, test } from "@playwright/test";
import { effort } from "../effort.ts";
import { photo, writePhotos } from "../photos/index.ts";
import { writeAccount } from "./support/command-line.ts";

const MATTE = fileURLToPath(new URL("../../apps/cli/dist/main.js", import.meta.url));

interface Running {
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly error: string }>;
  readonly interrupt: (signal?: NodeJS.Signals) => void;
  /** Closes standard output's reading end. */
  readonly close: () => void;
  /** Everything on standard error so far. */
  readonly said: () => string;
}

function matte(settings: string, args: readonly string[], input?: Uint8Array): Running {
  const env = { ...process.env, LC_ALL: "C.UTF-8", XDG_CONFIG_HOME: settings, NO_COLOR: "1" };
  const child = spawn(process.execPath, [MATTE, ...args], { env });
  let said = "";
  child.stderr.on("data", (data: Buffer) => void (said += data.toString()));
  child.stdin.end(input ?? "");
  // It may be closed early.
  const out = text(child.stdout).catch(() => "");
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  const ended = Promise.all([code, out]).then(([exit, output]) => ({ code: exit, out: output, error: said }));
  const interrupt = (signal: NodeJS.Signals = "SIGINT"): void => void child.kill(signal);
  return { ended, interrupt, close: () => void child.stdout.destroy(), said: () => said };
}

test("A watched folder frames what arrives, never its own results, and goes on after a damaged photo", async ({
  browserName: _browser,
}, info) => {
  const [settings, folder] = [info.outputPath("settings"), info.outputPath("in")];
  await writeAccount(settings, "pro");
  const [plain = "", png = ""] = await writePhotos(folder, ["plain", "png-rgb"]);
  const first = matte(settings, ["watch", folder, "--look", "museum"]);
  const results = () => readdir(join(folder, "framed")).catch(() => []);
  await expect.poll(results, { timeout: 30_000 }).toHaveLength(2);
  await writeFile(join(folder, "broken.jpg"), (await photo("plain")).subarray(0, 3000));
  await mkdir(join(folder, "day 1"));
  await copyFile(plain, join(folder, "day 1", "later.jpg"));
  await expect.poll(first.said, { timeout: 30_000 }).toContain("broken.jpg");
  await expect
    .poll(() => readdir(join(folder, "framed", "day 1")).catch(() => []), { timeout: 30_000 })
    .toHaveLength(1);
  await rm(png);
  first.interrupt();
  const { code, error } = await first.ended;
  expect(code).toBe(130);
  expect(error).toContain("Watching “");
  expect((await readFile(plain)).equals(Buffer.from(await photo("plain")))).toBe(true);
  const before = await results();
  expect(before.filter((name) => name.endsWith(".matte-part"))).toEqual([]);

  const second = matte(settings, ["watch", folder, "--look", "museum", "--poll"]);
  await copyFile(plain, join(folder, "new.jpg"));
  await expect.poll(results, { timeout: 30_000 }).toHaveLength(before.length + 1);
  second.interrupt();
  const again = await second.ended;
  expect(again.error).not.toContain("later.jpg");
});

test("A service manager’s SIGTERM ends a watch like Ctrl+C, and so does the end of its folder", async ({
  browserName: _browser,
}, info) => {
  const [settings, folder] = [info.outputPath("settings"), info.outputPath("in")];
  await writeAccount(settings, "pro");
  await mkdir(folder);
  const stopped = matte(settings, ["watch", folder]);
  await expect.poll(stopped.said, { timeout: 30_000 }).toContain("Watching “");
  stopped.interrupt("SIGTERM");
  expect((await stopped.ended).code).toBe(130);
  for (const options of [[], ["--poll"]]) {
    await mkdir(folder, { recursive: true });
    const orphaned = matte(settings, ["watch", folder, "--out", info.outputPath("out"), ...options]);
    await expect.poll(orphaned.said, { timeout: 30_000 }).toContain("Watching “");
    await rm(folder, { recursive: true });
    const { code, error } = await orphaned.ended;
    expect(error).toContain("is gone.");
    expect(code).toBe(1);
  }
});

test("A reader that closes its pipe ends the command like Ctrl+C", async ({ browserName: _browser }, info) => {
  const [settings, out] = [info.outputPath("settings"), info.outputPath("out")];
  await writeAccount(settings, "pro");
  const [path = ""] = await writePhotos(info.outputPath("in"), ["canon-eos-r6"]);
  const paths = Array.from({ length: 40 }, (_, n) => info.outputPath("in", `${n}.jpg`));
  await Promise.all(paths.map((copy) => copyFile(path, copy)));
  const running = matte(settings, ["frame", ...paths, "--out", out, "--jobs", "1", "--json"]);
  running.close();
  const { code, error } = await running.ended;
  expect(code).toBe(130);
  expect(error).not.toContain("EPIPE");
  const names = await readdir(out);
  expect(names.length).toBeLessThan(paths.length);
  expect(names.filter((name) => name.endsWith(".matte-part"))).toEqual([]);
});

test("Ctrl+C lets photos finish that have begun, and the next run continues", async ({
  browserName: _browser,
}, info) => {
  const [settings, folder, out] = [info.outputPath("settings"), info.outputPath("in"), info.outputPath("out")];
  await writeAccount(settings, "pro");
  const [path = ""] = await writePhotos(folder, ["canon-eos-r6"]);
  const paths = Array.from({ length: effort(24, 60) }, (_, n) => join(folder, `${n}.jpg`));
  await Promise.all(paths.map((copy) => copyFile(path, copy)));
  const running = matte(settings, ["frame", ...paths, "--out", out, "--jobs", "1"]);
  await expect.poll(() => readdir(out).catch(() => []), { timeout: 30_000, intervals: [20] }).not.toEqual([]);
  running.interrupt();
  const { code, error } = await running.ended;
  const done = await readdir(out);
  expect(code).toBe(130);
  expect(error).toContain("Interrupted.");
  expect(done.length).toBeLessThan(paths.length);
  for (const name of done) expect(openLossless(await readFile(join(out, name)))).toMatchObject({ components: 3 });
  const rest = await matte(settings, ["frame", ...paths, "--out", out, "--json"]).ended;
  expect(rest.code).toBe(0);
  const lines = rest.out.trim().split("\n");
  expect(lines.filter((line) => line.includes('"skipped"'))).toHaveLength(done.length);
  expect(await readdir(out)).toHaveLength(paths.length);
});

test("A photo goes through pipes, is replaced in place, or only planned; wrong use and failures have exits of their own", async ({
  browserName: _browser,
}, info) => {
  const settings = info.outputPath("settings");
  const original = await photo("plain");
  const piped = spawnBytes(settings, ["frame", "-", "-o", "-"], original);
  expect(readFrameRecord(await piped)).not.toBeNull();

  const [path = ""] = await writePhotos(info.outputPath("in"), ["plain"]);
  const planned = await matte(settings, ["frame", path, "--in-place", "--dry-run"]).ended;
  expect(planned).toMatchObject({ code: 0, out: "" });
  expect((await readFile(path)).equals(Buffer.from(original))).toBe(true);
  expect((await matte(settings, ["frame", path, "--in-place"]).ended).code).toBe(0);
  expect(readFrameRecord(await readFile(path))).not.toBeNull();
  expect(await readdir(info.outputPath("in"))).toEqual([basename(path)]);

  const framed = await readFile(path);
  const again = await matte(settings, ["frame", path, "--in-place"]).ended;
  expect(again.error).toContain("0 photos framed, 1 skipped (already framed)");
  expect((await readFile(path)).equals(framed)).toBe(true);
  expect((await matte(settings, ["frame", path, "--in-place", "--force", "--again"]).ended).code).toBe(0);
  expect((await readFile(path)).equals(framed)).toBe(false);

  expect((await matte(settings, ["frame", path, "--in-place", "--out", "x"]).ended).code).toBe(2);
  expect((await matte(settings, ["frame"]).ended).code).toBe(2);
  expect((await matte(settings, ["frame", path, path]).ended).error).toContain("part of Pro");
  const folder = await matte(settings, ["frame", info.outputPath("in"), "--json"]).ended;
  expect(JSON.parse(folder.out)).toMatchObject({ status: "failed", code: "folder" });
  const missing = await matte(settings, ["frame", "missing.jpg", "--json", "--out", info.outputPath("out")]).ended;
  expect(missing.code).toBe(6);
  expect(JSON.parse(missing.out)).toMatchObject({ status: "failed", code: "unreadable" });
  expect(missing.error).not.toContain("\u001B[");
  const watched = await matte(settings, ["watch", info.outputPath("in")]).ended;
  expect(watched).toMatchObject({ code: 2 });
  expect(watched.error).toContain("Watching a folder is part of Pro.");
});

function spawnBytes(settings: string, args: readonly string[], input: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const env = { ...process.env, XDG_CONFIG_HOME: settings };
  const child = spawn(process.execPath, [MATTE, ...args], { env });
  child.stdin.end(input);
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => void parts.push(part));
  return new Promise((resolve) => child.once("close", () => resolve(new Uint8Array(Buffer.concat(parts)))));
}
