/**
 * PNG files in Node: `npm run bench -- libpng`. Eight kinds of picture with a white matte, encoded by us in one thread,
 * and by libpng with adaptive filters at zlib's level 6 (sharp). Size and processor time, median and worst.
 */
import { encodeBand } from "../packages/png/encode/encode-band.ts";
import { encodePng } from "../packages/png/encode/encode.ts";
import type { PngFormat } from "../packages/png/encode/format.ts";
import { pngMachine } from "../packages/png/encode/kernel-machine.ts";
import sharp, { type Sharp } from "sharp";
import { KIND_NAMES, kindOriginalPath } from "../test/photos/index.ts";
import type { Pair } from "./lib/figures.ts";
import { type KindPair, recordKinds } from "./lib/kinds.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const FORMAT: PngFormat = { colour: "rgb", depth: 8 };
/** Share of the long side. */
const MATTE = 0.08;
/** Sizes to libpng's: the median, and every one. */
const LIMITS = { median: 1.005, worst: 1.03 };

interface Measured {
  readonly size: KindPair;
  readonly time: KindPair;
}

export async function benchLibpng(megapixels: number, runs: number): Promise<void> {
  const measured: Measured[] = [];
  for (const kind of KIND_NAMES)
    measured.push(await measure(kind, await matted(await kindOriginalPath(kind, megapixels)), runs));
  console.log(`\nPNG of ${megapixels} MP with a matte, in one thread of Node (${runs} rounds in turn, medians)\n`);
  console.log(table([["picture", "size", "of libpng", "processor time", "of libpng"], ...measured.map(row)]));
  const name = `${megapixels} MP PNG against libpng`;
  const size = recordKinds(
    { name: `${name}, size`, unit: "MB" },
    measured.map((one) => one.size),
    LIMITS,
  );
  const time = recordKinds(
    { name: `${name}, processor time`, unit: "ms" },
    measured.map((one) => one.time),
    {},
  );
  console.log(`\nSize ${size}; processor time ${time}`);
}

function row({ size, time }: Measured): string[] {
  const ratio = ({ value, baseline }: Pair): string => (value / baseline).toFixed(3);
  return [size.kind, `${size.value.toFixed(2)} MB`, ratio(size), `${time.value.toFixed(0)} ms`, ratio(time)];
}

/** Returns the picture with its matte, undecoded. */
async function matted(path: string): Promise<Sharp> {
  const { width, height } = await sharp(path).metadata();
  const side = Math.round(MATTE * Math.max(width, height));
  const extended = sharp(path).extend({ top: side, bottom: side, left: side, right: side, background: "#fff" });
  const { data, info } = await extended.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 }, limitInputPixels: false });
}

async function measure(kind: string, picture: Sharp, runs: number): Promise<Measured> {
  const { data, info } = await picture.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rounds: Round[] = [];
  // The first round is not counted: it compiles.
  for (let run = 0; run <= runs; run += 1)
    rounds.push({ ours: await byUs(data, info), libpng: await byLibpng(picture) });
  const counted = rounds.slice(1);
  const middle = (pick: (round: Round) => number): number => median(counted.map(pick));
  return {
    size: { kind, value: middle(({ ours }) => ours.bytes) / 1e6, baseline: middle(({ libpng }) => libpng.bytes) / 1e6 },
    time: { kind, value: middle(({ ours }) => ours.time), baseline: middle(({ libpng }) => libpng.time) },
  };
}

interface Encoded {
  readonly bytes: number;
  /** Milliseconds of the processor, all threads. */
  readonly time: number;
}

interface Round {
  readonly ours: Encoded;
  readonly libpng: Encoded;
}

async function byUs(pixels: Buffer, { width, height }: { width: number; height: number }): Promise<Encoded> {
  const machine = pngMachine();
  if (machine === null) throw new Error("Node runs WebAssembly.");
  const rgba = 4 * width;
  const read = (top: number, rows: number) => Uint8Array.from(pixels.subarray(top * rgba, (top + rows) * rgba));
  const picture = { width, height, format: FORMAT, chunks: [], read };
  return timed(async () =>
    Buffer.concat(await encodePng(picture, { own: async (band) => encodeBand(machine, band), helpers: [] })),
  );
}

function byLibpng(picture: Sharp): Promise<Encoded> {
  return timed(() => picture.clone().png({ adaptiveFiltering: true, compressionLevel: 6 }).toBuffer());
}

async function timed(encode: () => Promise<Uint8Array>): Promise<Encoded> {
  const start = process.cpuUsage();
  const { length } = await encode();
  const { user, system } = process.cpuUsage(start);
  return { bytes: length, time: (user + system) / 1000 };
}
