/**
 * Texts and layout, run for every keystroke and slider step: fills captions for 1,000 photos, and lays out one photo,
 * counting the measured texts.
 */
import {
  type CaptionPhoto,
  DEFAULT_SETTINGS,
  LABEL_STYLES,
  type LayoutInput,
  layoutPicture,
  type MeasureText,
  photoCaption,
  type Settings,
} from "@matte/engine";
import { SAMPLE_CAMERA } from "./lib/sample-camera.ts";
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
  ...LABEL_STYLES.filter((labelStyle) => labelStyle !== "plain").map(
    (labelStyle) =>
      [
        `label ${labelStyle}, a title of 100 letters`,
        SENTENCE,
        { labelStyle, locationText: "Merzouga, Morocco" },
      ] as const,
  ),
  ["label wall on the photo", "Vessels, Morning", { labelStyle: "wall", labelPlace: "photo" }],
  [
    "a mark in tiles",
    "Vessels, Morning",
    { photoMark: "text", photoMarkText: "© Ines Morel", photoMarkPlace: "tiled" },
  ],
];

export function benchLayout(runs: number): void {
  benchTexts(runs);
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
  return { settings, photo: { width: 6000, height: 4000 }, subject, camera: SAMPLE_CAMERA, watermark: true, measure };
}

const PHOTOS = 1000;
const WARM_UP = 30;
const CAMERAS = [
  ["NIKON Z 6_2", "NIKON CORPORATION"],
  ["ILCE-7M4", "SONY"],
  ["X-T5", "FUJIFILM"],
] as const;
/** The first is the baseline: nothing to fill. */
const TEMPLATES: readonly (readonly [name: string, subject: string, changes: Partial<Settings>])[] = [
  ["plain texts", "Dunes", { photoBy: "Ines Morel" }],
  [
    "templates in all texts",
    "{title|headline|filename:words}",
    {
      locationText: "{city}, {country}",
      photoBy: "© {creator|credit} {date:YYYY}",
      additionalCredits: "{camera}\n{title} — {date:MMMM YYYY}, {city}",
      exportName: "{date:YYYY-MM-DD}_{number:000}_{filename:words}",
      printDate: true,
    },
  ],
];

function benchTexts(runs: number): void {
  const photos = Array.from({ length: PHOTOS }, (_, index) => captionPhoto(index));
  const rows = TEMPLATES.map(([name, subject, changes]) => {
    const settings = { ...DEFAULT_SETTINGS, ...changes };
    const times = Array.from({ length: runs + WARM_UP }, () => {
      const start = performance.now();
      for (const photo of photos) photoCaption(settings, { ...photo, subject });
      return performance.now() - start;
    });
    return [name, `${median(times.slice(WARM_UP)).toFixed(1)} ms`];
  });
  console.log(`\nFill the captions of ${PHOTOS} photos (${runs} rounds after ${WARM_UP} to warm up, medians)\n`);
  console.log(table([["texts", "time"], ...rows]));
}

function captionPhoto(index: number): Omit<CaptionPhoto, "subject"> {
  const [camera, make] = CAMERAS[index % CAMERAS.length] ?? CAMERAS[0];
  const date = { year: 2024, month: 6, day: 1 + (index % 28), hour: 10, minute: index % 60 };
  return {
    typed: {},
    words: { title: `Dunes ${index}`, city: "Lisbon", country: "Portugal", creator: "Ines Morel", date },
    camera: { camera, make, lens: "XF35mmF1.4 R", focalLength: 35, aperture: 2.8, iso: 400, exposureTime: 0.004 },
    size: { width: 6000, height: 4000 },
    fileName: `harbour-${index}.jpg`,
    number: index + 1,
    count: PHOTOS,
  };
}
