/**
 * Frames one JPEG losslessly, stage by stage, and takes its original out again, in Node: `npx tsx bench/lossless.ts
 * --megapixels 24 --runs 9`. For comparison libjpeg-turbo decodes and encodes the same photo (sharp), and crops it
 * losslessly if jpegtran is installed. All are measured in turn in the same run; figures are medians in milliseconds. `half` crops
 * the photo to half its area and frames it: its processor time divided by the whole photo's. It takes the least times of the run,
 * because other programs only add to them.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import { ensureKernels } from "@matte/pixels/build";
import type { LosslessPaint, LosslessPlan } from "../packages/jpeg/lossless/types.ts";
import type { LosslessSource } from "../packages/jpeg/lossless/open.ts";
import type { Box } from "@matte/engine";
import sharp from "sharp";
import { largePhoto } from "../test/photos/index.ts";
import { exportWithOriginal } from "./lib/export-with-original.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const { values } = parseArgs({
  options: {
    megapixels: { type: "string", default: "24" },
    runs: { type: "string", default: "9" },
    sampling: { type: "string", default: "4:2:2" },
  },
});

// Imported after the kernels are compiled: outside Vite no plugin does that.
await ensureKernels();
const { frameLossless, openLossless } = await import("@matte/jpeg/lossless");
const { unframe } = await import("@matte/formats/frame-record");

const STAGES = ["open", "read", "index", "draw", "splice", "write"] as const;
type Times = Record<(typeof STAGES)[number], number>;

/** Returns an 8 percent frame with a stroke, a three-line caption and a watermark. */
function frameOf(source: LosslessSource): { plan: LosslessPlan; paint: LosslessPaint } {
  const outer = Math.round((0.08 * source.width) / 16) * 16;
  const letters = Math.round(0.025 * source.width);
  const captionHeight = Math.round(0.116 * source.width + 4.2 * letters);
  const canvas = { width: source.width + 2 * outer, height: source.height + 2 * outer + captionHeight };
  const stroke = { x: outer - 1, y: outer - 1, width: source.width + 2, height: source.height + 2 };
  const caption = { x: outer, y: source.height + 2 * outer, width: source.width, height: Math.round(4.2 * letters) };
  return {
    plan: { canvas, photo: { x: outer, y: outer } },
    paint: {
      background: [255, 255, 255],
      flats: [{ box: stroke, colour: [0, 0, 0] }],
      overlays: [caption],
      draw: (box) => drawCaption(box, caption, letters),
    },
  };
}

function drawCaption(box: Box, caption: Box, letters: number): Uint8ClampedArray {
  const context = createCanvas(box.width, box.height).getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, box.width, box.height);
  context.translate(caption.x - box.x, caption.y - box.y);
  context.fillStyle = "#000";
  context.font = `${letters}px sans-serif`;
  context.fillText("Misty mountains", 0, letters);
  context.fillText("Photo by Ada Lovelace", caption.width - 11 * letters, letters);
  context.fillText("Patagonia, Chile", 0, 2.4 * letters);
  context.fillText("35mm  f/2.8  1/250 s  ISO 400", caption.width - 15 * letters, 2.4 * letters);
  return context.getImageData(0, 0, box.width, box.height).data;
}

/** Half of the photo's pixels, from its middle and between its blocks. */
function cropOf({ width, height }: LosslessSource): Box {
  const half = { width: Math.round(width * Math.SQRT1_2), height: Math.round(height * Math.SQRT1_2) };
  return { x: (width - half.width) >> 1, y: (height - half.height) >> 1, ...half };
}

