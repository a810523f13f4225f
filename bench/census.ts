/**
 * Lossless frame census: `npm run bench -- census --megapixels 24`. Every test photo JPEG able to keep its data gets
 * all kinds of frames, with captions on several colours. Compares all photo blocks, and counts fallbacks by reason. A
 * different block is a failure. So is a photo without the plain frame, unless its matte is too narrow for the block
 * grid. Times are for one large photo, in turn with the plain frame.
 */
import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import { frameLossless } from "../packages/jpeg/lossless/frame.ts";
import type { LosslessPaint, LosslessPlan } from "../packages/jpeg/lossless/types.ts";
import { openLossless } from "../packages/jpeg/lossless/open.ts";
import { probe } from "../packages/formats/probe.ts";
import {
  type Box,
  channels,
  detailedBoxes,
  DEFAULT_SETTINGS,
  flatAreas,
  fontCss,
  gridFallbackReason,
  gridOf,
  isGrey,
  LABEL_PLACES,
  LABEL_STYLES,
  layoutPicture,
  type Layout,
  type MeasureText,
  paintOverlay,
  paintOverlayBeneath,
  type Settings,
  SURFACES,
  type Tile,
} from "@matte/engine";
import { drawnMatte } from "@matte/engine/pixels";
import { inkOf } from "../packages/framing/frame/ink.ts";
import { storedSmooth } from "../packages/framing/frame/stored-smooth.ts";
import { storedTile } from "../packages/framing/frame/stored-tile.ts";
import { intoStored, orientedSize, storedBox, uprightBox } from "../packages/framing/read/orientation.ts";
import { compareKept, opened } from "../packages/jpeg/lossless/testing/coefficients.ts";
import { largePhoto, PHOTO_NAMES, photo } from "../test/photos/index.ts";
import { SAMPLE_CAMERA } from "./lib/sample-camera.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const KEYLINES = {
  secondStrokeSize: 2,
  secondStrokeGap: 1.5,
  secondStrokeColor: "#8A8A8A",
  strokeUnit: "permille",
} as const;

/** Frame to which those with labels are compared. */
const CAPTION = "caption on #FFFFFF";

/** Mattes under a caption with the default fields. */
const CAPTIONED = ["#FFFFFF", "#000000", "#B22222", "#FAF0E6", "#008080", "#5A5A5A"];
const SUBJECT = "Misty mountains";

const FRAMES: Readonly<Record<string, Partial<Settings>>> = {
  plain: {},
  "weighted bottom": { bottomWeight: 17 },
  "each side": { matteSides: { top: 8, right: 12, bottom: 20, left: 10 } },
  "4:5": { shape: "4:5" },
  "1:1, caption area, short side": { shape: "1:1", showMetadata: true, metadataDisplay: "none", measuredBy: "short" },
  "two strokes": KEYLINES,
  bevel: { bevelSize: 6, innerBorderSize: 0 },
  "corners of 2 %": { cornerRadius: 2 },
  "corners of 10 %, bevel, two strokes": { ...KEYLINES, cornerRadius: 10, bevelSize: 6 },
  ...Object.fromEntries(
    SURFACES.filter((surface) => surface !== "none").map((surface) => [
      `${surface} on #C8C8C8`,
      { surface, outerBorderColor: "#C8C8C8" },
    ]),
  ),
  "inner mat with bevels": { innerMatSize: 2, bevelSize: 6 },
  gradient: { background: "gradient", outerBorderColor: "#E8E8E8", gradientColor: "#606060" },
  "blurred photo": { background: "photo" },
  "gradient, corners of 2 %, bevel": {
    background: "gradient",
    outerBorderColor: "#E8E8E8",
    gradientColor: "#606060",
    cornerRadius: 2,
    bevelSize: 6,
  },
  "soft shadow": { shadow: "soft" },
  "lifted shadow, corners of 2 %": { shadow: "lifted", cornerRadius: 2 },
  "recessed shadow on an inner mat": { shadow: "recessed", innerMatSize: 2 },
  "bevel, two strokes, A": { ...KEYLINES, bevelSize: 6, shape: "a-portrait" },
  ...Object.fromEntries(
    CAPTIONED.map((colour) => [`caption on ${colour}`, { showMetadata: true, outerBorderColor: colour }]),
  ),
};

