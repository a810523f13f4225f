/**
 * Exports within 2,000 KB: `npm run bench -- fit --photos 200`. The command line frames made photos of eight kinds, five
 * sizes and five qualities. Every file must be within the limit, those with less quality nearly fill it, and those that
 * keep the photo's data have its pixels.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeAccount } from "../test/e2e/support/command-line.ts";
import { kindJpegPath, KIND_NAMES } from "../test/photos/index.ts";
import { decodePixels } from "../test/photos/pixels.ts";
import { PROGRAM } from "./lib/command-runs.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const LIMIT_KB = 2000;
/** In bytes. */
const KB = 1000;
/** In megapixels. */
const SIZES = [4, 8, 6, 12, 3];
const QUALITIES = [92, 98, 85, 95, 89];
/** Median share of the limit, and the least one, where quality gave way. */
const LEAST_MEDIAN = 0.95;
const LEAST = 0.92;

export async function benchFit(count: number): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), "matte-fit-"));
  try {
    await writeAccount(root, "pro");
    const photos: string[] = [];
    for (let n = 0; n < count; n += 1) photos.push(await madePhoto(root, n));
    const fitted = await framed(root, "fitted", ["--max-kb", String(LIMIT_KB)], photos);
    const packed = fitted.filter(({ fit }) => fit?.kind === "packed");
    const plain = await framed(
      root,
      "plain",
      [],
      packed.map(({ photo }) => photo),
    );
    const wrong: string[] = [];
    for (const one of packed) {
      const other = plain.find(({ photo }) => photo === one.photo);
      if (other === undefined || !(await haveSamePixels(one, other))) wrong.push(`${one.photo} has other pixels`);
    }
    report(fitted, wrong);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Line that the command prints. */
interface FrameReport {
  readonly photo: string;
  readonly output: string;
  readonly length: number;
  readonly method: string;
  readonly fit: { readonly kind: string; readonly quality?: number } | null;
}

function report(fitted: readonly FrameReport[], wrong: readonly string[]): void {
  const kinds = [...new Set(fitted.map(kindOf))];
  const rows = kinds.map((kind) => {
    const shares = fitted.filter((one) => kindOf(one) === kind).map(shareOf);
    return [
      kind,
      String(shares.length),
      percent(Math.min(...shares)),
      percent(median(shares)),
      percent(Math.max(...shares)),
    ];
  });
  console.log(`\n${fitted.length} photos to ${LIMIT_KB} KB; sizes as shares of the limit\n`);
  console.log(table([["what gave way", "photos", "least", "median", "most"], ...rows]));
  const large = fitted.filter((one) => shareOf(one) > 1).map(({ photo }) => `${photo} is too large`);
  const shares = fitted.filter((one) => kindOf(one) === "quality").map(shareOf);
  const isFar = shares.length > 0 && (median(shares) < LEAST_MEDIAN || Math.min(...shares) < LEAST);
  const failures = [...wrong, ...large, ...(isFar ? ["too far below the limit"] : [])];
  if (failures.length > 0) throw new Error(failures.join("; "));
}

/** Stores one of 200 photos, in an order that mixes kinds, sizes and qualities. */
async function madePhoto(folder: string, n: number): Promise<string> {
  const kind = KIND_NAMES[n % KIND_NAMES.length]!;
  const row = Math.floor(n / KIND_NAMES.length);
  const size = SIZES[row % SIZES.length]!;
  const quality = QUALITIES[(row + Math.floor(row / SIZES.length)) % QUALITIES.length]!;
  const source = await readFile(await kindJpegPath(kind, size));
  const path = join(folder, `${n}-${kind}-${size}mp-q${quality}.jpg`);
  await writeFile(path, await sharp(source).jpeg({ quality, optimiseCoding: false }).toBuffer());
  return path;
}

async function framed(
  root: string,
  out: string,
  options: readonly string[],
  photos: readonly string[],
): Promise<readonly FrameReport[]> {
  if (photos.length === 0) return [];
  const args = [PROGRAM, "frame", "--json", "--out", join(root, out), ...options, "--", ...photos];
  const env = { ...process.env, XDG_CONFIG_HOME: root };
  const printed = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { env, maxBuffer: 2 ** 28 }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(new Error("The command line failed.", { cause: error })),
    );
  });
  return printed
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as FrameReport);
}

async function haveSamePixels(one: FrameReport, other: FrameReport): Promise<boolean> {
  const [first, second] = [
    await decodePixels(await readFile(one.output)),
    await decodePixels(await readFile(other.output)),
  ];
  return Buffer.compare(first.data, second.data) === 0;
}

function kindOf({ fit }: FrameReport): string {
  return fit?.kind ?? "nothing";
}

function shareOf({ length }: FrameReport): number {
  return length / (LIMIT_KB * KB);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
