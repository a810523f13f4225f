import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { photo } from "../../../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import type { CoveredMcus, Rgb, SheetPart } from "@matte/jpeg/lossless";
import type { FrameRecord } from "./types.ts";
import { composeMetadata } from "@matte/metadata";
import { EDIT } from "@matte/metadata/testing";
import { EMPTY, named, simple } from "@matte/metadata/xmp";
import { frameRecordOf, withFrameRecord } from "./record-packet.ts";
import { coefficientsOf, framed, opened, paintOf, placeIn } from "@matte/jpeg/testing";
import { jpeg } from "@matte/pixels/testing";
import { collectJpeg } from "../metadata/collect.ts";
import { writeJpegMetadata } from "../metadata/write.ts";
import { rememberPhoto } from "./remember.ts";
import { scanHash } from "./scan-hash.ts";
import { readFrameRecord, unframe } from "./unframe.ts";

const LOOK = { version: 1, settings: { outerBorderSize: 9, outerBorderColor: "#D8D2C6" } };
const UNALIGNED = jpeg(45, 35, { sampling: "4:2:0", quality: 92 });

interface Remembering {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly record: FrameRecord;
}

async function frameOf(original: Uint8Array, background: Rgb = [255, 255, 255]): Promise<Remembering> {
  const source = opened(original);
  const plan = placeIn(source, { left: 3, top: 2, right: 29, bottom: 43 });
  let covered: CoveredMcus | null = null;
  const plain = framed(source, plan, paintOf({ background }), { onCovered: (mcus) => void (covered = mcus) });
  const place = { photo: { ...plan.photo, width: source.width, height: source.height }, covered };
  return { plain, record: { look: LOOK, photo: await rememberPhoto(source, plain, place) } };
}

function remembered(file: Uint8Array<ArrayBuffer>, record: FrameRecord): Uint8Array<ArrayBuffer> {
  const metadata = composeMetadata(collectJpeg(file), { ...EDIT, keepLocation: true });
  return join(writeJpegMetadata(file, withFrameRecord(metadata, record)));
}

async function exported(original: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { plain, record } = await frameOf(original);
  return remembered(plain, record);
}

async function unframed(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const photoFile = await unframe(file);
  if ("refusal" in photoFile) throw new Error(photoFile.refusal);
  expect(photoFile.isOriginal).toBe(false);
  return photoFile.photo;
}

describe("an export that remembers its frame", () => {
  it.each(["plain", "orientation-6", "canon-eos-r6"] as const)(
    "gives the photo of %s back, without the record",
    async (name) => {
      const original = await photo(name);
      const back = await unframed(await exported(original));
      expect(coefficientsOf(back)).toEqual(coefficientsOf(original));
      expect(readFrameRecord(back)).toBeNull();
    },
  );

  it("gives an unaligned photo back", async () => {
    expect(coefficientsOf(await unframed(await exported(UNALIGNED)))).toEqual(coefficientsOf(UNALIGNED));
  });

  it("gives a photo back that needed finer quantisation steps for its frame", async () => {
    const coarse = jpeg(93, 71, { sampling: "4:2:0", quality: 20, restartInterval: 3 });
    const { plain, record } = await frameOf(coarse, [178, 34, 34]);
    expect(record.photo?.place.quotients).toHaveLength(3);
    const back = await unframed(remembered(plain, record));
    expect(coefficientsOf(back)).toEqual(coefficientsOf(coarse));
    expect(opened(back).picture.components.map(({ quantisation }) => quantisation)).toEqual(
      opened(coarse).picture.components.map(({ quantisation }) => quantisation),
    );
  });

  it.each([
    ["its look and its photo's place", UNALIGNED],
    ["the quotients of finer quantisation steps", jpeg(93, 71, { sampling: "4:2:0", quality: 20 })],
  ])("says %s", async (_, original) => {
    const { plain, record } = await frameOf(original, [178, 34, 34]);
    expect(readFrameRecord(remembered(plain, record))).toEqual(record);
  });

  it("grows by less than a kilobyte if the photo is aligned", async () => {
    const { plain, record } = await frameOf(jpeg(64, 48, { sampling: "4:2:0", quality: 92 }));
    expect(remembered(plain, record).length - plain.length).toBeLessThan(1024);
  });

  it("may have its metadata changed", async () => {
    const { plain, record } = await frameOf(UNALIGNED);
    const file = remembered(remembered(plain, record), record);
    expect(coefficientsOf(await unframed(file))).toEqual(coefficientsOf(UNALIGNED));
  });
});

