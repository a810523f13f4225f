import { collectMetadata } from "../../packages/formats/collect.ts";
import { rememberedFrame } from "../../packages/formats/jpeg/frame-record/record-packet.ts";
import type { Settings, Size } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { hdrPhoto, type HdrPhotoOptions, type Maker } from "../../tools/photos/hdr/index.ts";
import { codesOf, framed, type Framed, isoSegment, SIZE } from "./hdr-photos.ts";

/** Stops of headroom for comparing light. */
const HEADROOM = 2;
/**
 * Pixels at the photo's edges: a block in a kept map, and where viewers interpolate between a coarse map and its matte.
 */
const EDGE = 8;

/** Compares linear light between a photo and its framed copy, as shares, at each photo pixel. */
async function lightErrors(original: Uint8Array<ArrayBuffer>, { bytes, photo, size: frame }: Framed) {
  const { size } = photo.facts;
  const [before, after] = [await gainsOf(original, size), await gainsOf(bytes, frame)];
  const place = rememberedFrame(await collectMetadata(bytes))?.photo?.place.photo;
  if (place === undefined) throw new Error("The export has no place of its photo.");
  let [sum, worst, count] = [0, 0, 0];
  for (let y = EDGE; y < size.height - EDGE; y += 1)
    for (let at = 3 * EDGE; at < 3 * (size.width - EDGE); at += 1) {
      const other = after[((y + place.y) * frame.width + place.x) * 3 + at]!;
      const error = Math.abs(2 ** (other - before[y * size.width * 3 + at]!) - 1);
      sum += error * error;
      count += 1;
      worst = Math.max(worst, error);
    }
  return { rms: Math.sqrt(sum / count), worst };
}

/** Returns the gains in stops at each picture pixel, as interpolated by viewers. */
async function gainsOf(file: Uint8Array<ArrayBuffer>, { width, height }: Size): Promise<Float64Array> {
  const { map, pixels } = await codesOf(file);
  const { channels, alternateHeadroom } = map.metadata;
  const weight = Math.min(1, HEADROOM / alternateHeadroom);
  const columns = taps(width, pixels.width);
  const rows = taps(height, pixels.height);
  const gains = new Float64Array(width * height * 3);
  for (const [channel, { min, max, gamma }] of channels.entries()) {
    let at = channel;
    for (const [top, bottom, down] of rows) {
      const [upper, lower] = [top * pixels.width * 4 + channel, bottom * pixels.width * 4 + channel];
      for (const [left, right, across] of columns) {
        const above = between(pixels.data[upper + left * 4]!, pixels.data[upper + right * 4]!, across);
        const below = between(pixels.data[lower + left * 4]!, pixels.data[lower + right * 4]!, across);
        const value = between(above, below, down) / 255;
        gains[at] = weight * (min + (max - min) * (gamma === 1 ? value : value ** (1 / gamma)));
        at += 3;
      }
    }
  }
  return gains;
}

function between(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** For each place along a picture: the two samples of its map around it, and how far it is to the second. */
function taps(length: number, samples: number): readonly (readonly [number, number, number])[] {
  const inside = (at: number): number => Math.min(samples - 1, Math.max(0, at));
  return Array.from({ length }, (_, at) => {
    const place = ((at + 0.5) * samples) / length - 0.5;
    const first = Math.floor(place);
    return [inside(first), inside(first + 1), place - first];
  });
}

describe("a gain map", () => {
  test.each<[string, Maker, HdrPhotoOptions, Partial<Settings>]>([
    ["of an odd share of the photo", "pixel", { width: 1139, height: 853 }, {}],
    ["off the map’s grid", "pixel", SIZE, { outerBorderSize: 7.3 }],
    ["in colour, off the map’s grid", "camera-raw-17", { width: 901, height: 603 }, { outerBorderSize: 7.3 }],
    ["without a gain of 1", "libultrahdr", { ...SIZE, mapSegments: [isoSegment([[0.5, 2.5, 1]])] }, {}],
    ["in a wide range without a gain of 1", "libultrahdr", { ...SIZE, mapSegments: [isoSegment([[0.2, 7.3, 1]])] }, {}],
    [
      "in colour, of an odd share of the photo",
      "camera-raw-17",
      {
        width: 1139,
        height: 853,
        scale: 1.7,
        mapSegments: [
          isoSegment([
            [-1, 3.9, 1],
            [-1.4, 3.5, 1],
            [-0.9, 3.95, 1],
          ]),
        ],
      },
      {},
    ],
    [
      "in a wide range, of an odd share of the photo",
      "libultrahdr",
      { width: 1139, height: 853, mapSegments: [isoSegment([[-3, 3, 1]])] },
      {},
    ],
    [
      "in colour, in a wide range without a gain of 1",
      "camera-raw-17",
      {
        ...SIZE,
        mapSegments: [
          isoSegment([
            [0.3, 5.2, 1],
            [0.2, 4.9, 1],
            [0.1, 5, 1],
          ]),
        ],
      },
      {},
    ],
    [
      "in colour, in the whole range of 7.6 stops",
      "camera-raw-17",
      {
        ...SIZE,
        mapSegments: [
          isoSegment(
            [
              [0.1, 7.7, 1],
              [0.2, 7.6, 1],
              [0.1, 7.5, 1],
            ],
            [0, 7.7],
          ),
        ],
      },
      {},
    ],
    [
      "in colour, with a gamma and slightly above a gain of 1",
      "camera-raw-17",
      {
        ...SIZE,
        mapSegments: [
          isoSegment(
            [
              [0.001, 3.52, 0.34],
              [0.035, 3.06, 0.36],
              [0.054, 2.71, 0.39],
            ],
            [0, 4],
          ),
        ],
      },
      {},
    ],
    [
      "in colour, without a gain of 1",
      "camera-raw-17",
      {
        ...SIZE,
        mapSegments: [
          isoSegment([
            [0.4, 2.4, 1],
            [0.3, 2.6, 1],
            [0.5, 2.5, 1],
          ]),
        ],
      },
      {},
    ],
  ])("%s that is drawn again has nearly the same light over the photo", async (_, maker, options, settings) => {
    const original = hdrPhoto(maker, options);
    const result = await framed(original, settings);
    expect(result).toMatchObject({ method: "lossless-jpeg", hdr: "kept" });
    const { rms, worst } = await lightErrors(original, result);
    expect(rms).toBeLessThanOrEqual(0.003);
    expect(worst).toBeLessThanOrEqual(0.03);
  });
});
