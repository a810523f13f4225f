/** A backup made during writes and uploads has everything answered before, and nothing incomplete. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UserDocument } from "@matte/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runBackupCommand } from "../backup-command.ts";
import type { DatabasePlace, Environment } from "../config/read.ts";
import type { Db } from "../db/schema.ts";
import { subscribe } from "../services/newsletter.ts";
import { checkCounters } from "../services/statistics.ts";
import { outcomeOf, type CommandOutcome } from "../testing/command.ts";
import { eachDatabase, openOrFail, sqliteHome } from "../testing/each-database.ts";
import { startServer, type RunningServer } from "../testing/running-server.ts";
import { startTraffic, type Traffic } from "../testing/traffic.ts";
import { UNENCRYPTED } from "../testing/unencrypted.ts";
import { newUploader, picture, type Uploader } from "../testing/uploader.ts";
import { patient } from "../testing/visitor.ts";
import { batchOf, writeOf } from "../testing/writes.ts";
import { imageFile, manifestFile, readManifest, tableFile } from "./manifest.ts";

const WRITES = 10;

const folder = mkdtempSync(join(tmpdir(), "matte-backup-"));
let count = 0;
const newFolder = (): string => join(folder, String((count += 1)));
afterAll(() => rmSync(folder, { recursive: true }));

function run(
  command: "backup" | "restore",
  environment: Environment,
  ...args: readonly string[]
): Promise<CommandOutcome> {
  return outcomeOf((say) => runBackupCommand(command, environment, args, say));
}

function environmentOf({ databaseUrl }: DatabasePlace): Environment & { DATA_DIR: string } {
  return { DATA_DIR: newFolder(), ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
}

function openAt(environment: Environment): Promise<Db> {
  const place = { databaseUrl: environment["DATABASE_URL"] ?? null, dataDir: environment["DATA_DIR"] ?? "" };
  return openOrFail(place);
}

eachDatabase((_db, newPlace) => {
  let environment: Environment & { DATA_DIR: string };
  let server: RunningServer;
  let ada: Uploader;
  beforeAll(async () => {
    environment = environmentOf(await newPlace());
    server = await startServer({ ...environment, RATE_LIMIT_REQUESTS: "0" });
    ada = await newUploader(server.origin, undefined, patient);
  });
  afterAll(() => server.stop());

  describe("a backup during writes", () => {
    it("has everything that was answered before it, and nothing incomplete, on either database", async () => {
      const { traffic, answered } = writeAndUpload(ada);
      await traffic.more(3);
      const before = answered();
      const backup = newFolder();
      expect(await run("backup", environment, backup)).toMatchObject({ code: 0 });
      // Joined: a list of many would be cut in the report.
      expect((await traffic.stop()).join("\n")).toBe("");

      const home = await sqliteHome();
      // Restored into the other database, and back.
      const away = environmentOf(await home.newPlace());
      expect((await run("restore", away, backup)).output).toMatch(/^Everything is as it was at 20/);
      await checkRestored(away, ada.uid, before);
      const again = newFolder();
      expect(await run("backup", away, again)).toMatchObject({ code: 0 });
      const back = environmentOf(await newPlace());
      expect(await run("restore", back, again)).toMatchObject({ code: 0 });
      await checkRestored(back, ada.uid, before);
      await home.clear();
    });

    it("keeps texts with line separators", async () => {
      const text = "a\u2028b\u2029c\u0085d\r\ne\0";
      const body = JSON.stringify({ preferences: { photoBy: text } });
      const headers = { "content-type": "application/json" };
      expect((await ada.ask(`/api/users/${ada.uid}`, { method: "PATCH", headers, body })).status).toBe(200);
      const backup = newFolder();
      await run("backup", environment, backup);
      const there = environmentOf(await newPlace());
      expect(await run("restore", there, backup)).toMatchObject({ code: 0 });
      const db = await openAt(there);
      const { preferences } = await db.selectFrom("users").select("preferences").executeTakeFirstOrThrow();
      expect(JSON.parse(preferences ?? "")).toEqual({ photoBy: text });
      await db.destroy();
    });

    it("is readable by its owner only", async () => {
      const backup = newFolder();
      await run("backup", environment, backup);
      const modes = ["", "backup.json", "tables", "tables/users.jsonl"].map((name) => modeOf(join(backup, name)));
      expect(modes).toEqual([0o700, 0o600, 0o700, 0o600]);
    });
  });

  describe("an image that is deleted while the backup is made", () => {
    it("is left out, together with its row", async () => {
      const { filename } = await ada.upload(await picture(9001), "original");
      const key = `${ada.uid}/original/${filename}`;
      rmSync(join(environment.DATA_DIR, "images", key));
      const backup = newFolder();
      expect(await run("backup", environment, backup)).toMatchObject({ code: 0 });
      expect((await readManifest(backup)).gone).toEqual([key]);
      const there = environmentOf(await newPlace());
      expect(await run("restore", there, backup)).toMatchObject({ code: 0 });
      const db = await openAt(there);
      expect(await db.selectFrom("images").select("key").where("key", "=", key).execute()).toEqual([]);
      expect(await checkCounters(db)).toEqual([]);
      await db.destroy();
    });
  });

  describe("a restore", () => {
    it("ends all sessions unless they are to be kept, and names the administrators that it brings back", async () => {
      const administrator = await newUploader(server.origin, "admin@example.com");
      const backup = newFolder();
      await run("backup", environment, backup);
      const session = { cookie: administrator.cookie() };
      for (const [kept, flags] of [
        [false, []],
        [true, ["--keep-sessions"]],
      ] as const) {
        const there = environmentOf(await newPlace());
        const { code, output } = await run("restore", there, backup, ...flags);
        expect(code).toBe(0);
        expect(output).toContain("Administrators: admin@example.com. Revoke the role of those who have lost it since.");
        expect(output).toMatch(kept ? /Sessions that have ended since are valid again\./ : /All sessions have ended:/);
        const restored = await startServer(there);
        const response = await fetch(new URL("/api/stats", restored.origin), { headers: session });
        expect(response.status).toBe(kept ? 200 : 401);
        await restored.stop();
      }
    });

    it.each([["--keep-session"], ["--keep-sessions", "more"]])("prints its usage for %j", async (...args) => {
      const { code, output } = await run("restore", environmentOf(await newPlace()), ...args, newFolder());
      expect(code).toBe(1);
      expect(output).toMatch(/^npm run restore/);
    });

    it.each<readonly [what: string, damage: (backup: string) => void, sentence: RegExp]>([
      ["unfinished", (backup) => rmSync(manifestFile(backup)), /^There is no finished backup in /],
      ["another file", (backup) => writeFileSync(manifestFile(backup), "{"), /^backup\.json in .* isn’t valid/],
      [
        "a changed table",
        (backup) => appendFileSync(tableFile(backup, "users"), "{}\n"),
        /the table users was changed/,
      ],
      ["a lost table", (backup) => rmSync(tableFile(backup, "users")), /the table users can’t be read\.$/],
      ["a changed image", (backup) => appendFileSync(anImage(backup), "x"), /^The image .* is damaged/],
      ["a lost image", (backup) => rmSync(anImage(backup)), /^The backup is damaged: images\/.* is missing\.$/],
      ["a later version", (backup) => rename(backup), /^The backup was made by a later version/],
    ])("of a backup with this damage restores nothing and reports it: %s", async (_what, damage, sentence) => {
      await ada.upload(await picture(9002), "matte");
      const backup = newFolder();
      await run("backup", environment, backup);
      damage(backup);
      const there = environmentOf(await newPlace());
      const { code, output } = await run("restore", there, backup);
      expect(output).toMatch(sentence);
      expect(code).toBe(1);
      const db = await openAt(there);
      expect(await db.selectFrom("users").select("uid").execute()).toEqual([]);
      await db.destroy();
    });

    it("refuses a database or folder that is not empty", async () => {
      const backup = newFolder();
      await run("backup", environment, backup);
      expect(await run("backup", environment, backup)).toEqual({
        code: 1,
        output: `${backup} is not empty: each backup has its own folder.`,
      });
      expect((await run("restore", environment, backup)).output).toMatch(/^There is a database already/);
    });

    it("refuses a database with newsletter subscribers, even without accounts", async () => {
      const backup = newFolder();
      await run("backup", environment, backup);
      const there = environmentOf(await newPlace());
      const db = await openAt(there);
      await subscribe(db, "ada@example.com", new Date().toISOString(), UNENCRYPTED);
      await db.destroy();
      const { code, output } = await run("restore", there, backup);
      expect([code, output]).toEqual([1, expect.stringMatching(/^There is a database already/)]);
    });

    it("needs a backup, which fails without a database", async () => {
      const backup = newFolder();
      const { code, output } = await run("backup", environmentOf(await newPlace()), backup);
      expect([code, output]).toEqual([1, expect.stringMatching(/^There is no database\./)]);
      expect(existsSync(backup)).toBe(false);
    });
  });
});

it.each(["backup", "restore"] as const)("%s names the database that cannot be reached", async (command) => {
  const environment = { DATA_DIR: newFolder(), DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" };
  const { code, output } = await run(command, environment, newFolder());
  expect([code, output]).toEqual([1, expect.stringMatching(/^The database at DATABASE_URL can’t be opened/)]);
});

it.each([[[]], [["one", "two"]]])("The arguments %j are answered with the usage", async (args) => {
  const { code, output } = await outcomeOf((say) => runBackupCommand("backup", {}, args, say));
  expect(code).toBe(1);
  expect(output).toMatch(/^npm run backup -- FOLDER/);
});

interface Answered {
  readonly writes: number;
  readonly images: ReadonlySet<string>;
}

/** Uploads images and writes batches, each storing the next number in the document. */
function writeAndUpload(user: Uploader): { readonly traffic: Traffic; readonly answered: () => Answered } {
  const images = new Set<string>();
  let writes = 0;
  const write = async (): Promise<void> => {
    const numbers = Array.from({ length: WRITES }, (_, index) => String(writes + index + 1));
    const batch = batchOf(...numbers.map((photoBy) => writeOf(user, { preferences: { photoBy } })));
    expect((await user.ask("/api/writes", batch)).status).toBe(200);
    writes += WRITES;
  };
  const send = async (turn: number): Promise<void> => {
    images.add((await user.upload(await picture(turn + 1), "matte")).filename);
  };
  return { traffic: startTraffic(write, send), answered: () => ({ writes, images: new Set(images) }) };
}