const LABEL = {
  showMetadata: true,
  locationText: "Lisbon, Portugal",
  photoBy: "Ines Morel",
  additionalCredits: "Styling by Rui Falcão",
} as const satisfies Partial<Settings>;

/** Labels of all styles in their places. */
const LABELS = Object.fromEntries(
  LABEL_STYLES.filter((style) => style !== "plain").flatMap((labelStyle) =>
    LABEL_PLACES.map((labelPlace) => [`label ${labelStyle}, ${labelPlace}`, { ...LABEL, labelStyle, labelPlace }]),
  ),
);

/** Frames that are timed alone. */
const TIMED = {
  "label wall on linen": { ...LABEL, labelStyle: "wall", surface: "linen", outerBorderColor: "#D8D2C6" },
} as const satisfies Readonly<Record<string, Partial<Settings>>>;

interface Framed {
  readonly file: Uint8Array;
  readonly place: LosslessPlan["photo"];
  readonly overlays: readonly Box[];
}

interface Fallback {
  readonly fallbackReason: string;
}

export async function benchCensus(megapixels: readonly number[], runs: number): Promise<void> {
  const files = await Promise.all(PHOTO_NAMES.map((name) => photo(name)));
  const own = files.filter((file) => !("fallbackReason" in openLossless(file)));
  console.log(`\nFrames around each of the ${own.length} JPEGs of the test photos that can keep their data\n`);
  const rows = Object.entries({ ...FRAMES, ...LABELS }).map(([name, settings]) => [
    name,
    ...countFrames(own, settings),
  ]);
  console.log(table([["frame", "lossless", "with finer steps", "blocks", "different", "others"], ...rows]));
  for (const size of megapixels) {
    console.log(`\nTime of a frame of ${size} MP (${runs} rounds in turn, medians)\n`);
    console.log(
      table([["frame", "processor time", "of plain", "of a caption"], ...timeRows(await largePhoto(size), runs)]),
    );
  }
}

/**
 * Counts lossless files, those with finer quantisation steps, compared and different blocks; lists reasons for the
 * other files.
 */
function countFrames(files: readonly Uint8Array[], settings: Partial<Settings>): string[] {
  const results = files.map((file) => ({ file, framed: frameFile(file, settings) }));
  const kept = results.flatMap(({ file, framed }) =>
    "file" in framed ? [compareKept(file, framed.file, framed.place, framed.overlays)] : [],
  );
  const finer = results.filter(({ file, framed }) => "file" in framed && stepsOf(file) !== stepsOf(framed.file));
  const reasons = results.flatMap(({ framed }) => ("file" in framed ? [] : [framed.fallbackReason]));
  const others = [...new Set(reasons)].map((one) => `${reasons.filter((reason) => reason === one).length} ${one}`);
  const blocks = kept.reduce((sum, { compared }) => sum + compared, 0);
  const different = kept.reduce((sum, one) => sum + one.different.length, 0);
  const isPlain = Object.keys(settings).length === 0;
  const isRefused = isPlain && reasons.some((reason) => reason !== "matte-width");
  if (different > 0 || isRefused) process.exitCode = 1;
  return [kept.length, finer.length, blocks, different, others.join(", ")].map(String);
}

function stepsOf(file: Uint8Array): string {
  return opened(file)
    .picture.components.map(({ quantisation }) => quantisation.join())
    .join(";");
}

function timeRows(file: Uint8Array, runs: number): string[][] {
  const measured = Object.entries({ ...FRAMES, ...TIMED }).map(([name, settings]) => ({
    name,
    settings,
    times: [] as number[],
  }));
  // The first round is not counted: it compiles.
  for (let run = 0; run <= runs; run += 1) {
    for (const { settings, times } of measured) times.push(timeOf(file, settings));
  }
  const counted = measured.map(({ name, times }) => ({ name, times: times.slice(1) }));
  const timesOf = (wanted: string): readonly number[] => counted.find(({ name }) => name === wanted)?.times ?? [];
  const bases = [timesOf("plain"), timesOf(CAPTION)];
  return counted.map(({ name, times }) => {
    const ratios = bases.map((base) => median(times.map((time, run) => time / (base[run] ?? Number.NaN))));
    return [name, `${median(times).toFixed(0)} ms`, ...ratios.map((ratio) => ratio.toFixed(2))];
  });
}

