/** Deleted accounts leave nothing in SQLite's files or the image store. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serverForSuite } from "./testing/running-server.ts";
import { newUploader, picture } from "./testing/uploader.ts";

const server = serverForSuite();

/** Texts identifying the user. */
const TRACES = ["gone.person@example.com", "Gone Person Photography", "Gone-upon-Sea", "gone-persons-mac"] as const;
const [EMAIL, CREDIT, LOCATION, DEVICE] = TRACES;

const dataDir = (): string => join(server().pages, "..", "data");

/** Counts traces in all database files. */
function tracesLeft(): number {
  const files = readdirSync(dataDir()).filter((name) => name.startsWith("matte.sqlite"));
  expect(files).toContain("matte.sqlite");
  const texts = files.map((name) => readFileSync(join(dataDir(), name), "latin1").toLowerCase());
  return texts
    .flatMap((text) => TRACES.map((trace) => text.split(trace.toLowerCase()).length - 1))
    .reduce((sum, count) => sum + count, 0);
}

it("A deleted account is in no byte of the database’s files, and has no folder of images", async () => {
  const user = await newUploader(server().origin, EMAIL);
  const json = (method: string, body: object): RequestInit => ({
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const change = (count: number) => ({
    onboarding: { craft: "photographer", creditFormat: CREDIT, defaultLocation: `${LOCATION} ${count}` },
    preferences: { photoBy: CREDIT, locationText: LOCATION },
  });
  for (let count = 0; count < 20; count++)
    expect((await user.ask(`/api/users/${user.uid}`, json("PATCH", change(count)))).status).toBe(200);
  expect((await user.ask("/api/newsletter", json("POST", { email: EMAIL, consent: true }))).status).toBe(200);
  await user.upload(await picture(1), "original");
  await user.upload(await picture(2), "matte");
  // Allowed, but its token isn't collected.
  const device = new URLSearchParams({ client_id: "matte-cli", device_name: DEVICE });
  const codes = await user.ask("/api/device/authorization", { method: "POST", body: device });
  const { user_code: code } = (await codes.json()) as { readonly user_code: string };
  expect((await user.ask("/api/device/decision", json("POST", { code, allow: true }))).status).toBe(200);
  const folder = join(dataDir(), "images", user.uid);
  expect([tracesLeft() > 0, existsSync(folder)]).toEqual([true, true]);

  const answer = await user.ask(`/api/users/${user.uid}`, { method: "DELETE" });
  expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([200, '"cache"']);
  expect(tracesLeft()).toBe(0);
  expect(statSync(join(dataDir(), "matte.sqlite-wal")).size).toBe(0);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(dataDir(), "images"))).toBe(true);
});
