/**
 * Data of earlier releases opens in this one. Before a release, `MAKE_RELEASE=2026-11-27 npm test -- test/upgrade` stores
 * its own.
 */
import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { typedFromRemembered } from "@matte/engine";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { describe, expect, it } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { settingsOfLook } from "../../apps/cli/src/look-file.ts";
import { openOrFail } from "../../apps/server/src/testing/each-database.ts";
import { forSuite } from "../../apps/server/src/testing/for-suite.ts";
import { startServer } from "../../apps/server/src/testing/running-server.ts";
import { makeExport } from "./make-export.ts";
import { hashOf, LOOK, makeRelease } from "./make-release.ts";

const RELEASES = fileURLToPath(new URL("releases/", import.meta.url));
const made = process.env["MAKE_RELEASE"];
if (made !== undefined) {
  await mkdir(join(RELEASES, made), { recursive: true });
  await makeRelease(join(RELEASES, made));
  await makeExport(join(RELEASES, made));
}

interface Release {
  readonly session: string;
  readonly answers: Readonly<Record<string, object>>;
  /** SHA-256 by path. */
  readonly images: Readonly<Record<string, string>>;
}

const LATER = "2999-01-01T00:00:00.000Z";

/** Copies a release's data folder, in which sessions have not expired. */
async function dataOf(release: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "matte-upgrade-"));
  await cp(join(RELEASES, release, "data"), dataDir, { recursive: true });
  const database = join(dataDir, "matte.sqlite");
  await writeFile(database, gunzipSync(await readFile(`${database}.gz`)));
  const db = await openOrFail({ databaseUrl: null, dataDir });
  await db.updateTable("sessions").set({ expires_at: LATER, last_seen_at: new Date().toISOString() }).execute();
  await db.destroy();
  return dataDir;
}

describe.each(readdirSync(RELEASES))("Data of the release of %s", (release) => {
  const file = (name: string): string => join(RELEASES, release, name);
  const server = forSuite(async (keep) => {
    const dataDir = await dataOf(release);
    return keep(startServer({ DATA_DIR: dataDir }), async ({ stop }) => {
      await stop();
      await rm(dataDir, { recursive: true });
    });
  });
  const read = async (): Promise<Release> => JSON.parse(await readFile(file("release.json"), "utf8")) as Release;

  it("has the settings, presets and images that its server had, for the same session", async () => {
    const { session, answers, images } = await read();
    const ask = (path: string): Promise<Response> => server().fetch(path, { headers: { cookie: session } });
    expect(Object.keys(answers)).toHaveLength(2);
    for (const [path, answer] of Object.entries(answers)) expect(await (await ask(path)).json()).toMatchObject(answer);
    for (const [path, hash] of Object.entries(images))
      expect(hashOf(new Uint8Array(await (await ask(path)).arrayBuffer()))).toBe(hash);
  });

  it("has a look file with its frame", async () => {
    const { photoBy: _credit, locationText: _place, ...frame } = LOOK;
    expect(await settingsOfLook(file("mine.matte-look.json"))).toMatchObject(frame);
  });
});

/** Frames come off since the release after 2026-11-22. */
const WITH_EXPORTS = readdirSync(RELEASES).filter((release) => existsSync(join(RELEASES, release, "export.jpeg")));

it.each(WITH_EXPORTS)("An export of %s gives back its original and its texts", async (release) => {
  const file = (name: string): string => join(RELEASES, release, name);
  const framed = new File([new Uint8Array(await readFile(file("export.jpeg")))], "export.jpeg");
  const photo = await unframeFile(framed);
  const original = "bytes" in photo ? hashOf(photo.bytes) : photo.refusal;
  expect(original).toBe((await readFile(file("export.sha256"), "utf8")).trim());
  const wanted = { settings: await settingsOfLook(undefined), plan: "pro", again: true } as const;
  const { facts } = await frameJobOf(framed, wanted, { number: 1, count: 1 });
  expect(typedFromRemembered(facts.frame!.source!.texts!).typed).toMatchObject({ credit: LOOK.photoBy });
});
