/** Content Credentials around frames: what a photo brings along, and what comes back. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCredentials } from "@matte/credentials";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { inspectPhoto } from "../../apps/cli/src/inspect-photo.ts";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { createAuthority, createSigner, type TestSigner } from "../../packages/credentials/authority.ts";
import { signedByCamera } from "../../packages/credentials/testing/camera.ts";
import { judge } from "../../packages/credentials/testing/judge.ts";
import { hdrPhoto } from "../../tools/photos/hdr/index.ts";
import { photo } from "../photos/index.ts";

let signer: TestSigner;

beforeAll(async () => {
  signer = await createSigner(await createAuthority());
});

const PHOTOS = [
  ["a photo", () => photo("canon-eos-r6")],
  ["a photo with a location", () => photo("iphone-15-pro")],
  ["a progressive photo", () => photo("progressive-420")],
  ["an HDR photo", () => hdrPhoto("pixel")],
] as const;

describe.each(PHOTOS)("%s with credentials", (_, make) => {
  test("gets them back with the frame off, valid", async () => {
    const original = await signedByCamera(await make(), signer);
    const exported = await framed(original, { keepWayBack: true, keepLocation: true });
    expect(await readCredentials(exported)).toBeNull();
    const unframed = await unframeFile(new File([exported], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(await readCredentials(unframed.bytes)).toMatchObject({ signature: "valid", contents: "match" });
    expect(await judge(unframed.bytes, "image/jpeg")).toMatchObject({ state: "Valid" });
    expect(Buffer.compare(original, unframed.bytes)).toBe(0);
  });
});

test("matte inspect says what a photo's credentials say", async () => {
  const folder = await mkdtemp(join(tmpdir(), "matte-"));
  const path = join(folder, "signed.jpg");
  await writeFile(path, await signedByCamera(await photo("canon-eos-r6"), signer));
  const wanted = { settings: DEFAULT_SETTINGS, plan: "pro" } as const;
  const { record, lines } = await inspectPhoto({ photo: path, position: { number: 1, count: 1 } }, wanted);
  await rm(folder, { recursive: true });
  expect(record).toMatchObject({ credentials: { status: "read", signature: "valid", contents: "match" } });
  expect(lines).toContain("  Content credentials:\n    Signed by: Example Camera Co.\n");
});

async function framed(file: Uint8Array<ArrayBuffer>, changes: Partial<Settings>): Promise<Uint8Array<ArrayBuffer>> {
  const wanted = { settings: { ...DEFAULT_SETTINGS, ...changes }, plan: "pro" } as const;
  const job = await frameJobOf(new File([file], "photo.jpg"), wanted, { number: 1, count: 1 });
  const { bytes } = await frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
  return bytes;
}
