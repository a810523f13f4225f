/**
 * Checks uploaded images, from requesting the checker's process to its verdict: `npm run bench -- uploads`. The
 * baseline is sharp in another process, which decodes and encodes each file like the check, and checks nothing.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { startCheckerProcess } from "../apps/server/src/images/checker-process.ts";
import { largePhotoPath } from "../test/photos/index.ts";
import { recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

/** Highest check time relative to decoding and encoding. */
const LIMIT = 1.3;
const DEADLINE_MS = 60_000;
/** Small images are checked several times, because one takes a few milliseconds. */
const MEASURED_MS = 300;

const BARE = fileURLToPath(new URL("lib/bare-sharp.ts", import.meta.url));

export async function benchUploads(runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "matte-bench-"));
  const checker = startCheckerProcess();
  const bare = fork(BARE, { execArgv: ["--import", "tsx"] });
  const output = join(folder, "output");
  const sides: Sides = {
    check: async (input) => {
      const verdict = await checker.check({ content: "photo", input, output }, DEADLINE_MS);
      if (verdict === null || "rejected" in verdict) throw new Error(`${input}: ${verdict?.rejected ?? "crashed"}`);
    },
    bare: (input) => ask(bare, { input, output }),
  };
  try {
    const rows = [];
    for (const [name, input] of await images(folder)) rows.push(row(name, await rounds(name, input, sides, runs)));
    console.log(`\nChecks of uploaded images (${runs} rounds, medians)\n`);
    console.log(table([["image", "sharp", "check", "ratio"], ...rows]));
  } finally {
    checker.stop();
    bare.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Returns exports of a 24-megapixel photo, and the square sent by the page for each photo. */
async function images(folder: string): Promise<(readonly [name: string, path: string])[]> {
  const path = (name: string): string => join(folder, name);
  const photo = await largePhotoPath(24);
  copyFileSync(photo, path("whole.jpg"));
  await sharp(photo).resize(1080).jpeg({ quality: 95 }).toFile(path("preset.jpg"));
  await sharp(photo).resize(600).jpeg({ quality: 90 }).toFile(path("square.jpg"));
  await sharp(photo).resize(2048).png().toFile(path("export.png"));
  return [
    ["24 MP JPEG", path("whole.jpg")],
    ["JPEG of 1,080 px", path("preset.jpg")],
    ["JPEG of 600 px", path("square.jpg")],
    ["PNG of 2,048 px", path("export.png")],
  ];
}

type Side = (input: string) => Promise<void>;
type Sides = Readonly<Record<"check" | "bare", Side>>;
interface Round {
  readonly check: number;
  readonly bare: number;
}

async function rounds(name: string, input: string, sides: Sides, runs: number): Promise<Round[]> {
  const first = await timeOf(sides.bare, input, 1);
  await sides.check(input);
  const count = Math.max(1, Math.round(MEASURED_MS / first));
  const results: Round[] = [];
  for (let run = 0; run < runs; run += 1)
    results.push({
      bare: await timeOf(sides.bare, input, count),
      check: await timeOf(sides.check, input, count),
    });
  recordFigure(
    { name: `Check of a ${name}`, unit: "ms", limit: LIMIT },
    results.map(({ check, bare }) => ({ value: check, baseline: bare })),
  );
  return results;
}

function row(name: string, results: readonly Round[]): string[] {
  const milliseconds = (pick: (round: Round) => number): string => `${median(results.map(pick)).toFixed(1)} ms`;
  const ratio = median(results.map(({ check, bare }) => check / bare));
  return [name, milliseconds(({ bare }) => bare), milliseconds(({ check }) => check), ratio.toFixed(2)];
}

async function timeOf(side: Side, input: string, count: number): Promise<number> {
  const start = performance.now();
  for (let n = 0; n < count; n += 1) await side(input);
  return (performance.now() - start) / count;
}

async function ask(child: ChildProcess, request: object): Promise<void> {
  const answered = once(child, "message");
  child.send(request);
  const [failure] = (await answered) as unknown[];
  if (failure !== "done") throw new Error(String(failure));
}
