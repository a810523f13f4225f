import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { alone } from "./lock.mjs";

const MODULE = fileURLToPath(new URL("lock.mjs", import.meta.url));

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "matte-lock-"))));
afterEach(() => rm(folder, { recursive: true }));

const lock = (): string => join(folder, "deeper", "build.lock");

/** Starts a process that adds two lines to a file under the lock, with a pause between. */
async function worker(log: string): Promise<void> {
  const code = `import { alone } from ${JSON.stringify(MODULE)};
    import { appendFileSync } from "node:fs"; import { setTimeout as delay } from "node:timers/promises";
    await alone(process.argv[1], async () => {
      appendFileSync(process.argv[2], "begins\\n"); await delay(50); appendFileSync(process.argv[2], "ends\\n");
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code, "--", lock(), log], { stdio: "inherit" });
  const [status] = (await once(child, "exit")) as [number];
  expect(status).toBe(0);
}

it("Processes with the same lock work one after the other", async () => {
  const log = join(folder, "log");
  await Promise.all([worker(log), worker(log), worker(log)]);
  expect(await readFile(log, "utf8")).toBe("begins\nends\n".repeat(3));
  expect(existsSync(lock())).toBe(false);
});

it("A lock is free after its work has failed", async () => {
  await expect(alone(lock(), async () => Promise.reject(new Error("No room.")))).rejects.toThrow("No room.");
  expect(await alone(lock(), async () => "done")).toBe("done");
});

it("The lock of a process that was killed is free", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  await alone(lock(), async () => undefined);
  await writeFile(lock(), String(child.pid));
  expect(await alone(lock(), async () => "done")).toBe("done");
});
