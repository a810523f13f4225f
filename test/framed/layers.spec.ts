/** A layer unknown to the product's files, in all routes: a red box over matte and photo. */
import { setTextRenderer } from "@napi-rs/canvas";
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import { type Box, DEFAULT_SETTINGS, LAYERS, type Layer, type Settings } from "@matte/engine";
import { bytesOf } from "@matte/framing/encode/file.ts";
import { canvasRoute } from "@matte/framing/frame/canvas-route.ts";
import { frameLayout } from "@matte/framing/frame/frame-layout.ts";
import { layoutOf, measure } from "@matte/framing/frame/layout.ts";
import { losslessRoute } from "@matte/framing/frame/lossless-route.ts";
import { isFallback, type Route } from "@matte/framing/frame/route.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import type { FrameJob } from "@matte/framing/photos/types.ts";
import { readSource } from "@matte/framing/read/source.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { beforeAll, expect, test } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { hdrPhoto } from "../../tools/photos/hdr/index.ts";
import { photoFile } from "../photos/index.ts";
import { colourAt, cropped, decoded, distance, greatestDifference, type Picture } from "./picture.ts";

const RED = [255, 0, 0] as const;
const MCU = 16;
const SETTINGS: Settings = { ...DEFAULT_SETTINGS, outerBorderSize: 10, innerBorderSize: 0, showMetadata: false };

/** Half over the photo's right edge, off its block grid. */
function boxIn(photo: Box): Box {
  return { x: photo.x + photo.width - 53, y: photo.y + 101, width: 90, height: 70 };
}

const sticker: Layer = {
  name: "sticker",
  paint: (surface, { photo }) => {
    const { x, y, width, height } = boxIn(photo);
    surface.fillStyle = "#FF0000";
    surface.fillRect(x, y, width, height);
  },
  overlay: {
    boxes: ({ photo }) => [boxIn(photo)],
    paint: (surface, layout, means) => sticker.paint(surface, layout, { ...means, photo: null }),
    isGrey: () => false,
  },
};

let photo: File;
beforeAll(() => {
  setTextRenderer("system");
  photo = new File([hdrPhoto("pixel", { width: 640, height: 448 })], "photo.jpg", { type: "image/jpeg" });
});

interface Framed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly picture: Picture;
  /** The photo's box. */
  readonly at: Box;
}

async function framed(
  routeOf: (job: FrameJob) => Route,
  changes: Partial<Settings>,
  layers: readonly Layer[],
  file = photo,
): Promise<Framed> {
  const job = await frameJobOf(file, { settings: { ...SETTINGS, ...changes }, plan: "pro" }, { number: 1, count: 1 });
  const route = routeOf(job);
  const layout = { ...layoutOf(job, route.grid), layers };
  const thread = { enter: () => undefined, startHelpers: startNoHelpers };
  const result = await frameLayout(route, { job, source: await readSource(file), reduced: null, layout }, thread, null);
  if (isFallback(result)) throw new Error(`The route fell back: ${String(result.fallbackReason)}`);
  const bytes = bytesOf(result.pieces);
  return { bytes, picture: await decoded(bytes), at: layout.photo };
}

function lossless(job: FrameJob): Route {
  const method = plannedMethod(job.facts, { ...job, measure });
  if (method.kind !== "lossless-jpeg") throw new Error(`The photo is framed as ${method.kind}.`);
  return losslessRoute(method.grid);
}

/** Distances from red in the box's photo part, and in its matte part. */
function stickerIn({ picture, at }: Pick<Framed, "picture" | "at">): number[] {
  const { x, y, width, height } = boxIn(at);
  const [left, right, middle] = [x + 8, x + width - 8, y + height / 2];
  return [left, right].map((across) => distance(colourAt(picture, across, middle), RED));
}

test("It is painted where the photo is encoded again", async () => {
  const canvas = () => canvasRoute("jpeg");
  const faults = stickerIn(await framed(canvas, {}, [...LAYERS, sticker]));
  expect(Math.max(...faults)).toBeLessThan(12);
});