/** Returns the processor time in milliseconds of framing all of a photo, or the half in its middle. */
function measureCropped(photo: Uint8Array, isCropped: boolean): number {
  const start = process.cpuUsage();
  const source = openLossless(photo);
  if ("fallbackReason" in source) throw new Error(source.detail);
  const crop = isCropped ? cropOf(source) : { x: 0, y: 0, width: source.width, height: source.height };
  const { plan, paint } = frameOf({ ...source, width: crop.width, height: crop.height });
  const place = { x: plan.photo.x + (crop.x % source.mcu.width), y: plan.photo.y + (crop.y % source.mcu.height) };
  const canvas = { width: plan.canvas.width + source.mcu.width, height: plan.canvas.height + source.mcu.height };
  const file = frameLossless(source, { canvas, photo: place, crop }, paint);
  if ("fallbackReason" in file) throw new Error(file.detail);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The first of two would collect the garbage of what ran before. */
function measureSecond(photo: Uint8Array, isCropped: boolean): number {
  measureCropped(photo, isCropped);
  return measureCropped(photo, isCropped);
}

function measureOurs(photo: Uint8Array): Times {
  const marks = [performance.now()];
  const source = openLossless(photo);
  if ("fallbackReason" in source) throw new Error(source.detail);
  const { plan, paint } = frameOf(source);
  const file = frameLossless(source, plan, paint, { onStage: () => marks.push(performance.now()) });
  marks.push(performance.now());
  if ("fallbackReason" in file) throw new Error(file.detail);
  const times = STAGES.map((stage, n) => [stage, (marks[n + 1] ?? 0) - (marks[n] ?? 0)] as const);
  return Object.fromEntries(times) as Times;
}

async function measureDecodeEncode(photo: Uint8Array): Promise<number> {
  const start = performance.now();
  const { data, info } = await sharp(photo, { limitInputPixels: false }).raw().toBuffer({ resolveWithObject: true });
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 }, limitInputPixels: false })
    .jpeg({ quality: 95 })
    .toBuffer();
  return performance.now() - start;
}

async function measureUnframe(file: Uint8Array<ArrayBuffer>): Promise<number> {
  const start = performance.now();
  const back = await unframe(file);
  if (!("photo" in back && back.isOriginal)) throw new Error("The original does not come back.");
  return performance.now() - start;
}

function measureCrop(photo: Uint8Array): number {
  const start = performance.now();
  const { error } = spawnSync("jpegtran", ["-crop", "100000x100000+16+16"], { input: photo, maxBuffer: 2 ** 28 });
  return error === undefined ? performance.now() - start : Number.NaN;
}

async function rowFor(megapixels: number, runs: number): Promise<string[]> {
  const sampling = values.sampling === "4:2:0" || values.sampling === "4:4:4" ? values.sampling : "4:2:2";
  const photo = await largePhoto(megapixels, { sampling });
  measureOurs(photo);
  const framed = await exportWithOriginal(photo);
  await measureUnframe(framed);
  const rounds: { ours: Times; unframe: number; coding: number; crop: number; half: number; whole: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const [ours, back] = [measureOurs(photo), await measureUnframe(framed)];
    const coding = await measureDecodeEncode(photo);
    const crop = measureCrop(photo);
    const [half, whole] = [true, false].map((isCropped) => measureSecond(photo, isCropped)) as [number, number];
    rounds.push({ ours, unframe: back, coding, crop, half, whole });
  }
  const total = ({ ours }: (typeof rounds)[number]): number => STAGES.reduce((sum, stage) => sum + ours[stage], 0);
  const stages = STAGES.map((stage) => median(rounds.map(({ ours }) => ours[stage])));
  const sums = [
    total,
    ...(["unframe", "coding", "crop"] as const).map((key) => (round: (typeof rounds)[number]) => round[key]),
  ];
  const figures = [...stages, ...sums.map((pick) => median(rounds.map(pick)))].map((value) => value.toFixed(0));
  const ratio = median(rounds.map((round) => total(round) / round.coding)).toFixed(2);
  const least = (key: "half" | "whole"): number => Math.min(...rounds.map((round) => round[key]));
  const share = least("half") / least("whole");
  return [`${megapixels} MP, ${(photo.length / 1e6).toFixed(1)} MB`, ...figures, ratio, share.toFixed(2)];
}

const rows: string[][] = [];
for (const megapixels of values.megapixels.split(",").map(Number)) {
  rows.push(await rowFor(megapixels, Number(values.runs)));
}
console.log(
  table([["photo", ...STAGES, "total", "original back", "decode+encode", "jpegtran crop", "ratio", "half"], ...rows]),
);
