/** Straightened photos in all routes: their light at each pixel, and no empty corners. */
import { cropPixels, DEFAULT_SETTINGS, MAX_STRAIGHTEN, type PhotoCrop, type Size } from "@matte/engine";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { methodText } from "@matte/framing/photos/method-text.ts";
import { measure } from "@matte/framing/frame/layout.ts";
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { hdrPhoto, MAKERS } from "../../tools/photos/hdr/index.ts";
import { type Orientation, storedFor } from "../../tools/photos/orientation.ts";
import { photo } from "../photos/index.ts";
import { cropped, type Cropped } from "./cropped.ts";
import { decoded, type Picture } from "./picture.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

const UPRIGHT = { width: 300, height: 200 };
/** Without transitions that Lanczos3 weakens. */
const lightAt = ({ x, y }: Point, channel: number): number =>
  128 + 60 * Math.sin(0.31 * x + 0.17 * y + channel) + 50 * Math.sin(0.23 * x - 0.37 * y);

/** A photo of the light, stored in another orientation. */
async function photoOf(orientation: Orientation): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = UPRIGHT;
  const data = Uint8Array.from({ length: 3 * width * height }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return Math.round(lightAt({ x: (pixel % width) + 0.5, y: Math.floor(pixel / width) + 0.5 }, at % 3));
  });
  const stored = storedFor(orientation, { ...UPRIGHT, data });
  const raw = { width: stored.width, height: stored.height, channels: 3 } as const;
  return new Uint8Array(await sharp(stored.data, { raw }).withMetadata({ orientation }).png().toBuffer());
}

/** Point of the upright photo that a shown point has. */
function pointOf(shown: Point, shownSize: Size, photoSize: Size, part: PhotoCrop): Point {
  let { x, y } = shown;
  let { width, height } = shownSize;
  if (part.mirror) x = width - x;
  for (let turn = part.turn; turn > 0; turn -= 1) {
    [x, y] = [y, width - x];
    [width, height] = [height, width];
  }
  const { straighten } = part;
  const corner = cropPixels(part, photoSize);
  const [dx, dy] = [x + corner.x - photoSize.width / 2, y + corner.y - photoSize.height / 2];
  const [cos, sin] = [Math.cos((straighten * Math.PI) / 180), Math.sin((straighten * Math.PI) / 180)];
  return { x: photoSize.width / 2 + cos * dx + sin * dy, y: photoSize.height / 2 + cos * dy - sin * dx };
}

/** Corner of a framed picture's photo, in the middle of its matte. */
function cornerOf(framed: Size, { job }: Cropped): Point {
  const { width, height } = job.facts.size;
  return { x: (framed.width - width) / 2, y: (framed.height - height) / 2 };
}

const CROP = { x: 0.1, y: 0.2, width: 0.6, height: 0.7 };
const PARTS: readonly Omit<PhotoCrop, "mirror">[] = [
  { crop: null, turn: 0, straighten: 3.2 },
  { crop: null, turn: 1, straighten: -MAX_STRAIGHTEN },
  { crop: CROP, turn: 3, straighten: 8 },
  { crop: CROP, turn: 2, straighten: -0.1 },
];

describe("a straightened photo", () => {
  it.each(PARTS)(
    "shows its light with $crop, $turn turns and $straighten degrees in every orientation",
    async (one) => {
      for (const orientation of [1, 6, 7] as const)
        for (const mirror of [false, true]) {
          const part = { ...one, mirror };
          const result = await cropped(await photoOf(orientation), part, { exportFormat: "png" });
          const errors = lightErrors(await decoded(result.bytes), result, part);
          expect(errors.mean).toBeLessThan(0.7);
          // An empty corner would be far darker.
          expect(errors.most).toBeLessThan(12);
        }
    },
  );

  it("is encoded again, and says why", async () => {
    const { method, job, original } = await cropped(await photo("sampling-420"), { straighten: 3.2 });
    expect([method, original]).toEqual(["jpeg", "cropped"]);
    const settings = { ...DEFAULT_SETTINGS, quality: 95 };
    const planned = plannedMethod(job.facts, { settings, subject: "", measure });
    expect(methodText(planned)).toBe("JPEG 95 % (straightened)");
  });

  it("at 0 degrees keeps its data", async () => {
    const file = await photo("sampling-420");
    const [one, other] = [await cropped(file, { straighten: 0 }), await cropped(file, {})];
    expect(one.method).toBe("lossless-jpeg");
    expect(one.bytes).toEqual(other.bytes);
  });
});

function lightErrors(framed: Picture, result: Cropped, part: PhotoCrop): { mean: number; most: number } {
  const { size } = result.job.facts;
  const corner = cornerOf(framed, result);
  let [sum, most] = [0, 0];
  for (let n = 0; n < 3 * size.width * size.height; n += 1) {
    const [x, y] = [Math.floor(n / 3) % size.width, Math.floor(n / 3 / size.width)];
    const expected = lightAt(pointOf({ x: x + 0.5, y: y + 0.5 }, size, UPRIGHT, part), n % 3);
    const shown = framed.data[4 * ((corner.y + y) * framed.width + corner.x + x) + (n % 3)]!;
    sum += Math.abs(shown - expected);
    most = Math.max(most, Math.abs(shown - expected));
  }
  return { mean: sum / (3 * size.width * size.height), most };
}

test.each(MAKERS)("An HDR photo like those of %s is straightened with its gain map", async (maker) => {
  const file = hdrPhoto(maker, { width: 640, height: 448 });
  const part: PhotoCrop = { crop: CROP, turn: 1, mirror: false, straighten: 6 };
  const result = await cropped(file, part);
  expect([result.method, result.hdr]).toEqual(["jpeg", "kept"]);
  const [before, after] = [await mapOf(file), await mapOf(result.bytes)];
  const { size } = result.job.facts;
  const corner = cornerOf(result.size, result);
  const scale = after.width / result.size.width;
  let [sum, count] = [0, 0];
  // Inside, since viewers blend a coarse map with the matte.
  for (let y = 12; y < size.height - 12; y += 3)
    for (let x = 12; x < size.width - 12; x += 3) {
      const point = pointOf({ x, y }, size, { width: 640, height: 448 }, part);
      const own = valueAt(before, point, before.width / 640);
      sum += Math.abs(own - valueAt(after, { x: x + corner.x, y: y + corner.y }, scale));
      count += 1;
    }
  expect(sum / count).toBeLessThan(3);
});

async function mapOf(file: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const map = findGainMap(file);
  if (map === null || map === "damaged") throw new Error("no map");
  return decoded(file.subarray(map.range.start, map.range.end));
}

/** A map's code at a point of its picture, interpolated as by viewers. */
function valueAt({ width, height, data }: Picture, { x, y }: Point, scale: number): number {
  const [column, row] = [x * scale - 0.5, y * scale - 0.5];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const at = (dx: number, dy: number): number =>
    data[4 * (Math.min(height - 1, Math.max(0, top + dy)) * width + Math.min(width - 1, Math.max(0, left + dx)))]!;
  const [fx, fy] = [column - left, row - top];
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}