describe("a record of joined photos", () => {
  const own = [1, 1, 1].map(() => Array.from({ length: 64 }, () => 1));
  const parts = [
    { photo: { x: 0, y: 0, width: 16, height: 35 } },
    { photo: { x: 16, y: 0, width: 29, height: 35 }, quotients: own },
  ];

  async function joined(changed: readonly SheetPart[] = parts): Promise<Uint8Array<ArrayBuffer>> {
    const { plain, record } = await frameOf(UNALIGNED);
    const place = { ...record.photo!.place, parts };
    const sheet = { place: { ...place, parts: changed }, scan: await scanHash(plain, place) };
    return remembered(plain, { ...record, photo: sheet });
  }

  it("says their places, and gives each of them back", async () => {
    const file = await joined();
    expect(readFrameRecord(file)?.photo?.place.parts).toEqual(parts);
    const photoFile = await unframe(file);
    if ("refusal" in photoFile) throw new Error(photoFile.refusal);
    const sizes = photoFile.sheet?.photos.map((one) => opened(one)).map(({ width, height }) => ({ width, height }));
    expect(sizes).toEqual(parts.map(({ photo: { width, height } }) => ({ width, height })));
  });

  it("is refused if a place was changed", async () => {
    const moved = [{ photo: { x: 16, y: 0, width: 16, height: 35 } }, ...parts.slice(1)];
    expect(await unframe(await joined(moved))).toEqual({ refusal: "changed" });
    expect(await unframe(await joined(parts.slice(1)))).toEqual({ refusal: "changed" });
  });
});

describe("a frame stays on", () => {
  it("a file that remembers no frame is left as it is", async () => {
    expect(await unframe(UNALIGNED)).toEqual({ refusal: "no-record" });
  });

  it("a photo encoded with its frame keeps it", async () => {
    expect(await unframe(remembered(UNALIGNED, { look: LOOK, photo: null }))).toEqual({ refusal: "encoded-again" });
  });

  it("a picture that another program has saved keeps its frame", async () => {
    const { record } = await frameOf(UNALIGNED);
    expect(await unframe(remembered(jpeg(122, 110, { sampling: "4:2:0", quality: 92 }), record))).toEqual({
      refusal: "changed",
    });
  });

  it.each([0xdb, 0xc4, 0xc0])("a picture with a damaged segment %i keeps its frame", async (marker) => {
    const file = await exported(UNALIGNED);
    const at = file.findLastIndex((byte, n) => byte === 0xff && file[n + 1] === marker && file[n + 2] === 0);
    file[at + 8]! ^= 1;
    expect(await unframe(file)).toEqual({ refusal: "changed" });
  });

  it.each(["x", "y", "width", "height"] as const)(
    "a frame stays on if %s of the place was changed to one that fits",
    async (side) => {
      const { plain, record } = await frameOf(UNALIGNED);
      const { place, scan } = record.photo!;
      const smaller = { ...place, photo: { ...place.photo, [side]: place.photo[side] - (side.length === 1 ? 16 : 1) } };
      const file = remembered(plain, { ...record, photo: { place: smaller, scan } });
      expect(await unframe(file)).toEqual({ refusal: "changed" });
    },
  );

  it("a frame stays on if the covered parts were changed", async () => {
    const { plain, record } = await frameOf(UNALIGNED);
    const { place, scan } = record.photo!;
    const { indices, jpeg: mcus } = place.covered!;
    const changed = Uint8Array.from(mcus, (byte, n) => (n === mcus.length - 4 ? byte ^ 1 : byte));
    for (const covered of [{ indices, jpeg: changed }, { indices: indices.with(0, 0), jpeg: mcus }, null])
      expect(await unframe(remembered(plain, { ...record, photo: { place: { ...place, covered }, scan } }))).toEqual({
        refusal: "changed",
      });
  });

  it("a frame stays on if the record has a place outside the picture", async () => {
    const { plain, record } = await frameOf(UNALIGNED);
    const place = { photo: { x: 0, y: 0, width: 60_000, height: 10 }, covered: null };
    const file = remembered(plain, { ...record, photo: { place, scan: await scanHash(plain, place) } });
    expect(await unframe(file)).toEqual({ refusal: "damaged" });
  });
});

describe("a record", () => {
  it("above 8 MB is not written", () => {
    const nothing = { exif: null, xmp: null, resources: null, density: null };
    expect(withFrameRecord(nothing, { look: "x".repeat(2 ** 23), photo: null })).toBe(nothing);
  });

  it("is read without an error whatever its texts", () => {
    const property = fc.tuple(
      fc.constantFrom("look", "photo", "scan", "covered", "gainMap", "gainMapScan", "gainMapCovered", "parts"),
      fc.string(),
    );
    const scan = "0".repeat(64);
    const likely = fc.constantFrom("{}", "1 2 3 4", "99999 0 0 0", scan, "AAAA", "AAAAAQ==", "/////w==", "____", "=");
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            property,
            fc.tuple(
              property.map(([name]) => name),
              likely,
            ),
          ),
        ),
        (texts) => {
          const properties = texts.map(([name, text]) => simple(named("matte", name), text));
          const record = frameRecordOf({ ...EMPTY, properties });
          if (record?.photo) expect(record.photo.scan).toMatch(/^[0-9a-f]{64}$/);
        },
      ),
    );
  });
});
