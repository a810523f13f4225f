import {
  type Assertion,
  IngredientAssertion,
  type Manifest,
  MetadataAssertion,
  RelationshipType,
  ThumbnailAssertion,
  ThumbnailType,
} from "@trustnxt/c2pa-ts/manifest";
import { beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { join } from "../bytes.ts";
import { composeExport } from "../sign/manifest.ts";
import { tracePhoto, type TraceRules } from "../sign/photo.ts";
import { signExport } from "../sign/sign.ts";
import { createAuthority, createSigner, type TestSigner } from "../authority.ts";
import { describeCapture, signedByCamera } from "../testing/camera.ts";

let camera: TestSigner;
let file: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  camera = await createSigner(await createAuthority());
  file = await photo("one-pixel");
});

const STRICT: TraceRules = { keepsLocation: false, isCropped: false, most: 1e6 };
const EXIF = "http://ns.adobe.com/exif/1.0/";

async function signedWith(
  ...added: readonly (() => Promise<Assertion> | Assertion)[]
): Promise<Uint8Array<ArrayBuffer>> {
  const assertions = await Promise.all(added.map(async (make) => make()));
  return signedByCamera(file, camera, (manifest: Manifest) => {
    describeCapture(manifest);
    for (const assertion of assertions) manifest.addAssertion(assertion);
  });
}

function metadata(namespace: string, name: string, value: string): Assertion {
  const assertion = new MetadataAssertion();
  assertion.entries = [{ namespace, name, value }];
  return assertion;
}

async function thumbnail(segment = new Uint8Array()): Promise<Assertion> {
  const picture = await photo("one-pixel");
  return ThumbnailAssertion.create(
    "jpeg",
    join([picture.subarray(0, 2), segment, picture.subarray(2)]),
    ThumbnailType.Claim,
  );
}

/** APP1 that begins as EXIF does. */
const EXIF_SEGMENT = Uint8Array.of(0xff, 0xe1, 0, 10, ...new TextEncoder().encode("Exif\0\0II"));

function titled(title: string): Assertion {
  return Object.assign(IngredientAssertion.createV3(RelationshipType.ComponentOf), { title });
}

describe("with the location removed, a photo's credentials are left out", () => {
  test.each([
    ["coordinates in metadata", () => metadata(EXIF, "GPSLatitude", "52,31.2N")],
    ["a place by the IPTC", () => metadata("http://iptc.org/std/Iptc4xmpExt/2008-02-29/", "LocationCreated", "x")],
    ["XMP as text", () => metadata(EXIF, "UserComment", '<x exif:GPSLongitude="13,24.3E"/>')],
    ["an address of coordinates", () => titled("geo:52.52,13.405")],
    ["two numbers", () => titled("52.5200, 13.4050.jpg")],
    ["degrees", () => titled("52° 31′ 12″ N")],
    ["a position by ISO 6709", () => titled("+52.5200+013.4050/")],
    ["a plus code", () => titled("9F4MGC22+22 Berlin")],
    ["a list of coordinates", () => metadata(EXIF, "coordinates", "x")],
    ["a file in base64", () => titled("RXhpZgAATU0AKgAAAAgA".repeat(12))],
    ["a thumbnail with EXIF", () => thumbnail(EXIF_SEGMENT)],
  ])("for %s", async (_, make) => {
    const signed = await signedWith(make);
    expect(await tracePhoto(signed, STRICT)).toEqual({ manifests: null, leftOut: "location" });
    expect(await tracePhoto(signed, { ...STRICT, keepsLocation: true })).toMatchObject({ leftOut: null });
  });

  test("for coordinates in the manifest of a photo before", async () => {
    const before = await tracePhoto(await signedWith(() => metadata(EXIF, "GPSLatitude", "52,31.2N")), {
      ...STRICT,
      keepsLocation: true,
    });
    const photos = [{ mediaType: "image/jpeg", manifests: before.manifests }];
    const signed = await signExport({ file, photos, steps: ["edited"] }, (request) => composeExport(request, camera));
    expect(await tracePhoto(signed ?? file, STRICT)).toEqual({ manifests: null, leftOut: "location" });
  });
});

test("a photo's credentials without a location stay", async () => {
  const signed = await signedWith(
    () => metadata(EXIF, "ExposureTime", "1/125"),
    () => thumbnail(),
    () => titled("George in Berlin, 2026-05-12T09:41:00+02:00, f/2.8, 1/125.jpg"),
  );
  const { manifests, leftOut } = await tracePhoto(signed, STRICT);
  expect(leftOut).toBeNull();
  expect(manifests?.boxes).toHaveLength(1);
});

test("with a crop, credentials with a picture of the whole photo are left out", async () => {
  const cropped = { ...STRICT, isCropped: true };
  expect(await tracePhoto(await signedWith(() => thumbnail()), cropped)).toMatchObject({ leftOut: "cropped" });
  expect(await tracePhoto(await signedWith(), cropped)).toMatchObject({ leftOut: null });
});

test("credentials are left out that are larger than allowed", async () => {
  expect(await tracePhoto(await signedWith(), { ...STRICT, most: 10_000 })).toMatchObject({ leftOut: "large" });
});

test("damaged credentials are left out", async () => {
  const signed = await signedWith();
  const at = Buffer.from(signed).indexOf("c2pa.claim");
  const damaged = signed.with(at - 30, 0xff);
  expect(await tracePhoto(new Uint8Array(damaged), STRICT)).toEqual({ manifests: null, leftOut: "unreadable" });
});

test("a photo without credentials has none to leave out", async () => {
  expect(await tracePhoto(file, STRICT)).toEqual({ manifests: null, leftOut: null });
});