async function checkRestored(environment: Environment, uid: string, before: Answered): Promise<void> {
  const db = await openAt(environment);
  const { preferences } = await db
    .selectFrom("users")
    .select("preferences")
    .where("uid", "=", uid)
    .executeTakeFirstOrThrow();
  const applied = Number((JSON.parse(preferences ?? "{}") as UserDocument["preferences"])?.photoBy);
  expect(applied).toBeGreaterThanOrEqual(before.writes);
  expect(applied % WRITES).toBe(0);
  expect(await db.selectFrom("applied_writes").select("id").where("uid", "=", uid).execute()).toHaveLength(applied);
  const images = await db.selectFrom("images").selectAll().execute();
  expect(images.map(({ filename }) => filename)).toEqual(expect.arrayContaining([...before.images]));
  expect(new Set(images.map(({ state }) => state))).toEqual(new Set(["stored"]));
  for (const { key, size } of images)
    expect(readFileSync(join(environment["DATA_DIR"] ?? "", "images", key))).toHaveLength(size);
  expect(await checkCounters(db)).toEqual([]);
  await db.destroy();
}

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

function anImage(backup: string): string {
  const line = readFileSync(tableFile(backup, "images"), "utf8").split("\n", 1)[0] ?? "";
  return imageFile(backup, (JSON.parse(line) as { key: string }).key);
}

function rename(backup: string): void {
  const text = readFileSync(manifestFile(backup), "utf8");
  writeFileSync(manifestFile(backup), text.replace('"001-people"', '"999-later"'));
}
