import { beforeAll, describe, expect, test } from "vitest";
import { hdrPhoto } from "../../../tools/photos/hdr/index.ts";
import { photo } from "../../../test/photos/index.ts";
import { readCredentials } from "../index.ts";
import { type Authority, createAuthority, createSigner, type TestSigner } from "../authority.ts";
import { signedByCamera } from "../testing/camera.ts";
import { judge } from "../testing/judge.ts";
import { composeExport } from "./manifest.ts";
import { parentManifests } from "./parent.ts";
import { signExport } from "./sign.ts";
import type { ManifestRequest } from "./types.ts";

let authority: Authority;
let signer: TestSigner;
let camera: TestSigner;

beforeAll(async () => {
  authority = await createAuthority();
  signer = await createSigner(authority, { subject: "O=Gallery Ltd" });
  camera = await createSigner(authority);
});

const FILES = [
  ["image/jpeg", () => photo("canon-eos-r6")],
  ["image/jpeg", () => hdrPhoto("pixel", { width: 64, height: 64 })],
  ["image/png", () => photo("png-exif")],
  ["image/webp", () => photo("webp-exif")],
] as const;

describe.each(FILES)("a signed %s", (mediaType, make) => {
  test("is valid to c2pa-rs, and trusted where its authority is", async () => {
    const file = await make();
    const signed = await sign({ file, photos: [{ mediaType, manifests: null }] });
    const anchors = authority.root.toString("pem");
    expect(await judge(signed, mediaType)).toMatchObject({
      state: "Valid",
      failures: ["signingCredential.untrusted"],
      actions: ["c2pa.opened", "c2pa.edited"],
    });
    expect(await judge(signed, mediaType, anchors)).toMatchObject({ state: "Trusted", failures: [] });
    expect(signed.length - file.length).toBeLessThanOrEqual(40 * 1024);
  });

  test("has the manifests of its photo, with their own validation", async () => {
    const file = await make();
    const manifests = await parentManifests(await signedByCamera(file, camera));
    const signed = await sign({ file, photos: [{ mediaType, manifests }] });
    const verdict = await judge(signed, mediaType, authority.root.toString("pem"));
    expect(verdict).toMatchObject({ state: "Trusted", manifests: 2, ingredientFailures: [] });
    expect(verdict.ingredientSuccesses).toContain("ingredient.manifest.validated");
    expect(await readCredentials(signed)).toMatchObject({ signature: "valid", contents: "match" });
  });
});

test("photos framed together are components of what was created", async () => {
  const file = await photo("canon-eos-r6");
  const manifests = await parentManifests(await signedByCamera(file, camera));
  const one = { mediaType: "image/jpeg", manifests };
  const signed = await sign({ file, photos: [one, { ...one, manifests: null }, one], steps: ["placed", "cropped"] });
  expect(await judge(signed, "image/jpeg", authority.root.toString("pem"))).toMatchObject({
    state: "Trusted",
    failures: [],
    ingredientFailures: [],
    actions: ["c2pa.created", "c2pa.placed", "c2pa.cropped"],
    manifests: 2,
  });
});

test("an export of an export has the manifests of both", async () => {
  const file = await photo("canon-eos-r6");
  let manifests = await parentManifests(await signedByCamera(file, camera));
  manifests = await parentManifests(await sign({ file, photos: [{ mediaType: "image/jpeg", manifests }] }));
  const signed = await sign({ file, photos: [{ mediaType: "image/jpeg", manifests }] });
  expect(await judge(signed, "image/jpeg", authority.root.toString("pem"))).toMatchObject({
    state: "Trusted",
    manifests: 3,
    ingredientFailures: [],
  });
});

test("a photo that was changed after it was signed goes on as one", async () => {
  const file = await signedByCamera(await photo("canon-eos-r6"), camera);
  const changed = file.with(file.length - 40, (file.at(-40) ?? 0) ^ 1);
  const manifests = await parentManifests(new Uint8Array(changed));
  expect(manifests?.manifest.failure).toContain("assertion.dataHash.mismatch");
  const signed = await sign({ file: await photo("canon-eos-r6"), photos: [{ mediaType: "image/jpeg", manifests }] });
  expect(await judge(signed, "image/jpeg")).toMatchObject({ state: "Valid" });
});

test("a format that can't be signed gives nothing", async () => {
  const file = await photo("avif-display-p3");
  expect(await signExport({ file, photos: [], steps: [] }, compose)).toBeNull();
});

async function sign({ steps = ["edited"] as const, ...given }: Partial<Parameters<typeof signExport>[0]>) {
  const signed = await signExport({ file: new Uint8Array(), photos: [], ...given, steps }, compose);
  if (signed === null) throw new Error("The format can't be signed");
  return signed;
}

function compose(request: ManifestRequest): Promise<Uint8Array> {
  return composeExport(request, signer);
}
