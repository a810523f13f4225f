/**
 * Texts and layout, run for every keystroke and slider step: fills captions for 1,000 photos, and lays out single photos. Layouts
 * remember what they find out about a text (scripts, direction, places for breaks): `same text` is a slider that is dragged, `new
 * text` a subject that no layout has seen. Widths are computed by the benchmark; canvases, which measure them, are not part of it.
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
  type Size,
} from "@matte/engine";
import { SAMPLE_CAMERA } from "./lib/sample-camera.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const LAYOUTS_PER_ROUND = 200;
/** Rounds that compile. */
const FIRST_ROUNDS = 4;

const SHORT = "Vessels, Morning";
const SENTENCE = "The long walk across the singing dunes of Erg Chebbi at the first light of a cold December morning. ";
const LOGO = { id: "logo", name: "logo.png", width: 500, height: 100 };

/** Landscape, portrait, panorama, small. */
const SIZES: readonly Size[] = [
  { width: 6000, height: 4000 },
  { width: 4000, height: 6000 },
  { width: 10_000, height: 1000 },
  { width: 1200, height: 900 },
];

type Caption = readonly [name: string, subject: string, changes: Partial<Settings>];

const LABELS = LABEL_STYLES.filter((labelStyle) => labelStyle !== "plain").flatMap((labelStyle) =>
  (["below", "photo"] as const).map((labelPlace) => ({
    labelStyle,
    labelPlace,
    locationText: "Merzouga, Morocco",
  })),
);

/** The first is the baseline: no line wraps, and nothing competes for space. */
const CAPTIONS: readonly Caption[] = [
  ["a caption that fits", SHORT, {}],
  ["a title of 100 letters", SENTENCE, {}],
  ["a title of 1,000 letters", SENTENCE.repeat(10), {}],
  ["on one line", SENTENCE, { captionLayout: "line" }],
  ["a logo that has space", SHORT, { customLogo: LOGO }],
  ["a logo and 1,000 letters", SENTENCE.repeat(10), { customLogo: LOGO, logoSize: 120 }],
  ...LABELS.flatMap((changes): Caption[] => {
    const name = `label ${changes.labelStyle}${changes.labelPlace === "photo" ? " on the photo" : ""}`;
    return [
      [name, SHORT, changes],
      [`${name}, 100 letters`, SENTENCE, changes],
    ];
  }),
  ["a mark in tiles", SHORT, { photoMark: "text", photoMarkText: "© Ines Morel", photoMarkPlace: "tiled" }],
];

export function benchLayout(runs: number): void {
  benchTexts(runs);
  const rounds = Array.from({ length: runs + FIRST_ROUNDS }, () => CAPTIONS.map(timesOf)).slice(FIRST_ROUNDS);
  const rows = CAPTIONS.map(([name, subject, changes], index) => {
    const times = rounds.map((round) => round[index] ?? { same: [], fresh: [] });
    const perSize = SIZES.map((_, size) => median(times.map(({ same }) => same[size] ?? Number.NaN)));
    const micros = (time: number): string => `${time.toFixed(0)} µs`;
    const fresh = median(times.flatMap((time) => time.fresh));
    return [name, micros(median(perSize)), micros(Math.max(...perSize)), micros(fresh), measured(subject, changes)];
  });
  console.log(
    `\nLay out one photo (processor time, ${runs} rounds of ${LAYOUTS_PER_ROUND}, medians; ${SIZES.length} sizes of photos)\n`,
  );
  console.log(table([["caption", "same text", "slowest size", "new text", "texts measured"], ...rows]));
}

interface Times {
  /** Microseconds per layout, for each size of photos. */
  readonly same: readonly number[];
  readonly fresh: readonly number[];
}

let fresh = 0;

function timesOf([, subject, changes]: Caption): Times {
  const inputs = SIZES.map((size) => inputOf(subject, changes, size, width));
  return {
    same: inputs.map((input) => microseconds(() => input)),
    fresh: inputs.map((input) => microseconds(() => ({ ...input, subject: `${(fresh += 1)} ${subject}` }))),
  };
}

/** Processor time of a layout. */
function microseconds(input: () => LayoutInput): number {
  const start = process.cpuUsage();
  for (let run = 0; run < LAYOUTS_PER_ROUND; run += 1) layoutPicture(input());
  const { user, system } = process.cpuUsage(start);
  return (user + system) / LAYOUTS_PER_ROUND;
}

function measured(subject: string, changes: Partial<Settings>): string {
  let count = 0;
  const counting: MeasureText = (text, font) => ((count += 1), width(text, font));
  layoutPicture(inputOf(subject, changes, { width: 6000, height: 4000 }, counting));
  return String(count);
}

const width: MeasureText = (text, { size }) => 0.52 * size * text.length;

function inputOf(subject: string, changes: Partial<Settings>, photo: Size, measure: MeasureText): LayoutInput {
  const settings = { ...DEFAULT_SETTINGS, showMetadata: true, photoBy: "Photo by Ines Morel", ...changes };
  return { settings, photo, subject, camera: SAMPLE_CAMERA, watermark: true, measure };
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
