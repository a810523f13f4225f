/**
 * Converts raw files to their camera's JPEG: `npm run bench -- raw`. Each is as large as a 45-megapixel raw file. The
 * baseline reads the whole file. More than 5 ms, or 1 MB beyond the JPEG, are a failure.
 */
import { convertPhoto } from "../packages/formats/convert.ts";
import { CONVERTED, CONVERTED_NAMES, photo } from "../test/photos/index.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const SENSOR_BYTES = 60e6;
/** Milliseconds. */
const MOST_TIME = 5;
/** Kilobytes readable beyond the JPEG. */
const MOST_BEYOND = 1024;

/** Counts the bytes read. */
class CountedFile extends Blob {
  read = 0;
  override slice(start = 0, end = this.size): Blob {
    this.read += Math.min(end, this.size) - start;
    return super.slice(start, end);
  }
}

export async function benchRaw(runs: number): Promise<void> {
  console.log(`\nRaw files of ${SENSOR_BYTES / 1e6} MB (${runs} rounds, medians)\n`);
  const names = CONVERTED_NAMES.filter((name) => CONVERTED[name].kind === "raw");
  const rows: string[][] = [];
  for (const name of names) {
    const parts = [await photo(name), new Uint8Array(SENSOR_BYTES)];
    const own: number[] = [];
    const whole: number[] = [];
    let beyond = 0;
    for (let run = 0; run < runs; run += 1) {
      const file = new CountedFile(parts);
      let jpeg = 0;
      own.push(
        await timeOf(async () => {
          jpeg = await jpegBytes(file);
        }),
      );
      beyond = Math.round((file.read - jpeg) / 1024);
    }
    // Afterwards, since its garbage would be collected during the others.
    for (let run = 0; run < runs; run += 1) whole.push(await timeOf(() => new Blob(parts).arrayBuffer()));
    if (median(own) > MOST_TIME || beyond > MOST_BEYOND) process.exitCode = 1;
    rows.push([name, `${median(own).toFixed(1)} ms`, `${beyond} KB`, `${median(whole).toFixed(1)} ms`]);
  }
  console.log(table([["file", "converted", "read beyond the JPEG", "whole file"], ...rows]));
}

async function jpegBytes(file: Blob): Promise<number> {
  const found = await convertPhoto(file);
  if (found?.status !== "converted") throw new Error(found?.status);
  return found.file.size;
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