function timeOf(file: Uint8Array, settings: Partial<Settings>): number {
  const start = process.cpuUsage();
  const framed = frameFile(file, settings);
  if ("fallbackReason" in framed) throw new Error(`The large photo fell back: ${framed.fallbackReason}`);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const ruler = createCanvas(1, 1).getContext("2d");
const measure: MeasureText = (text, font) => {
  ruler.font = fontCss(font);
  return ruler.measureText(text).width;
};

/** Frames a file like the product, without metadata and profiles. */
export function frameFile(
  file: Uint8Array,
  changes: Partial<Settings>,
  reduced: Tile | null = null,
): Framed | Fallback {
  const source = openLossless(file);
  if ("fallbackReason" in source) return source;
  const probed = probe(file);
  const orientation = probed.status === "photo" ? probed.header.orientation : 1;
  const upright = orientedSize(orientation, source);
  const grid = gridOf(source.mcu, orientation, upright);
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const grey = source.components === 1;
  if (grey && !isGrey(settings.outerBorderColor)) return { fallbackReason: "grey-photo" };
  const input = { settings, photo: upright, subject: SUBJECT, camera: SAMPLE_CAMERA, measure };
  const fallbackReason = gridFallbackReason(input, grid);
  if (fallbackReason !== null) return { fallbackReason };
  const layout = layoutPicture({ ...input, grid, grey, watermark: false });
  const { plan, paint } = stored(layout, orientation, reduced);
  const framed = frameLossless(source, plan, paint);
  return "fallbackReason" in framed ? framed : { file: framed, place: plan.photo, overlays: paint.overlays };
}

/** Returns the layout in the file's own rows and columns. */
function stored(
  layout: Layout,
  orientation: number,
  reduced: Tile | null,
): { plan: LosslessPlan; paint: LosslessPaint } {
  const to = intoStored(orientation, layout.canvas);
  const flats = flatAreas(layout).map(({ box, colour }) => ({
    box: storedBox(to, box),
    colour: colour && channels(colour),
  }));
  const overlays = detailedBoxes(layout, (line) => inkOf(ruler, line, fontCss)).map((box) =>
    storedBox(to, wholePixels(box, layout.canvas)),
  );
  const inFile = { layout, to, colours: { kind: "srgb" } } as const;
  const [tile, smooth] = [storedTile(inFile), storedSmooth(inFile, reduced)];
  const [a, b, c, d, e, f] = to;
  const draw = ({ x, y, width, height }: Box): Uint8ClampedArray => {
    const context = createCanvas(width, height).getContext("2d");
    context.setTransform(a, b, c, d, e - x, f - y);
    const within = uprightBox(to, { x, y, width, height });
    const means = { logo: null, toCss: fontCss, within, drawn: DRAWN, reduced };
    paintOverlayBeneath(context, layout, means);
    paintOverlay(context, layout, means);
    return context.getImageData(0, 0, width, height).data;
  };
  return {
    plan: { canvas: orientedSize(orientation, layout.canvas), photo: storedBox(to, layout.photo) },
    paint: { background: channels(layout.background), tile, smooth, flats, overlays, draw },
  };
}

function canvasOf({ width, height, pixels }: Tile): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

/** Surfaces are tiles for the codec. */
const DRAWN = drawnMatte({ image: canvasOf, pattern: () => null });

/** Returns a box's whole pixels, inside the canvas. */
function wholePixels({ x, y, width, height }: Box, canvas: Layout["canvas"]): Box {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [right, bottom] = [Math.min(canvas.width, Math.ceil(x + width)), Math.ceil(y + height)];
  return { x: left, y: top, width: right - left, height: Math.min(canvas.height, bottom) - top };
}