test("In a lossless frame it covers its own blocks, and the photo’s others stay as they are", async () => {
  const [plain, marked] = [await framed(lossless, {}, LAYERS), await framed(lossless, {}, [...LAYERS, sticker])];
  expect(Math.max(...stickerIn(marked))).toBeLessThan(24);
  expect(Math.min(...stickerIn(plain))).toBeGreaterThan(100);
  const box = boxIn(marked.at);
  const beside = { x: marked.at.x, y: marked.at.y, width: box.x - marked.at.x - 2 * MCU, height: marked.at.height };
  const below = box.y + box.height + 2 * MCU;
  const rest = { ...marked.at, y: below, height: marked.at.y + marked.at.height - below };
  for (const part of [beside, rest])
    expect(greatestDifference(marked.picture, part, cropped(plain.picture, part))).toBe(0);
});

test("Below the photo it is drawn in the matte alone", async () => {
  // Its last blocks are partly matte.
  const file = new File([hdrPhoto("pixel", { width: 630, height: 448 })], "photo.jpg");
  const plain = await framed(lossless, {}, LAYERS, file);
  const marked = await framed(lossless, {}, [...LAYERS.slice(0, 1), sticker, ...LAYERS.slice(1)], file);
  const [onPhoto = 0, inMatte = 255] = stickerIn(marked);
  expect(onPhoto).toBeGreaterThan(100);
  expect(inMatte).toBeLessThan(24);
  const inner = { ...marked.at, width: marked.at.width - MCU };
  expect(greatestDifference(marked.picture, inner, cropped(plain.picture, inner))).toBe(0);
  // The last block's colours run over its width.
  const edge = { ...marked.at, x: marked.at.x + marked.at.width - (marked.at.width % MCU), width: 2 };
  expect(greatestDifference(marked.picture, edge, cropped(plain.picture, edge))).toBeLessThan(60);
});

test.each([
  ["lossless", lossless],
  ["encoded again", () => canvasRoute("jpeg")],
])("The gain map of a picture that is %s has no gain under it", async (_name, routeOf) => {
  const { bytes, picture, at } = await framed(routeOf, {}, [...LAYERS, sticker]);
  const map = findGainMap(bytes);
  if (map === null || map === "damaged") throw new Error(`The gain map is ${map ?? "absent"}.`);
  const gains = await decoded(bytes.slice(map.range.start, map.range.end));
  const gainAt = (x: number, y: number) =>
    colourAt(gains, Math.floor((x * gains.width) / picture.width), Math.floor((y * gains.height) / picture.height));
  const { x, y, width, height } = boxIn(at);
  const unity = gainAt(4, 4);
  const under = [x + 20, x + width - 20].map((across) => distance(gainAt(across, y + height / 2), unity));
  expect(Math.max(...under)).toBeLessThanOrEqual(2);
});

test("It comes off with the frame", async () => {
  const { bytes } = await framed(lossless, { keepHdr: false }, [...LAYERS, sticker]);
  const unframed = await unframeFile(new File([bytes], "framed.jpg"));
  if ("refusal" in unframed) throw new Error(unframed.refusal);
  const [back, source] = [await decoded(unframed.bytes), await decoded(new Uint8Array(await photo.arrayBuffer()))];
  expect(greatestDifference(back, { x: 0, y: 0 }, source)).toBe(0);
});

test("The original comes back byte for byte from under it", async () => {
  const file = await photoFile("orientation-1");
  const { bytes } = await framed(lossless, { keepWayBack: true }, [...LAYERS, sticker], file);
  const unframed = await unframeFile(new File([bytes], "framed.jpg"));
  if ("refusal" in unframed) throw new Error(unframed.refusal);
  expect(unframed.isOriginal).toBe(true);
  expect(unframed.bytes).toEqual(new Uint8Array(await file.arrayBuffer()));
});
