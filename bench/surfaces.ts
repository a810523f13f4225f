/**
 * Surfaces of the matte: `npm run bench -- surfaces`. Compares processor time and file size with a flat matte in the same colour,
 * measured in turn. The first photo with a surface draws its tile, the next ones have it.
 */
import { type HexColour, type Settings, SURFACES, type SurfaceSetting } from "@matte/engine";
import { largePhoto } from "../test/photos/index.ts";
import { frameFile } from "./census.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const KINDS: readonly SurfaceSetting[] = SURFACES.filter((surface) => surface !== "none");
/** Each round has another colour, for which no tile is known. */
const colourOf = (round: number): HexColour => `#${(0xd0d0c8 - round).toString(16)}`;

interface Round {
  readonly flat: number;
  readonly first: number;
  readonly next: number;
  readonly growth: number;
}

export async function benchSurfaces(megapixels: readonly number[], runs: number): Promise<void> {
  for (const size of megapixels) {
    const file = await largePhoto(size);
    for (const outerBorderSize of [5, 10]) {
      const rows = KINDS.map((surface) => [surface, ...columnsOf(roundsOf(file, { outerBorderSize, surface }, runs))]);
      console.log(
        `\n${size} MP, a matte of ${outerBorderSize} %, depth 40 (processor time, ${runs} rounds, medians)\n`,
      );
      console.log(table([["surface", "flat", "first", "of flat", "next", "of flat", "file grows"], ...rows]));
    }
  }
}

/** The first rounds are not counted: they compile. */
function roundsOf(file: Uint8Array, settings: Partial<Settings>, runs: number): readonly Round[] {
  const rounds = Array.from({ length: runs + 2 }, (_, run) =>
    measure(file, { ...settings, outerBorderColor: colourOf(run) }),
  );
  return rounds.slice(2);
}

function columnsOf(rounds: readonly Round[]): string[] {
  const ms = (pick: (round: Round) => number): string => `${median(rounds.map(pick)).toFixed(0)} ms`;
  const ratio = (pick: (round: Round) => number): string =>
    median(rounds.map((round) => pick(round) / round.flat)).toFixed(2);
  const growth = median(rounds.map((round) => round.growth));
  return [
    ms(({ flat }) => flat),
    ms(({ first }) => first),
    ratio(({ first }) => first),
    ms(({ next }) => next),
    ratio(({ next }) => next),
    `${(100 * growth).toFixed(1)} %`,
  ];
}

function measure(file: Uint8Array, settings: Partial<Settings>): Round {
  const flat = framed(file, { ...settings, surface: "none" });
  const first = framed(file, settings);
  const next = framed(file, settings);
  return { flat: flat.time, first: first.time, next: next.time, growth: first.bytes / flat.bytes - 1 };
}

function framed(file: Uint8Array, settings: Partial<Settings>): { readonly time: number; readonly bytes: number } {
  const start = process.cpuUsage();
  const result = frameFile(file, settings);
  const { user, system } = process.cpuUsage(start);
  if ("fallbackReason" in result) throw new Error(`The photo fell back: ${result.fallbackReason}`);
  return { time: (user + system) / 1000, bytes: result.file.length };
}
