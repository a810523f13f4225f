/**
 * Surfaces, backgrounds and shadows of the matte: `npm run bench -- surfaces`. Compares processor time and file size with a flat matte in the same colour,
 * measured in turn. The first photo with a surface draws its tile, the next ones have it.
 */
import { createCanvas, loadImage } from "@napi-rs/canvas";
import {
  DEFAULT_SETTINGS,
  type HexColour,
  type Settings,
  SURFACES,
  type SurfaceSetting,
  type Tile,
} from "@matte/engine";
import { largePhoto } from "../test/photos/index.ts";
import { frameFile } from "./census.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const KINDS: readonly SurfaceSetting[] = SURFACES.filter((surface) => surface !== "none");

/** Parts of the matte that are computed. */
const COMPUTED: Readonly<Record<string, Partial<Settings>>> = {
  gradient: { background: "gradient" },
  "gradient of 150°": { background: "gradient", gradientAngle: 150 },
  "blurred photo": { background: "photo" },
  "soft shadow": { shadow: "soft" },
  "lifted shadow": { shadow: "lifted" },
  "recessed shadow on an inner mat": { shadow: "recessed", innerMatSize: 4 },
  "gradient, lifted shadow": { background: "gradient", shadow: "lifted" },
};
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
    const photo = { file, reduced: await reducedPhoto(file) };
    for (const outerBorderSize of [5, 10]) {
      const rows = KINDS.map((surface) => [surface, ...columnsOf(roundsOf(photo, { outerBorderSize, surface }, runs))]);
      console.log(
        `\n${size} MP, a matte of ${outerBorderSize} %, depth 40 (processor time, ${runs} rounds, medians)\n`,
      );
      console.log(table([["surface", "flat", "first", "of flat", "next", "of flat", "file grows"], ...rows]));
      const computed = Object.entries(COMPUTED).map(([name, settings]) => [
        name,
        ...columnsOf(roundsOf(photo, { ...settings, outerBorderSize }, runs)),
      ]);
      console.log(table([["matte", "flat", "first", "of flat", "next", "of flat", "file grows"], ...computed]));
    }
  }
}

interface Photo {
  readonly file: Uint8Array;
  /** For the matte that shows it. */
  readonly reduced: Tile;
}

const REDUCED_SIDE = 192;

async function reducedPhoto(file: Uint8Array): Promise<Tile> {
  const image = await loadImage(file);
  const factor = REDUCED_SIDE / Math.max(image.width, image.height);
  const [width, height] = [Math.round(image.width * factor), Math.round(image.height * factor)];
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0, width, height);
  return { width, height, pixels: Uint8ClampedArray.from(context.getImageData(0, 0, width, height).data) };
}

/** The first rounds are not counted: they compile. */
function roundsOf(photo: Photo, settings: Partial<Settings>, runs: number): readonly Round[] {
  const rounds = Array.from({ length: runs + 2 }, (_, run) =>
    measure(photo, { ...settings, outerBorderColor: colourOf(run) }),
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

function measure(photo: Photo, settings: Partial<Settings>): Round {
  const { outerBorderSize, outerBorderColor, innerMatSize } = { ...DEFAULT_SETTINGS, ...settings };
  const flat = framed(photo, { outerBorderSize, outerBorderColor, innerMatSize });
  const first = framed(photo, settings);
  const next = framed(photo, settings);
  return { flat: flat.time, first: first.time, next: next.time, growth: first.bytes / flat.bytes - 1 };
}

function framed(
  { file, reduced }: Photo,
  settings: Partial<Settings>,
): { readonly time: number; readonly bytes: number } {
  const start = process.cpuUsage();
  const result = frameFile(file, settings, reduced);
  const { user, system } = process.cpuUsage(start);
  if ("fallbackReason" in result) throw new Error(`The photo fell back: ${result.fallbackReason}`);
  return { time: (user + system) / 1000, bytes: result.file.length };
}
