import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runBackupCommand } from "../backup-command.ts";
import type { ImageStore } from "../images/store.ts";
import { checkCounters } from "../services/statistics.ts";
import { outcomeOf, type CommandOutcome } from "../testing/command.ts";
import { openOrFail } from "../testing/each-database.ts";
import { startServer, type RunningServer } from "../testing/running-server.ts";
import { newUploader, picture, type Uploader } from "../testing/uploader.ts";
import { copyOut } from "./images.ts";
import { BackupError, imageFile, manifestFile, readManifest } from "./manifest.ts";

const folder = mkdtempSync(join(tmpdir(), "matte-damaged-"));
let count = 0;
const newFolder = (): string => join(folder, String((count += 1)));
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: "backup" | "restore", dataDir: string, target: string): Promise<CommandOutcome> {
  return outcomeOf((say) => runBackupCommand(command, { DATA_DIR: dataDir }, [target], say));
}

describe("a backup of a store with damage", () => {
  const dataDir = newFolder();
  let server: RunningServer;
  let ada: Uploader;
  let sound: string;
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: dataDir });
    ada = await newUploader(server.origin);
    sound = await upload(1);
  });
  afterAll(() => server.stop());

  async function upload(seed: number): Promise<string> {
    const { filename } = await ada.upload(await picture(seed), "matte");
    return `${ada.uid}/matte/${filename}`;
  }

  it.each<readonly [what: string, damage: (file: string) => void, why: RegExp]>([
    ["changed", (file) => appendFileSync(file, "x"), /^its content doesn’t match its name$/],
    ["cut off", (file) => truncateSync(file, 10), /^its content doesn’t match its name$/],
    ["unreadable", (file) => (rmSync(file), mkdirSync(file)), /^it can’t be read \(EISDIR\b.*\)$/],
  ])("continues after an image that is %s, and so does restoring it", async (_what, damage, why) => {
    const key = await upload(2);
    const file = join(dataDir, "images", key);
    const bytes = readFileSync(file);
    damage(file);
    const backup = newFolder();
    const made = await run("backup", dataDir, backup);
    const { damaged } = await readManifest(backup);
    expect(damaged.map((one) => one.key)).toEqual([key]);
    expect(damaged[0]?.why).toMatch(why);
    const told = `  ${key}: ${damaged[0]?.why}`;
    expect(made.code).toBe(2);
    expect(made.output.split("\n").slice(0, 3)).toEqual([
      expect.stringMatching(/^\d+ rows and 1 images are in /),
      "1 image is damaged in the store, and missing from this backup:",
      told,
    ]);
    expect([sound, key].map((one) => existsSync(imageFile(backup, one)))).toEqual([true, false]);

    const there = newFolder();
    const restored = await run("restore", there, backup);
    expect(restored.code).toBe(2);
    expect(restored.output).toMatch(/^Everything is as it was at 20.*, but 1 image is missing, damaged already/);
    expect(restored.output.split("\n")[1]).toBe(told);
    const db = await openOrFail({ databaseUrl: null, dataDir: there });
    expect(await db.selectFrom("images").select("key").execute()).toEqual([{ key: sound }]);
    expect(await checkCounters(db)).toEqual([]);
    await db.destroy();

    rmSync(file, { recursive: true });
    writeFileSync(file, bytes);
    expect(await run("backup", dataDir, newFolder())).toMatchObject({ code: 0 });
  });

  it("can be restored from a version that did not report damage", async () => {
    const backup = newFolder();
    await run("backup", dataDir, backup);
    const { damaged, ...older } = await readManifest(backup);
    expect(damaged).toEqual([]);
    writeFileSync(manifestFile(backup), JSON.stringify(older));
    expect(await run("restore", newFolder(), backup)).toMatchObject({ code: 0 });
  });
});

describe("a failure that is not damage of an image", () => {
  const KEY = `ada/matte/${"0".repeat(64)}.png`;
  const failing = (problem: "image-store" | null): ImageStore => ({
    put: () => Promise.resolve(),
    open: () => Promise.reject(new Error("connect ECONNREFUSED")),
    remove: () => Promise.resolve(),
    ready: () => Promise.resolve(problem),
    close: () => undefined,
  });

  it("is an unreachable store, which ends the backup", async () => {
    const copying = copyOut(failing("image-store"), [KEY], newFolder());
    await expect(copying).rejects.toEqual(new BackupError("There is no backup: The image store doesn’t answer."));
    await expect(copyOut(failing(null), [KEY], newFolder())).resolves.toMatchObject({ damaged: [{ key: KEY }] });
  });

  it("is an unwritable folder, which ends the backup", async () => {
    const target = newFolder();
    mkdirSync(imageFile(target, KEY), { recursive: true });
    const store = { ...failing(null), open: () => Promise.resolve({ stream: Readable.from([Buffer.of(1)]), size: 1 }) };
    await expect(copyOut(store, [KEY], target)).rejects.toMatchObject({ code: "EEXIST" });
  });
});
