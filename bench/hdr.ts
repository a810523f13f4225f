/**
 * A gain map's extra time in a lossless frame: `npm run bench -- hdr`. The baseline is the same 12-megapixel photo
 * without its map, framed in turn; the map has a quarter of the photo's size, as written by phones.
 */
import { createCanvas } from "@napi-rs/canvas";
import { findGainMap } from "../packages/formats/jpeg/gain-map/find.ts";
import { frameGainMap } from "../packages/formats/jpeg/gain-map/frame-map.ts";
import { frameLossless } from "../packages/jpeg/lossless/frame.ts";
import type { GainMap } from "../packages/formats/jpeg/gain-map/types.ts";
import { joinGainMap } from "../packages/formats/jpeg/gain-map/multi-picture.ts";
import { leadSegments } from "../packages/formats/jpeg/gain-map/map-segments.ts";
import type { LosslessPaint } from "../packages/jpeg/lossless/types.ts";
import { openLossless } from "../packages/jpeg/lossless/open.ts";
import type { Box } from "@matte/engine";
import { hdrPhoto } from "../tools/photos/hdr/index.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const SIZE = { width: 4096, height: 3072 };
/** On the map's grid. */
const MATTE = 256;
const CANVAS = { width: SIZE.width + 2 * MATTE, height: SIZE.height + 2 * MATTE };
const PLAN = { canvas: CANVAS, photo: { x: MATTE, y: MATTE } };
const STROKE = { x: MATTE - 1, y: MATTE - 1, width: SIZE.width + 2, height: SIZE.height + 2 };
const CAPTION = { x: MATTE, y: MATTE + SIZE.height + 60, width: SIZE.width, height: 140 };
const PAINT: LosslessPaint = {
  background: [255, 255, 255],
  flats: [{ box: STROKE, colour: [0, 0, 0] }],
  overlays: [CAPTION],
  draw: drawCaption,
};

function drawCaption(box: Box): Uint8ClampedArray {
  const context = createCanvas(box.width, box.height).getContext("2d");
  context.font = "100px sans-serif";
  context.fillText("Misty mountains, Patagonia", CAPTION.x - box.x, CAPTION.y + 100 - box.y);
  return context.getImageData(0, 0, box.width, box.height).data;
}

/** Largest share by which a gain map may slow framing. */
const MAX_SHARE = 0.15;

export async function benchHdr(runs: number): Promise<void> {
  console.log(`\nHDR photo of 12 MP with a gain map of a quarter of its size (${runs} rounds in turn, medians)\n`);
  const photo = hdrPhoto("pixel", SIZE);
  const times = { plain: [] as number[], hdr: [] as number[] };
  // The first rounds are not counted: they compile.
  for (let run = -2; run < runs; run += 1) {
    const [plain, hdr] = [timeOf(() => framed(photo)), timeOf(() => framedWithMap(photo))];
    if (run < 0) continue;
    times.plain.push(plain);
    times.hdr.push(hdr);
  }
  const share = median(times.hdr.map((time, run) => time / (times.plain[run] ?? Number.NaN))) - 1;
  const rows = [
    ["without its map", ms(times.plain), ""],
    ["with its map", ms(times.hdr), `${(100 * share).toFixed(1)} %`],
  ];
  console.log(table([["frame", "time", "more"], ...rows]));
  if (share > MAX_SHARE) process.exitCode = 1;
}

function framed(photo: Uint8Array, lead: ReturnType<typeof leadSegments> = []): Uint8Array<ArrayBuffer> {
  const source = openLossless(photo);
  if ("fallbackReason" in source) throw new Error(source.detail);
  const file = frameLossless(source, PLAN, PAINT, { segments: lead });
  if ("fallbackReason" in file) throw new Error(file.detail);
  return file;
}

function framedWithMap(photo: Uint8Array): readonly Uint8Array[] {
  const found = findGainMap(photo);
  if (found === null || found === "damaged") throw new Error("No gain map");
  const map = framedMap(photo, found);
  return joinGainMap(framed(photo, leadSegments(map)), map);
}

function framedMap(photo: Uint8Array, map: GainMap): Uint8Array<ArrayBuffer> {
  const file = frameGainMap(photo.subarray(map.range.start, map.range.end), map, SIZE, PLAN);
  if (file === null || "fallbackReason" in file) throw new Error("The map was not kept");
  return file;
}

function ms(times: readonly number[]): string {
  return `${median(times).toFixed(1)} ms`;
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
