/** A bucket server that accepts connections and then stays silent, answers byte by byte, or fails. */
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, it } from "vitest";
import type { S3Settings } from "../config/config.ts";
import { leastTime, wall } from "../../../../test/time/least.ts";
import { startFakeS3, type FakeS3 } from "../testing/fake-s3.ts";
import { forSuite } from "../testing/for-suite.ts";
import { startUnwell, UNWELL, type Unwell } from "../testing/unwell.ts";
import { openS3Store } from "./s3-store.ts";
import type { ImageStore } from "./store.ts";

const LIMITS = { connectMs: 500, answerMs: 500, idleMs: 400, readMs: 600, readyMs: 400 };
const LIMIT = { below: 8000, clock: wall, rounds: 3 };
const KEY = `ada/matte/${"1".repeat(64)}.jpg`;
/** Sent byte by byte, it takes longer than any limit. */
const CONTENT = "x".repeat(1000);

const folder = mkdtempSync(join(tmpdir(), "matte-s3-"));
const file = join(folder, "picture");
afterAll(() => rmSync(folder, { recursive: true }));

interface Parts {
  readonly fake: FakeS3;
  readonly front: Unwell;
  readonly settings: S3Settings;
  readonly store: ImageStore;
}

const parts = forSuite(async (keep): Promise<Parts> => {
  const fake = await keep(startFakeS3(), ({ stop }) => stop());
  const front = await keep(startUnwell({ port: fake.port, host: "127.0.0.1" }), ({ stop }) => stop());
  const credentials = { accessKeyId: "id", secretAccessKey: "secret" };
  const settings = { endpoint: new URL(front.origin), bucket: "matte", region: "us-east-1", ...credentials };
  return { fake, front, settings, store: openS3Store(settings, LIMITS) };
});
afterAll(() => parts().store.close());
beforeEach(() => writeFileSync(file, CONTENT));

/** On a busy machine even a well store may miss limits as short as these. */
async function expectWell({ store }: Parts): Promise<void> {
  const roundTrip = async (): Promise<string> => {
    await store.put(KEY, file);
    return text((await store.open(KEY))!.stream);
  };
  await expect.poll(() => roundTrip().catch(String)).toBe(CONTENT);
  await expect.poll(() => store.ready()).toBeNull();
}

it.each(UNWELL)("Every call fails within its limit while the store is %s, and works afterwards", async (condition) => {
  const { front, store } = parts();
  await expectWell(parts());
  front.condition = condition;
  const failing = async (): Promise<void> => {
    for (const call of [() => store.put(KEY, file), () => store.open(KEY), () => store.remove(KEY)])
      await expect(call()).rejects.toMatchObject({ code: "data-unavailable" });
    expect(await store.ready()).toBe("image-store");
  };
  expect(await leastTime(failing, LIMIT)).toBeLessThan(LIMIT.below);
  front.condition = "well";
  await expectWell(parts());
});

it("A file that can’t be read fails its upload alone, at once", async () => {
  const { settings } = parts();
  const store = openS3Store(settings, { ...LIMITS, answerMs: 20_000, idleMs: 20_000 });
  const failing = () => expect(store.put(KEY, folder)).rejects.toMatchObject({ code: "data-unavailable" });
  expect(await leastTime(failing, LIMIT)).toBeLessThan(LIMIT.below);
  await expectWell(parts());
  store.close();
});

it.skipIf(process.platform !== "linux")("A failed upload closes its file", async () => {
  const { settings } = parts();
  const front = await startUnwell();
  const store = openS3Store({ ...settings, endpoint: new URL(front.origin) }, LIMITS);
  // More than a stream reads ahead and connections buffer: the rest is not read.
  writeFileSync(file, Buffer.alloc(20_000_000));
  await expect(store.put(KEY, file)).rejects.toMatchObject({ code: "data-unavailable" });
  await expect.poll(openFiles).not.toContain(file);
  store.close();
  await front.stop();
});

it.each(UNWELL)("Reading ends with an error when the store becomes %s amid an image", async (condition) => {
  const { front, settings } = parts();
  const store = openS3Store(settings, { ...LIMITS, answerMs: 20_000 });
  await expectWell(parts());
  front.condition = "slow";
  const found = await store.open(KEY);
  front.condition = condition;
  await expect(text(found!.stream)).rejects.toThrow(/./);
  front.condition = "well";
  await expectWell(parts());
  store.close();
});

it("A store that fails is unavailable, and an unknown key is not", async () => {
  const { fake, store } = parts();
  await expect.poll(() => store.open(KEY.replace("1", "2")).catch(String)).toBeNull();
  fake.failing = 500;
  for (const call of [() => store.put(KEY, file), () => store.open(KEY), () => store.remove(KEY)])
    await expect(call()).rejects.toMatchObject({ code: "data-unavailable" });
  expect(await store.ready()).toBe("image-store");
  fake.failing = null;
  await expectWell(parts());
});

/** Paths of the files that this process has open. */
function openFiles(): string[] {
  const links = "/proc/self/fd";
  return readdirSync(links).flatMap((name) => {
    try {
      return [readlinkSync(join(links, name))];
    } catch {
      // Closed since it was listed.
      return [];
    }
  });
}
