/** The layout of one photo, which runs for every keystroke and step of a slider: time and number of texts measured. */
import { DEFAULT_SETTINGS, type LayoutInput, layoutPicture, type MeasureText, type Settings } from "@matte/engine";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const LAYOUTS_PER_ROUND = 200;

const SENTENCE = "The long walk across the singing dunes of Erg Chebbi at the first light of a cold December morning. ";
const LOGO = { id: "logo", name: "logo.png", width: 500, height: 100 };

/** The first is the baseline: no line wraps, and nothing competes for space. */
const CAPTIONS: readonly (readonly [name: string, subject: string, changes: Partial<Settings>])[] = [
  ["a caption that fits", "Vessels, Morning", {}],
  ["a title of 100 letters", SENTENCE, {}],
  ["a title of 1,000 letters", SENTENCE.repeat(10), {}],
  ["on one line", SENTENCE, { captionLayout: "line" }],
  ["a logo that has space", "Vessels, Morning", { customLogo: LOGO }],
  ["a logo and 1,000 letters", SENTENCE.repeat(10), { customLogo: LOGO, logoSize: 120 }],
];

export function benchLayout(runs: number): void {
  const rounds = Array.from({ length: runs + 1 }, () => CAPTIONS.map(([, ...caption]) => timed(caption))).slice(1);
  const rows = CAPTIONS.map(([name, ...caption], index) => {
    const micros = median(rounds.map((round) => round[index] ?? 0));
    const ratio = median(rounds.map((round) => (round[index] ?? 0) / (round[0] ?? 1)));
    return [name, `${micros.toFixed(0)} µs`, ratio.toFixed(1), String(measured(caption))];
  });
  console.log(
    `\nLay out one photo (${runs} rounds of ${LAYOUTS_PER_ROUND}, medians; widths are computed, not cached)\n`,
  );
  console.log(table([["caption", "time", "of the first", "texts measured"], ...rows]));
}

type Caption = readonly [subject: string, changes: Partial<Settings>];

/** Microseconds per layout. */
function timed(caption: Caption): number {
  const input = inputOf(caption, width);
  const start = performance.now();
  for (let run = 0; run < LAYOUTS_PER_ROUND; run += 1) layoutPicture(input);
  return ((performance.now() - start) * 1000) / LAYOUTS_PER_ROUND;
}

function measured(caption: Caption): number {
  let count = 0;
  layoutPicture(inputOf(caption, (text, font) => ((count += 1), width(text, font))));
  return count;
}

const width: MeasureText = (text, { size }) => 0.52 * size * text.length;

function inputOf([subject, changes]: Caption, measure: MeasureText): LayoutInput {
  const settings = { ...DEFAULT_SETTINGS, showMetadata: true, photoBy: "Photo by Ines Morel", ...changes };
  const camera = {
    camera: "X-T5",
    lens: "XF35mmF1.4 R",
    focalLength: 35,
    aperture: 2.8,
    exposureTime: 0.004,
    iso: 400,
  };
  return { settings, photo: { width: 6000, height: 4000 }, subject, camera, watermark: true, measure };
}
