import sharp, { type JpegOptions, type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { type JpegTiffPlan, writeJpegTiff } from "../../../tools/photos/tiff/jpeg-tiles.ts";
import { convertPhoto } from "../convert.ts";
import { openLossless } from "@matte/jpeg/lossless";
import { probe } from "../probe.ts";

type Channels = 1 | 3;
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: Channels;
  readonly data: Uint8Array;
}

/** Smooth picture with edges. */
function picture(width: number, height: number, channels: Channels): Picture {
  const data = Uint8Array.from({ length: width * height * channels }, (_, at) => {
    const [x, y] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
    return ((x >> 5) * 40 + y + (at % channels) * 60) % 256;
  });
  return { width, height, channels, data };
}

function imageOf({ data, ...raw }: Picture): Sharp {
  const image = sharp(data, { raw });
  return raw.channels === 1 ? image.toColourspace("b-w") : image;
}

function samplesOf(file: Uint8Array, channels: Channels): Promise<Buffer> {
  const image = sharp(file, { failOn: "warning" });
  return image
    .toColourspace(channels === 1 ? "b-w" : "srgb")
    .raw()
    .toBuffer();
}

async function converted(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const found = await convertPhoto(new Blob([new Uint8Array(file)]));
  if (found?.status !== "converted") throw new Error(JSON.stringify(found));
  return new Uint8Array(await found.file.arrayBuffer());
}

/** Largest difference, outside the pixels next to borders of tiles, where decoders of one JPEG interpolate other chroma. */
function largestError(own: Buffer, expected: Buffer, { width, height, channels }: Picture, tile: number): number {
  expect(own.length).toBe(expected.length);
  const isEdge = (position: number, end: number): boolean => (position + 1) % tile <= 1 || position === end - 1;
  return own.reduce((most, value, at) => {
    const [x, y] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
    const isBorder = channels === 3 && (isEdge(x, width) || isEdge(y, height));
    return isBorder ? most : Math.max(most, Math.abs(value - (expected[at] ?? 0)));
  }, 0);
}

describe.each([
  [64, 64],
  [200, 130],
  [40, 300],
  [129, 17],
])("a TIFF of %i x %i pixels in tiles of JPEG", (width, height) => {
  test.each([
    ["YCbCr, 4:2:0", 3, 75],
    ["RGB or YCbCr, 4:4:4", 3, 95],
    ["grey", 1, 80],
  ] as const)("becomes a JPEG with the same samples: %s", async (_, channels, quality) => {
    const shown = picture(width, height, channels);
    const file = await imageOf(shown)
      .withIccProfile(channels === 1 ? "sgrey" : "p3")
      .tiff({ compression: "jpeg", quality, tile: true, tileWidth: 64, tileHeight: 64 })
      .toBuffer();
    const jpeg = await converted(file);
    expect(probe(jpeg)).toMatchObject({
      status: "photo",
      header: { kind: "jpeg", coded: { width, height }, profile: { kind: "icc" } },
    });
    expect(openLossless(jpeg)).not.toHaveProperty("fallbackReason");
    const [own, expected] = await Promise.all([jpeg, file].map((one) => samplesOf(one, channels)));
    expect(largestError(own!, expected!, shown, 64)).toBe(0);
  });
});

const TILE = 32;

/** JPEGs of all tiles, those at the edges with more beyond the picture. */
async function tilesOf(shown: Picture, optionsOf: (index: number) => JpegOptions): Promise<Buffer[]> {
  const [across, down] = [Math.ceil(shown.width / TILE), Math.ceil(shown.height / TILE)];
  const padded = await imageOf(shown)
    .extend({ right: across * TILE - shown.width, bottom: down * TILE - shown.height, extendWith: "copy" })
    .raw()
    .toBuffer();
  const raw = { width: across * TILE, height: down * TILE, channels: shown.channels };
  return Promise.all(
    Array.from({ length: across * down }, (_, index) => {
      const part = { left: (index % across) * TILE, top: Math.floor(index / across) * TILE, width: TILE, height: TILE };
      const image = sharp(padded, { raw }).extract(part);
      return (shown.channels === 1 ? image.toColourspace("b-w") : image).jpeg(optionsOf(index)).toBuffer();
    }),
  );
}

function tiled(shown: Picture, parts: readonly Uint8Array[], changes: Partial<JpegTiffPlan> = {}): Uint8Array {
  const { width, height, channels } = shown;
  const photometric = channels === 1 ? 1 : 6;
  return writeJpegTiff({
    width,
    height,
    tile: { width: TILE, height: TILE },
    parts,
    photometric,
    samples: channels,
    ...changes,
  });
}

describe("tiles of JPEG", () => {
  const shown = picture(70, 50, 3);

  test.each<[string, Channels, (index: number) => JpegOptions]>([
    ["with Huffman tables of their own", 3, () => ({ quality: 85, optimiseCoding: true })],
    ["that are progressive", 3, () => ({ quality: 85, progressive: true })],
    ["that are progressive in part", 3, (index) => ({ quality: 90, progressive: index % 2 === 0 })],
    ["that are grey and progressive", 1, () => ({ quality: 85, progressive: true })],
  ])("%s become one JPEG", async (_, channels, optionsOf) => {
    const of = picture(70, 50, channels);
    const parts = await tilesOf(of, optionsOf);
    const own = await samplesOf(await converted(tiled(of, parts)), channels);
    const decoded = await Promise.all(parts.map((part) => samplesOf(part, channels)));
    const expected = Buffer.from(
      Uint8Array.from(own, (_value, at) => {
        const [x, y] = [Math.floor(at / channels) % of.width, Math.floor(at / channels / of.width)];
        const tile = decoded[Math.floor(y / TILE) * 3 + Math.floor(x / TILE)]!;
        return tile[((y % TILE) * TILE + (x % TILE)) * channels + (at % channels)]!;
      }),
    );
    expect(largestError(own, expected, of, TILE)).toBe(0);
  });

  test.each<[string, Partial<JpegTiffPlan>, (parts: Buffer[]) => Promise<readonly Uint8Array[]>]>([
    ["a tile is missing", {}, async (parts) => parts.slice(1)],
    ["a tile is empty", {}, async ([, ...parts]) => [new Uint8Array(), ...parts]],
    ["a tile is cut", {}, async ([first, ...parts]) => [first!.subarray(0, first!.length / 2), ...parts]],
    ["tiles are quantised otherwise", {}, () => tilesOf(shown, (index) => ({ quality: 60 + 5 * index }))],
    [
      "tiles are sampled otherwise",
      {},
      () => tilesOf(shown, (index) => ({ chromaSubsampling: index === 2 ? "4:2:0" : "4:4:4" })),
    ],
    ["tiles are smaller than stated", { tile: { width: 48, height: 48 } }, async (parts) => parts.slice(0, 4)],
    ["tiles are grey", {}, () => tilesOf(picture(70, 50, 1), () => ({}))],
    ["their style is that of TIFF 6.0", { compression: 6 }, async (parts) => parts],
  ])("are refused if %s", async (_, changes, change) => {
    const parts = await change(await tilesOf(shown, () => ({})));
    const file = tiled(shown, parts, changes);
    expect(await convertPhoto(new Blob([new Uint8Array(file)]))).toEqual({
      status: "unsupported",
      type: changes.compression === 6 ? "old-style JPEG-compressed TIFF" : "JPEG-compressed TIFF",
    });
  });
});
