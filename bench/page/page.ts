/** Page functions called by the benchmark program. */
import type { Settings } from "@matte/engine";
import { loadCaptionFont } from "../../apps/web/src/domain/fonts/page.ts";
import { createPhotoPool } from "../../apps/web/src/domain/photos/pool.ts";
import { zipNaively, zipOurs } from "./batch.ts";
import { browserCanvas } from "./browser-canvas.ts";
import { decodeDeepInTurn, type DeepRound } from "./deep.ts";
import type { Encoder } from "./encoders.ts";
import { frameNaively, naivePreview } from "./naive.ts";
import { type EncodeOnce, pngEncoders, type Timed } from "./png.ts";
import { redrawBarely, type Redrawing, redrawWith, timeRedraws } from "./redraw.ts";
import { type Resampled, type Resampling, resampleInTurn } from "./resample.ts";
import { SETTINGS, SUBJECT } from "./scene.ts";
import { settingsAt, type SliderName, SLIDERS } from "./sliders.ts";
import { StallMeter } from "./stall.ts";

export interface Measured {
  /** The task's begin and end, wall-clock milliseconds. */
  readonly start: number;
  readonly end: number;
  /** Milliseconds from the file to the framed file. */
  readonly time: number;
  /** The longest main-thread stall during the task, in milliseconds. */
  readonly stall: number;
  readonly bytes: number;
}

const pool = createPhotoPool({ size: 1 });
/** As large as the editor's. Its jobs may use threads needed by no other job. */
const editorPool = createPhotoPool();

const tasks = {
  /**
   * Our lossless route. The file's headers were read when it was dropped, which `load` measures, and its method was
   * assessed, as in an editor without changes for 300 ms.
   */
  lossless: (file: File): Promise<Blob> => frameInPool(file, "lossless-jpeg", {}, true),
  /** The same for a photo never assessed, like most in a batch. */
  losslessAtOnce: (file: File): Promise<Blob> => frameInPool(file, "lossless-jpeg"),
  /** Our fallback: decoding, drawing and encoding in a worker. */
  canvas: (file: File): Promise<Blob> => frameInPool(file, "jpeg", {}, false, editorPool),
  /** The same by the browser only: the baseline for `lossless` and `canvas`. */
  browser: (file: File): Promise<Blob> => frameByBrowser(file),
  naive: (file: File): Promise<Blob> => measuring(() => frameNaively(file)),
  /** To 4:5 at 1,080 px, by us and by the browser only. */
  preset: (file: File): Promise<Blob> => frameInPool(file, "jpeg", PRESET),
  browserPreset: (file: File): Promise<Blob> => frameByBrowser(file, PRESET),
  /** A batch to a ZIP. */
  losslessBatch: (file: File): Promise<Blob> => zipOurs(file, "lossless-jpeg", measuring),
  canvasBatch: (file: File): Promise<Blob> => zipOurs(file, "jpeg", measuring),
  naiveBatch: (file: File): Promise<Blob> => measuring(() => zipNaively(file)),
  /** From the drop to the first preview, thumbnail included. */
  load: (file: File): Promise<Blob> =>
    measuring(async () => {
      const { thumbnail, preview } = await editorPool.load(file, { previewLongSide: 1200 });
      preview?.close();
      return thumbnail;
    }),
  /** The same with `<img>` and a canvas in the page. */
  naiveLoad: (file: File): Promise<Blob> =>
    measuring(async () => {
      const redraw = await naivePreview(file, 1200);
      redraw(8);
      return file;
    }),
};

export type Task = keyof typeof tasks;

/** Tasks for the editor's pool, warmed up before the photo is dropped. */
const IN_EDITOR: readonly Task[] = ["load", "canvas"];

const PRESET = { socialPreset: "portrait-4x5" } as const satisfies Partial<Settings>;

async function frameInPool(
  file: File,
  method: "lossless-jpeg" | "jpeg",
  changes: Partial<Settings> = {},
  assessed = false,
  workers = pool,
): Promise<Blob> {
  const { facts } = await workers.load(file);
  const settings = { ...SETTINGS, keepOriginalJpeg: method === "lossless-jpeg", ...changes };
  const job = { file, facts, settings, subject: SUBJECT, watermark: false, logo: null };
  if (assessed) await workers.assess(job, { data: true });
  return measuring(async () => {
    const framed = await workers.frame(job);
    if (framed.method !== method) throw new Error(`Framed as ${framed.method}: ${framed.fallbackReason}`);
    return framed.blob;
  });
}

