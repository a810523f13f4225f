/** Suite for all image stores: a folder, and a bucket if MATTE_TEST_S3 is set (docs/decisions/091-s3.md). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3 } from "../../../../test/s3/index.ts";
import { openImageStore } from "./open-store.ts";
import type { ImageStore } from "./store.ts";

interface Home {
  readonly store: ImageStore;
  /** Removes the store's folder or bucket. */
  readonly breakIt: () => Promise<void>;
  readonly clear: () => Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), "matte-stores-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOMES: readonly (readonly [string, () => Promise<Home>])[] = [
  ["a folder", folderHome],
  ...((process.env["MATTE_TEST_S3"] ?? "") === "" ? [] : [["a bucket", bucketHome] as const]),
];

async function folderHome(): Promise<Home> {
  const dataDir = join(folder, "data");
  const breakIt = async (): Promise<void> => rmSync(dataDir, { recursive: true });
  return { store: await openImageStore({ dataDir, s3: null }), breakIt, clear: async () => undefined };
}

async function bucketHome(): Promise<Home> {
  const { endpoint, accessKeyId, secretAccessKey, stop } = await startS3();
  const credentials = { accessKeyId, secretAccessKey };
  const admin = new S3Client({ endpoint: endpoint.href, region: "us-east-1", credentials, forcePathStyle: true });
  await admin.send(new CreateBucketCommand({ Bucket: "matte" }));
  const s3 = { endpoint, bucket: "matte", region: "us-east-1", ...credentials };
  return { store: await openImageStore({ dataDir: folder, s3 }), breakIt: stop, clear: stop };
}

describe.each(HOMES)("%s", (_name, makeHome) => {
  let home: Home;
  let store: ImageStore;
  beforeAll(async () => {
    home = await makeHome();
    ({ store } = home);
  }, 180_000);
  afterAll(async () => {
    store.close();
    await home.clear();
  });

  const key = (digit: number, ending = "jpg"): string => `ada/matte/${String(digit).repeat(64)}.${ending}`;
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    const file = join(folder, "next");
    writeFileSync(file, bytes);
    await store.put(name, file);
    rmSync(file, { force: true });
  };
  const read = async (name: string): Promise<Buffer | null> => {
    const found = await store.open(name);
    if (found === null) return null;
    const bytes = await buffer(found.stream);
    expect(found.size).toBe(bytes.length);
    return bytes;
  };

  it("has an image until it is removed", async () => {
    expect(await store.ready()).toBeNull();
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 31) & 255));
    expect(await read(key(1))).toBeNull();
    await put(key(1), bytes);
    expect((await read(key(1)))?.equals(bytes)).toBe(true);
    await store.remove(key(1));
    await store.remove(key(1));
    expect(await read(key(1))).toBeNull();
  });

  it("accepts an image again, and separates kinds and users", async () => {
    for (const text of ["first", "second"]) await put(key(2, "png"), Buffer.from(text));
    await put(key(2, "webp"), Buffer.from("other"));
    expect((await read(key(2, "png")))?.toString()).toBe("second");
    expect((await read(key(2, "webp")))?.toString()).toBe("other");
    expect(await read(key(2, "png").replace("ada", "grace"))).toBeNull();
    expect(await read(key(2, "png").replace("matte", "original"))).toBeNull();
  });

  it.each([
    "",
    "x",
    "../secret",
    `ada/../matte/${"0".repeat(64)}.jpg`,
    `ada/matte/${"0".repeat(64)}.svg`,
    `${key(1)}\n`,
  ])("rejects the key %j", async (name) => {
    for (const use of [() => store.open(name), () => store.remove(name), () => put(name, Buffer.from("x"))])
      await expect((async () => use())()).rejects.toThrow("the key of an image");
  });

  it("stores nothing for a missing file", async () => {
    await expect(store.put(key(3), join(folder, "absent"))).rejects.toThrow("ENOENT");
    expect(await read(key(3))).toBeNull();
  });

  it("reports that it cannot be used", async () => {
    await home.breakIt();
    expect(await store.ready()).toMatch(/^image-/);
  });
});
