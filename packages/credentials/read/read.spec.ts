import { ActionType, DigitalSourceType, IngredientAssertion, RelationshipType } from "@trustnxt/c2pa-ts/manifest";
import { beforeAll, describe, expect, test } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo } from "../../../test/photos/index.ts";
import { join } from "../bytes.ts";
import { findStore } from "../container/find.ts";
import { boxAt, readSuperBox, superBoxes } from "../jumbf/boxes.ts";
import { TimedActions } from "../sign/actions.ts";
import { type Authority, createAuthority, createSigner, type TestSigner } from "../authority.ts";
import { CAMERA, describeCapture, signedByCamera, TAKEN } from "../testing/camera.ts";
import { judge } from "../testing/judge.ts";
import { readCredentials } from "./read.ts";

let authority: Authority;
let camera: TestSigner;
let signed: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  authority = await createAuthority();
  camera = await createSigner(authority);
  signed = await signedByCamera(await photo("one-pixel"), camera);
});

const CAPTURE = {
  signedBy: "Example Camera Co.",
  signedAt: TAKEN.toISOString(),
  timed: "claimed",
  madeWith: CAMERA,
  actions: ["captured"],
};
const VALID = { status: "read", trust: "not-checked", signature: "valid", contents: "match", claim: CAPTURE };

describe("credentials", () => {
  test.each(["one-pixel", "canon-eos-r6", "png-exif", "webp-exif"] as const)(
    "of %s are read and match",
    async (name) => {
      const file = await photo(name);
      expect(await readCredentials(await signedByCamera(file, camera))).toEqual(VALID);
      expect(await readCredentials(file)).toBeNull();
    },
  );

  test("name the person of a certificate without an organisation", async () => {
    const person = await createSigner(authority, { subject: "CN=Ada Example" });
    const file = await signedByCamera(await photo("one-pixel"), person);
    expect(await readCredentials(file)).toMatchObject({ claim: { signedBy: "Ada Example" } });
  });

  test("of a certificate that ran out are said to be", async () => {
    const expired = await createSigner(authority, { from: -20, until: -1 });
    const file = await signedByCamera(await photo("one-pixel"), expired);
    expect(await readCredentials(file)).toEqual({ ...VALID, signature: "expired" });
  });

  test("of a picture made by a model say so", async () => {
    const file = await signedByCamera(await photo("one-pixel"), camera, (manifest) => {
      const made = {
        action: ActionType.C2paCreated,
        digitalSourceType: DigitalSourceType.TrainedAlgorithmicMedia,
      };
      const others = [ActionType.C2paCropped, ActionType.FontEdited, ActionType.FontSubset];
      manifest.addAssertion(new TimedActions([made, ...others.map((action) => ({ action }))], TAKEN));
    });
    expect(await readCredentials(file)).toMatchObject({ claim: { actions: ["generated", "cropped", "other"] } });
  });
});

describe("what was changed since it was signed", () => {
  test("is found in 200 bits of the file, by c2pa-rs as well", async () => {
    const { spans } = findStore(signed) ?? { spans: [] };
    const [span = { start: 0, end: 0 }] = spans;
    const outside = signed.length - (span.end - span.start);
    for (let flip = 0; flip < 200; flip += 1) {
      const place = Math.floor((flip * outside) / 200);
      const changed = flipped(place < span.start ? place : place + span.end - span.start, flip % 8);
      const read = await readCredentials(changed);
      const isFound = read === null || read.status === "unreadable" || read.contents !== "match";
      expect(isFound, `bit ${flip % 8} of byte ${place}`).toBe(true);
      if (flip % (200 / effort(20, 200)) !== 0) continue;
      const verdict = await judge(changed, "image/jpeg").catch(() => null);
      expect(verdict?.state ?? "Invalid", `bit ${flip % 8} of byte ${place}`).toBe("Invalid");
    }
  });

  test.each(["c2pa.claim.v2", "c2pa.signature", "c2pa.assertions"])("is found in %s", async (label) => {
    const store = findStore(signed);
    const [manifest] = superBoxes(readSuperBox(store?.bytes ?? signed));
    const box = manifest && boxAt(manifest, [label]);
    if (box == null || store === null) throw new Error(`No ${label}`);
    const length = Math.min(box.end - box.start, 1_500);
    const at = indexOf(signed, store.bytes.subarray(box.start, box.start + 200));
    const flips = Array.from({ length: 40 }, async (_, flip) =>
      readCredentials(flipped(at + Math.floor((flip * length) / 40), flip % 8)),
    );
    // A meaningless bit, such as padding's, may change: then nothing else does.
    const valid = (await Promise.all(flips)).filter(
      (read) => read?.status === "read" && read.signature === "valid" && read.contents === "match",
    );
    expect(valid).toEqual(valid.map(() => VALID));
  });

  test("is found if the file is cut or longer", async () => {
    expect(await readCredentials(signed.subarray(0, -1))).toMatchObject({ contents: "changed" });
    expect(await readCredentials(join([signed, Uint8Array.of(0)]))).toMatchObject({ contents: "changed" });
  });

  test("is found if an unsigned assertion is added", async () => {
    const file = await signedByCamera(await photo("one-pixel"), camera, (manifest) => {
      describeCapture(manifest);
      manifest.assertions?.assertions.push(IngredientAssertion.createV3(RelationshipType.ParentOf));
    });
    expect(await readCredentials(file)).toMatchObject({ signature: "valid", contents: "changed" });
  });
});

describe("an invalid signature", () => {
  test("vouches for nothing that the claim says", async () => {
    const other = await createSigner(authority);
    const file = await signedByCamera(await photo("one-pixel"), { ...camera, sign: other.sign });
    expect(await readCredentials(file)).toEqual({ ...VALID, signature: "invalid", claim: null });
  });

  test("is one of an authority that signs for itself", async () => {
    const certificates = [new Uint8Array(authority.root.rawData)];
    const { privateKey } = authority.keys;
    const algorithm = { name: "ECDSA", hash: "SHA-256" };
    const sign = async (bytes: Uint8Array) =>
      new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, bytes as Uint8Array<ArrayBuffer>));
    const file = await signedByCamera(await photo("one-pixel"), { certificates, algorithm: "ES256", sign });
    expect(await readCredentials(file)).toMatchObject({ signature: "invalid", claim: null });
  });
});

test("credentials of two stores, or with a part missing, can't be read", async () => {
  const { spans } = findStore(signed) ?? { spans: [] };
  const [span = { start: 0, end: 0 }] = spans;
  const segment = signed.slice(span.start, span.end);
  // Another box's instance.
  segment[7] = 9;
  const twice = join([signed.subarray(0, span.end), segment, signed.subarray(span.end)]);
  expect(await readCredentials(twice)).toEqual({ status: "unreadable" });
  const second = signed.slice();
  second[span.start + 11] = 2;
  expect(await readCredentials(second)).toEqual({ status: "unreadable" });
});

function flipped(at: number, bit: number): Uint8Array<ArrayBuffer> {
  const file = signed.slice();
  file[at] = (file[at] ?? 0) ^ (1 << bit);
  return file;
}

function indexOf(file: Uint8Array, part: Uint8Array): number {
  return Buffer.from(file).indexOf(part);
}
