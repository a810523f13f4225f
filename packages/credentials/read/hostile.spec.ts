/** Files made to be believed, or to keep a page busy. */
import { type Assertion, IngredientAssertion, RelationshipType } from "@trustnxt/c2pa-ts/manifest";
import { beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { leastTime, processor } from "../../../test/time/least.ts";
import { type Authority, createAuthority, createSigner, type TestSigner } from "../authority.ts";
import { join } from "../bytes.ts";
import { findStore } from "../container/find.ts";
import { readSuperBox, type SuperBox, superBoxes } from "../jumbf/boxes.ts";
import { composeExport } from "../sign/manifest.ts";
import { parentManifests } from "../sign/parent.ts";
import { signExport } from "../sign/sign.ts";
import { describeCapture, signedByCamera } from "../testing/camera.ts";
import { judge } from "../testing/judge.ts";
import { readCredentials } from "./read.ts";

/** Generous for a slow machine; what these files would take without bounds is minutes. */
const MOST = { below: 5000, clock: processor, rounds: 3 };
/** APP11's marker, length, identifier, instance and number. */
const SEGMENT_HEADER = 12;

let authority: Authority;
let camera: TestSigner;

beforeAll(async () => {
  authority = await createAuthority();
  camera = await createSigner(authority);
});

/** Signs a file whose photo, and that one's photo, were signed. */
async function grandchild(): Promise<Uint8Array<ArrayBuffer>> {
  let file = await signedByCamera(await photo("one-pixel"), camera);
  for (let generation = 1; generation < 3; generation += 1) {
    const manifests = await parentManifests(file);
    const given = { file: await photo("one-pixel"), photos: [{ mediaType: "image/jpeg", manifests }] };
    const signed = await signExport({ ...given, steps: ["edited"] }, (request) => composeExport(request, camera));
    file = signed ?? file;
  }
  return file;
}

function manifestsOf(file: Uint8Array): { readonly at: number; readonly boxes: readonly SuperBox[] } {
  const store = findStore(file);
  if (store === null) throw new Error("Not signed");
  return { at: (store.spans[0]?.start ?? 0) + SEGMENT_HEADER, boxes: superBoxes(readSuperBox(store.bytes)) };
}

describe("credentials of a photo’s photo", () => {
  test("match as they are", async () => {
    const file = await grandchild();
    expect(manifestsOf(file).boxes).toHaveLength(3);
    expect(await readCredentials(file)).toMatchObject({ signature: "valid", contents: "match" });
  });

  test.each([0, 1])("are found changed in generation %i, as by c2pa-rs", async (generation) => {
    const file = await grandchild();
    const { at, boxes } = manifestsOf(file);
    const { start = 0, end = 0 } = boxes[generation] ?? {};
    for (let flip = 0; flip < 40; flip += 1) {
      const changed = file.slice();
      const place = at + start + Math.floor(((end - start) * flip) / 40);
      changed[place] = (changed[place] ?? 0) ^ (1 << (flip % 8));
      const read = await readCredentials(changed);
      expect(read?.status === "read" && read.contents === "match", `byte ${place}`).toBe(false);
    }
    const changed = file.slice();
    const place = at + Math.floor((start + end) / 2);
    changed[place] = (changed[place] ?? 0) ^ 1;
    const verdict = await judge(changed, "image/jpeg", authority.root.toString("pem")).catch(() => null);
    expect(verdict?.ingredientFailures ?? ["unreadable"]).not.toEqual([]);
  });

  test("may refer to one another in a circle", async () => {
    const label = "urn:c2pa:3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    const uri = `self#jumbf=/c2pa/${label}`;
    const circle: Assertion = Object.assign(IngredientAssertion.createV3(RelationshipType.ParentOf), {
      activeManifest: { uri, hash: new Uint8Array(32), algorithm: "SHA-256" },
      claimSignature: { uri: `${uri}/c2pa.signature`, hash: new Uint8Array(32), algorithm: "SHA-256" },
      validationResults: { activeManifest: { success: [], informational: [], failure: [] } },
    });
    const file = await signedByCamera(await photo("one-pixel"), camera, (manifest) => {
      manifest.label = label;
      describeCapture(manifest);
      manifest.addAssertion(circle);
    });
    expect(await readCredentials(file)).toMatchObject({ contents: "changed" });
  });
});

const app11 = (instance: number, sequence: number, content: Uint8Array): Uint8Array => {
  const segment = new Uint8Array(SEGMENT_HEADER);
  const view = new DataView(segment.buffer);
  view.setUint16(0, 0xffeb);
  view.setUint16(2, 10 + content.length);
  view.setUint16(4, 0x4a50);
  view.setUint16(6, instance);
  view.setUint32(8, sequence);
  return join([segment, content]);
};

function jpegWith(count: number, segmentAt: (index: number) => Uint8Array): Uint8Array<ArrayBuffer> {
  return join([
    Uint8Array.of(0xff, 0xd8),
    ...Array.from({ length: count }, (_, index) => segmentAt(index)),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

const hidden = Uint8Array.from({ length: 24 }, (_, at) => "jumbjumdc2pa".charCodeAt(at % 12));

describe("a page is not kept busy by", () => {
  test.each<[string, () => Uint8Array]>([
    ["65,536 stores in 400,000 segments", () => jpegWith(400_000, (index) => app11(index % 65_536, 1, hidden))],
    ["one store in 400,000 segments", () => jpegWith(400_000, (index) => app11(1, index + 1, hidden))],
    ["a PNG of 200,000 stores", () => join([pngSignature, ...Array.from({ length: 200_000 }, () => emptyStore)])],
  ])("%s", async (_, make) => {
    const file = make();
    const reading = async () => {
      const read = await readCredentials(file);
      expect(read === null || read.status === "unreadable").toBe(true);
    };
    expect(await leastTime(reading, MOST)).toBeLessThan(MOST.below);
  });
});

const pngSignature = Uint8Array.from("\x89PNG\r\n\x1a\n", (letter) => letter.charCodeAt(0));
const emptyStore = Uint8Array.from("\0\0\0\0caBX\0\0\0\0", (letter) => letter.charCodeAt(0));
