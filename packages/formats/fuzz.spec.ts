import { cameraDataFrom, cameraTags } from "@matte/engine";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../test/photos/index.ts";
import { decodableFile, probe } from "./probe.ts";
import { isWideGamutProfile } from "@matte/pixels";
import { readTags } from "./read-tags.ts";
import { anyShare } from "@matte/pixels/testing";
import { effort } from "../../test/effort.ts";

const SEEDS = [
  "canon-eos-r6",
  "lens-in-maker-note",
  "progressive-420",
  "png-exif",
  "png-raw-profiles",
  "png-display-p3",
  "webp-exif",
  "webp-display-p3",
  "avif-display-p3",
  "avif-orientation-5",
  "avif-tone-map",
  "heic-gain-map",
] as const;
const STATUSES = ["photo", "empty", "not-an-image", "unsupported", "truncated", "corrupt"];

/** Half the changes are in the first 8 KB, since headers direct the walks. */
const change = fc.record({
  near: fc.boolean(),
  place: anyShare,
  bytes: fc.oneof(
    fc.constantFrom([0], [255], [255, 255, 255, 255], [0, 0, 0, 0], [0xff, 0xd9], [0x7f, 255, 255, 255]),
    fc.array(fc.nat(255), { minLength: 1, maxLength: 4 }),
  ),
});

const mutation = fc.record({
  seed: fc.constantFrom(...SEEDS),
  changes: fc.array(change, { minLength: 1, maxLength: 12 }),
  keep: fc.oneof(fc.constant(1), anyShare),
});

const seeds = new Map<string, Uint8Array<ArrayBuffer>>();
beforeAll(async () => {
  for (const name of SEEDS) seeds.set(name, await photo(name));
});

type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

function mutated({ seed, changes, keep }: Mutation): Uint8Array<ArrayBuffer> {
  const bytes = (seeds.get(seed) ?? new Uint8Array()).slice();
  for (const { near, place, bytes: put } of changes) {
    const at = Math.floor(place * (near ? 8192 : bytes.length));
    bytes.set(put.slice(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
  }
  return bytes.slice(0, Math.floor(bytes.length * keep));
}

async function readAll(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const found = probe(bytes);
  expect(STATUSES).toContain(found.status);
  if (found.status !== "photo") return;
  const { header } = found;
  expect(header.coded.width * header.coded.height).toBeGreaterThan(0);
  expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(header.orientation);
  for (const range of [header.exif, header.xmp, header.exifChunk]) {
    if (range !== null) expect(range.start <= range.end && range.end <= bytes.length).toBe(true);
  }
  cameraDataFrom(await readTags(bytes, header, cameraTags()));
  await isWideGamutProfile(header.profile);
  decodableFile(bytes, header);
}

describe("probe and its readers accept", () => {
  test("photos with changed and missing bytes", async () => {
    await fc.assert(
      fc.asyncProperty(mutation, (given) => readAll(mutated(given))),
      { numRuns: effort(800, 4000) },
    );
  }, 60_000);

  test("noise after a signature", async () => {
    const signature = fc.constantFrom(
      "\xff\xd8\xff",
      "\x89PNG\r\n\x1a\n",
      "RIFF\xff\xff\0\0WEBP",
      "II*\0",
      "MM\0*",
      "\0\0\0\x18ftyp",
      "\0\0\0\x10ftypavif\0\0\0\0\0\0\0\x40meta\0\0\0\0",
      "BM",
      "<svg",
    );
    const noise = fc.tuple(signature, fc.uint8Array({ maxLength: 600 }));
    await fc.assert(
      fc.asyncProperty(noise, ([head, tail]) =>
        readAll(Uint8Array.from([...head].map((letter) => letter.charCodeAt(0)).concat([...tail]))),
      ),
      { numRuns: effort(600, 3000) },
    );
  }, 60_000);
});
