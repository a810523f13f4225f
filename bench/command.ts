/**
 * The command line with many photos: `npm run bench -- command --photos 1000 --runs 1`. Time, processor time and
 * memory, next to sharp, which decodes, extends and encodes the photo. Then calls killed at random moments: no partial
 * file may remain, and the next call frames the missing photos, and no others.
 */
import { createHash, randomInt } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { largePhotoPath } from "../test/photos/index.ts";
import { type Folder, statusesOf, withPhotos } from "./lib/command-runs.ts";
import { recordFigure } from "./lib/figures.ts";
import { costOf, type ProcessCost } from "./lib/process-cost.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const KILLS = 20;
const KILLED_PHOTOS = 12;
const BASELINE_PHOTOS = 10;
/** Border on each side, in pixels. */
const BORDER = 240;
/** Highest ratio to the baseline's processor time. */
const LIMIT = 0.25;

interface Options {
  readonly photos: readonly number[];
  readonly runs: number;
}

export async function benchCommand({ photos, runs }: Options): Promise<void> {
  console.log(`\n24 MP photos on the command line, ${availableParallelism()} threads (medians of ${runs})\n`);
  const rows = [["photos", "time", "processor a photo", "peak memory", "sharp's processor"]];
  for (const count of photos) rows.push(await measured(count, runs));
  console.log(table(rows));
  console.log(`\n${KILLS} calls with ${KILLED_PHOTOS} photos, killed at a random moment, and called again\n`);
  console.log(table(await killedRows()));
}

async function measured(count: number, runs: number): Promise<string[]> {
  const costs: ProcessCost[] = [];
  const pairs: { value: number; baseline: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const cost = await withPhotos(count, async ({ start }) => {
      const child = start();
      child.stdout?.resume();
      return costOf(child);
    });
    costs.push(cost);
    pairs.push({ value: (cost.cpu * 1000) / count, baseline: await baselineCpu() });
  }
  recordFigure(
    { name: `${count} photos framed by the command, processor time of one`, unit: "ms", limit: LIMIT },
    pairs,
  );
  return [
    String(count),
    `${median(costs.map(({ time }) => time)).toFixed(1)} s`,
    `${median(pairs.map(({ value }) => value)).toFixed(0)} ms`,
    `${median(costs.map(({ peak }) => peak)).toFixed(0)} MB`,
    `${median(pairs.map(({ baseline }) => baseline)).toFixed(0)} ms`,
  ];
}

/** Returns sharp's processor time for a photo with a border, in milliseconds. */
async function baselineCpu(): Promise<number> {
  const photo = await largePhotoPath(24);
  const before = process.cpuUsage();
  for (let done = 0; done < BASELINE_PHOTOS; done += 1) {
    const border = { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, background: "#fff" };
    await sharp(photo).extend(border).keepMetadata().jpeg({ quality: 95 }).toBuffer();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / BASELINE_PHOTOS;
}

async function killedRows(): Promise<string[][]> {
  const whole = await withPhotos(KILLED_PHOTOS, async (folder) => {
    const start = performance.now();
    await statusesOf(folder.start());
    return { time: performance.now() - start, digests: await digestsIn(folder.out) };
  });
  const rows = [["killed after", "complete", "framed by the next call", "files in the end"]];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const moment = randomInt(1, Math.ceil(whole.time));
    rows.push(await withPhotos(KILLED_PHOTOS, (folder) => killedRow(folder, moment, whole.digests)));
  }
  return rows;
}

type Digests = ReadonlyMap<string, string>;

async function killedRow({ start, out }: Folder, moment: number, whole: Digests): Promise<string[]> {
  const child = start();
  const ended = once(child, "close");
  child.stdout?.resume();
  await delay(moment);
  child.kill("SIGKILL");
  await ended;
  const complete = await digestsIn(out);
  for (const [name, digest] of complete) if (digest !== whole.get(name)) throw new Error(`${name} is not complete.`);
  const statuses = await statusesOf(start());
  const framed = statuses.get("framed") ?? 0;
  if (framed + complete.size !== whole.size) throw new Error(`${framed} of ${whole.size - complete.size} were framed.`);
  const names = await readdir(out);
  if (names.length !== whole.size) throw new Error(`There are other files: ${names.join(", ")}`);
  await digestsIn(out).then((digests) => assertSame(digests, whole));
  return [`${moment} ms`, String(complete.size), String(framed), String(names.length)];
}

function assertSame(digests: Digests, whole: Digests): void {
  for (const [name, digest] of whole) if (digests.get(name) !== digest) throw new Error(`${name} differs.`);
}

/** Hashes a folder's results (SHA-256) by name; hidden files are no results. */
async function digestsIn(folder: string): Promise<Digests> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith("."));
  const digests = await Promise.all(
    names.map(async (name) =>
      createHash("sha256")
        .update(await readFile(join(folder, name)))
        .digest("hex"),
    ),
  );
  return new Map(names.map((name, at) => [name, digests[at] ?? ""]));
}