async function frameByBrowser(file: File, changes: Partial<Settings> = {}): Promise<Blob> {
  const { facts } = await pool.load(file);
  const frame = await browserCanvas();
  const settings = { ...SETTINGS, keepOriginalJpeg: false, ...changes };
  const job = { file, facts, settings, subject: SUBJECT, watermark: false, logo: null };
  return measuring(() => frame(job));
}

let last: Measured = { start: 0, end: 0, time: 0, stall: 0, bytes: 0 };

async function measuring(run: () => Promise<Blob>): Promise<Blob> {
  const meter = new StallMeter();
  meter.start();
  const start = performance.now();
  const blob = await run();
  const end = performance.now();
  const { timeOrigin } = performance;
  last = { start: timeOrigin + start, end: timeOrigin + end, time: end - start, stall: meter.stop(), bytes: blob.size };
  return blob;
}

async function chosenFile(): Promise<File> {
  const input = document.querySelector("input");
  const file = input?.files?.[0];
  if (file === undefined) throw new Error("No file was chosen");
  await loadCaptionFont(SETTINGS, { regular: "", bold: SUBJECT });
  return file;
}

const PREVIEWS = {
  ours: async (file: File, longSide: number) => {
    const redraw = redrawWith(await previewOf(file, longSide));
    return (step: number) => redraw({ outerBorderSize: matteAt(step) });
  },
  bare: async (file: File, longSide: number) => {
    const redraw = redrawBarely(await previewOf(file, longSide));
    return (step: number) => redraw(matteAt(step));
  },
  naive: async (file: File, longSide: number) => {
    const redraw = await naivePreview(file, longSide);
    return (step: number) => redraw(matteAt(step));
  },
};

/** Percent of the base length, or pixels: larger steps than a hand's. */
function matteAt(step: number): number {
  return (step * 7) % 31;
}

export type PreviewSide = keyof typeof PREVIEWS;

/** The chosen file's, from the first use. */
let encodePng: Promise<EncodeOnce> | undefined;

const bench = {
  async warmUp(task: Task): Promise<void> {
    const file = await chosenFile();
    if (!IN_EDITOR.includes(task)) return void (await pool.load(file));
    editorPool.warmUp();
    // Time from the first warm-up to a drop.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await editorPool.load(file, { previewLongSide: 1200 });
  },
  async run(task: Task): Promise<Measured> {
    await tasks[task](await chosenFile());
    return last;
  },
  async presets(runs: number): Promise<Record<Resampling, Resampled[]>> {
    return resampleInTurn(await chosenFile(), runs);
  },
  async png(encoder: Encoder): Promise<Timed> {
    encodePng ??= pngEncoders(await chosenFile());
    return (await encodePng)(encoder);
  },
  async deep(runs: number): Promise<DeepRound[]> {
    return decodeDeepInTurn(await chosenFile(), runs);
  },
  async redraws(side: PreviewSide, longSide: number, count: number): Promise<number[]> {
    const redraw = await PREVIEWS[side](await chosenFile(), longSide);
    await timeRedraws(redraw, 20);
    return timeRedraws(redraw, count);
  },
  async drags(longSide: number, count: number): Promise<Record<SliderName, number[]>> {
    const redraw = redrawWith(await previewOf(await chosenFile(), longSide));
    const times: [string, number[]][] = [];
    for (const name of Object.keys(SLIDERS) as SliderName[]) {
      const dragged = (step: number): void => redraw(settingsAt(name, step));
      await timeRedraws(dragged, 20);
      times.push([name, await timeRedraws(dragged, count)]);
    }
    return Object.fromEntries(times) as Record<SliderName, number[]>;
  },
};

async function previewOf(file: File, longSide: number): Promise<Redrawing> {
  const { facts, preview } = await pool.load(file, { previewLongSide: longSide });
  if (preview === undefined) throw new Error("No preview came with the photo");
  return { photo: preview, size: facts.size, longSide, steady: true };
}

declare global {
  interface Window {
    bench: typeof bench;
  }
}

document.body.append(Object.assign(document.createElement("input"), { type: "file" }));
window.bench = bench;
