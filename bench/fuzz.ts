/**
 * The long fuzz: `npm run bench -- fuzz --inputs 100000` divides the inputs among all targets; target names after
 * `fuzz` choose some. It passes damaged files to every parser in codecs, and broken templates to the engine. Unexpected
 * errors, wrong pixels and slow answers are failures. A failure names the seed and the smallest failing input.
 */
import fc from "fast-check";
import { cmyk } from "./fuzz/cmyk.ts";
import { deepPng } from "./fuzz/deep-png.ts";
import { converted } from "./fuzz/converted.ts";
import { extras } from "./fuzz/extras.ts";
import { gainMaps } from "./fuzz/gain-maps.ts";
import { heifGainMaps } from "./fuzz/heif-gain-maps.ts";
import { lossless } from "./fuzz/lossless.ts";
import { makerNotes } from "./fuzz/maker-notes.ts";
import { reading, writing } from "./fuzz/metadata.ts";
import { packed } from "./fuzz/packed.ts";
import { reducedJpegs } from "./fuzz/reduced-jpegs.ts";
import { templates } from "./fuzz/templates.ts";
import { wayBack } from "./fuzz/way-back.ts";
import { table } from "./lib/table.ts";

/** Milliseconds per answer, generous because the machine may be busy. */
const MOST_TIME = 20_000;

interface Outcome {
  readonly seconds: number;
  readonly failure: string | null;
}

type Target = (inputs: number, seed: number) => Promise<Outcome>;

const TARGETS: Readonly<Record<string, Target>> = {
  lossless: targetOf(lossless),
  reading: targetOf(reading),
  writing: targetOf(writing),
  "deep PNG": targetOf(deepPng),
  "gain maps": targetOf(gainMaps),
  "HEIF gain maps": targetOf(heifGainMaps),
  "maker notes": targetOf(makerNotes),
  extras: targetOf(extras),
  converted: targetOf(converted),
  cmyk: targetOf(cmyk),
  "packed JPEGs": targetOf(packed),
  "reduced JPEGs": targetOf(reducedJpegs),
  templates: targetOf(templates),
  "way back": targetOf(wayBack),
};

function targetOf<T>(property: fc.IAsyncProperty<T>): Target {
  return async (inputs, seed) => {
    const start = performance.now();
    const details = await fc.check(property, { numRuns: inputs, seed, plugins: [fc.timeout(MOST_TIME)] });
    const failure = details.failed ? (fc.defaultReportMessage(details) ?? "failed") : null;
    return { seconds: (performance.now() - start) / 1000, failure };
  };
}

/** @param names targets; none means all */
export async function benchFuzz(
  inputs: number,
  seed = Date.now() % 2 ** 31,
  names: readonly string[] = [],
): Promise<void> {
  const chosen = Object.entries(TARGETS).filter(([name]) => names.length === 0 || names.includes(name));
  const each = Math.ceil(inputs / Math.max(1, chosen.length));
  console.log(`\nFuzz: ${each} damaged inputs for each of ${chosen.map(([name]) => name).join(", ")}; seed ${seed}\n`);
  const rows: string[][] = [];
  for (const [name, target] of chosen) {
    const { seconds, failure } = await target(each, seed);
    if (failure !== null) console.error(`${name}: ${failure}`);
    if (failure !== null) process.exitCode = 1;
    rows.push([name, `${each}`, `${seconds.toFixed(0)} s`, failure === null ? "sound" : "FAILED"]);
  }
  console.log(table([["parser", "inputs", "time", "outcome"], ...rows]));
}
