import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { picture } from "../testing/uploader.ts";
import { startCheckerProcess, type CheckerProcess } from "./checker-process.ts";
import { startProgram } from "./checker-program.ts";
import { openChecker } from "./checker.ts";
import { DAMAGED, TOO_SLOW, type CheckRequest } from "./verdict.ts";

let folder: string;
let request: CheckRequest;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matte-checker-"));
  request = { content: "photo", input: join(folder, "input"), output: join(folder, "output") };
  writeFileSync(request.input, await picture(1));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A child process that never answers. @param onKill emits "exit" some time after the kill */
function silentChild(onKill: (child: ChildProcess) => void): ChildProcess {
  const child = new EventEmitter() as ChildProcess;
  return Object.assign(child, { kill: () => onKill(child), send: () => true });
}

/** A checker process that never answers, with a short deadline. */
function slowProcess(): CheckerProcess {
  const slow = startCheckerProcess(silentChild((child) => void setTimeout(() => child.emit("exit"), 50)));
  return { ...slow, check: (image) => slow.check(image, 100) };
}

it("rejects an image that takes too long, and checks the next one", async () => {
  const checker = openChecker(0);
  expect(await checker.check("ada", request)).toEqual(TOO_SLOW);
  checker.close();
  const patient = openChecker();
  expect(await patient.check("ada", request)).toMatchObject({ ending: "png" });
  patient.close();
});

it("limits the memory of a process on Linux, where the kernel ends it before the server", async () => {
  const child = startProgram();
  const checker = startCheckerProcess(child);
  expect(await checker.check(request, 20_000)).toMatchObject({ ending: "png" });
  const read = (name: string): string => readFileSync(`/proc/${child.pid}/${name}`, "utf8");
  if (process.platform === "linux") {
    expect(read("limits")).toMatch(/^Max data size +2147483648 +2147483648 +bytes/m);
    expect(read("oom_score_adj")).toBe("800\n");
    expect(read("environ")).not.toContain("PATH=/");
  }
  checker.stop();
});

it("reports what a process writes, at most 4,000 characters of it, and that it ended", async () => {
  const reports: object[] = [];
  const child = startProgram({ error: (details) => reports.push(details) });
  const checker = startCheckerProcess(child);
  expect(await checker.check(request, 20_000)).toMatchObject({ ending: "png" });
  child.stderr?.emit("data", "no such filter\n");
  child.stderr?.emit("data", "x".repeat(5000));
  child.stderr?.emit("data", "more");
  expect(reports).toEqual([{ output: "no such filter" }, { output: "x".repeat(3986) }]);
  process.kill(child.pid ?? 0, "SIGTERM");
  await expect.poll(() => reports.at(-1)).toEqual({ code: null, signal: "SIGTERM" });
});

it("gives no image to a process that was killed and has not ended yet", async () => {
  let end = (): void => undefined;
  const first = startCheckerProcess(silentChild((child) => (end = () => void child.emit("exit"))));
  let ended = false;
  const verdict = first.check(request, 10).then((answer) => {
    ended = true;
    return answer;
  });
  await expect.poll(() => first.alive()).toBe(false);
  expect(ended).toBe(false);
  end();
  expect(await verdict).toEqual(TOO_SLOW);
});

it("checks the images of others that waited for a process which was killed", async () => {
  const processes = [slowProcess, slowProcess, slowProcess];
  const checker = openChecker(60_000, () => (processes.pop() ?? startCheckerProcess)());
  const slow = ["ada", "ada", "grace"].map((user) => checker.check(user, request));
  const sound = ["joan", "joan", "joan"].map((user) => checker.check(user, request));
  expect(await Promise.all(slow)).toEqual([TOO_SLOW, TOO_SLOW, TOO_SLOW]);
  for (const verdict of await Promise.all(sound)) expect(verdict).toMatchObject({ ending: "png" });
  checker.close();
});

/** A checker and its processes; the first ones are killed once they have an image. */
function recordingChecker({ killed }: { readonly killed: number }) {
  const started: CheckerProcess[] = [];
  const checker = openChecker(60_000, () => {
    const process = startCheckerProcess();
    started.push(process);
    if (started.length <= killed) setImmediate(() => process.stop());
    return process;
  });
  return { checker, started };
}

it("checks an image again whose process died", async () => {
  const { checker, started } = recordingChecker({ killed: 1 });
  expect(await checker.check("ada", request)).toMatchObject({ ending: "png" });
  expect(started).toHaveLength(2);
  checker.close();
});

it("asks for a retry when an image's process died twice", async () => {
  const { checker, started } = recordingChecker({ killed: 2 });
  await expect(checker.check("ada", request)).rejects.toMatchObject({ code: "image-not-checked" });
  expect(started).toHaveLength(2);
  checker.close();
});

it("starts no process after it was closed", async () => {
  const { checker, started } = recordingChecker({ killed: 0 });
  const verdict = checker.check("ada", request);
  await expect.poll(() => started, { interval: 1 }).toHaveLength(1);
  checker.close();
  await expect(verdict).rejects.toMatchObject({ code: "image-not-checked" });
  expect(started).toHaveLength(1);
});

it("lets images wait, and rejects those that would wait too long", async () => {
  const checker = openChecker();
  const results = await Promise.allSettled(Array.from({ length: 210 }, () => checker.check("ada", request)));
  const rejected = results.filter(({ status }) => status === "rejected");
  expect(rejected).toHaveLength(8);
  expect(rejected[0]).toMatchObject({ reason: { code: "image-checker-busy" } });
  checker.close();
});

it("rejects a damaged image without starting another process", async () => {
  const { checker, started } = recordingChecker({ killed: 0 });
  const input = join(folder, "damaged");
  writeFileSync(input, (await picture(2)).subarray(0, 60));
  expect(await checker.check("ada", { ...request, input })).toEqual(DAMAGED);
  expect(started).toHaveLength(1);
  checker.close();
});
