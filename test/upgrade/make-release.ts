/** Makes a release's fixture: a data folder as its server leaves it, and what that server answered about it. */
import { createHash, randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DEFAULT_SETTINGS, lookOf, presetSettings } from "@matte/engine";
import { setPlan } from "../../apps/server/src/repositories/users.ts";
import { openOrFail } from "../../apps/server/src/testing/each-database.ts";
import { startServer } from "../../apps/server/src/testing/running-server.ts";
import { newUploader, picture } from "../../apps/server/src/testing/uploader.ts";

/** @param folder of the release, which has no data yet */
export async function makeRelease(folder: string): Promise<void> {
  const dataDir = join(folder, "data");
  const server = await startServer({ DATA_DIR: dataDir });
  const { uid, ask, upload, cookie } = await newUploader(server.origin);
  const db = await openOrFail({ databaseUrl: null, dataDir });
  const changedAt = new Date().toISOString();
  await setPlan(db, uid, "studio", changedAt);
  await db.destroy();
  const put = (path: string, body: unknown): Promise<Response> =>
    ask(path, { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const { localFont: _none, ...settings } = presetSettings({ ...DEFAULT_SETTINGS, outerBorderSize: 12 });
  await put(`/api/users/${uid}/presets/${randomUUID()}`, { name: "Fine art", settings });
  const value = (chosen: unknown) => ({ value: chosen, changedAt });
  await put(`/api/users/${uid}/settings`, {
    settings: { outerBorderColor: value("#F4F1EA"), photoBy: value("Ada Holm") },
  });
  const images: Record<string, string> = {};
  for (const kind of ["original", "matte"] as const) {
    const { url } = await upload(await picture(kind.length), kind);
    const { pathname } = new URL(url, server.origin);
    images[pathname] = hashOf(new Uint8Array(await (await ask(pathname)).arrayBuffer()));
  }
  const answers: Record<string, unknown> = {};
  for (const path of [`/api/users/${uid}/settings`, `/api/users/${uid}/presets`])
    answers[path] = await (await ask(path)).json();
  await server.stop();
  await removeLog(dataDir);
  const [session = ""] = /matte-session=[^;]+/.exec(cookie()) ?? [];
  await writeFile(join(folder, "release.json"), `${JSON.stringify({ session, answers, images }, null, 2)}\n`);
  const look = lookOf({ ...DEFAULT_SETTINGS, ...LOOK }, true);
  await writeFile(join(folder, "mine.matte-look.json"), `${JSON.stringify(look, null, 2)}\n`);
}

/** Settings of the look, of which all releases have the names. */
export const LOOK = {
  outerBorderSize: 12,
  outerBorderColor: "#F4F1EA",
  showMetadata: true,
  photoBy: "Ada Holm",
  locationText: "{city}",
} as const;

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Compresses the database, whose log is empty after the server has stopped. */
async function removeLog(dataDir: string): Promise<void> {
  const database = join(dataDir, "matte.sqlite");
  await writeFile(`${database}.gz`, gzipSync(await readFile(database)));
  for (const name of [database, `${database}-shm`, `${database}-wal`]) await rm(name, { force: true });
}
