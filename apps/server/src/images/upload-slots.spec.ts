import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startFakeS3 } from "../testing/fake-s3.ts";
import { startUnwell } from "../testing/unwell.ts";
import { openS3Store } from "./s3-store.ts";
import { createUploadSlots } from "./upload-slots.ts";

const LIMITS = { connectMs: 500, answerMs: 500, idleMs: 400, readMs: 600, readyMs: 400 };

it("Six uploads to a silent bucket delay their user’s seventh no longer than the store’s limit", async () => {
  const fake = await startFakeS3();
  onTestFinished(fake.stop);
  const front = await startUnwell({ host: "127.0.0.1", port: fake.port });
  onTestFinished(front.stop);
  const credentials = { accessKeyId: "id", secretAccessKey: "secret" };
  const settings = { endpoint: new URL(front.origin), bucket: "matte", region: "us-east-1", ...credentials };
  const store = openS3Store(settings, LIMITS);
  onTestFinished(store.close);
  const folder = mkdtempSync(join(tmpdir(), "matte-slots-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "picture");
  writeFileSync(file, "picture");
  const slots = createUploadSlots();
  const upload = (number: number): Promise<void> =>
    slots.run("ada", () => store.put(`ada/matte/${String(number).repeat(64)}.jpg`, file));
  front.condition = "silent";
  const six = Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => upload(number)));
  await expect(upload(7)).rejects.toMatchObject({ code: "rate-limited", data: { seconds: 1 } });
  for (const outcome of await six)
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "data-unavailable" } });
  front.condition = "well";
  await expect(upload(7)).resolves.toBeUndefined();
});
