/** A photo scaled down for a social preset: ours, pica without WebAssembly, and the canvas at its best quality. */
import { Pica } from "pica";
import { fittedTo } from "../../packages/framing/frame/resample.ts";
import { decibels, lanczos3Reference } from "../../test/reference/lanczos3.ts";

export const RESAMPLERS = ["ours", "pica", "canvas"] as const;
export type Resampling = (typeof RESAMPLERS)[number];

export interface Resampled {
  /** Milliseconds from the decoded pixels to the scaled ones. */
  readonly time: number;
  /** Compared with Lanczos3 in floating point. */
  readonly decibels: number;
}

const WIDTH = 1080;
const pica = new Pica({ features: ["js"] });

type Resample = (photo: ImageBitmap, width: number, height: number) => Promise<CanvasImageSource>;

const WAYS: Readonly<Record<Resampling, Resample>> = {
  ours: async (photo, width, height) =>
    fittedTo(photo, { x: 0, y: 0, width, height }, { wideGamut: false, alpha: false }),
  pica: (photo, width, height) => pica.resize(photo, canvasOf(width, height), { filter: "lanczos3" }),
  canvas: async (photo, width, height) => {
    const canvas = canvasOf(width, height);
    const context = contextOf(canvas);
    context.imageSmoothingQuality = "high";
    context.drawImage(photo, 0, 0, width, height);
    return canvas;
  },
};

/** Measures the resamplers in turn, `runs` times each. */
export async function resampleInTurn(file: File, runs: number): Promise<Record<Resampling, Resampled[]>> {
  const whole = await createImageBitmap(file);
  const size = { width: WIDTH, height: Math.round((WIDTH * whole.height) / whole.width) };
  const reference = lanczos3Reference(pixelsOf(whole), size);
  whole.close();
  const results: Record<Resampling, Resampled[]> = { ours: [], pica: [], canvas: [] };
  for (let run = 0; run < runs; run += 1)
    for (const way of RESAMPLERS) results[way].push(await resampleOnce(file, WAYS[way], size, reference));
  return results;
}

async function resampleOnce(
  file: File,
  resample: Resample,
  { width, height }: { readonly width: number; readonly height: number },
  reference: Uint8ClampedArray,
): Promise<Resampled> {
  const photo = await createImageBitmap(file);
  const start = performance.now();
  const small = await resample(photo, width, height);
  const context = contextOf(canvasOf(width, height));
  context.drawImage(small, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const time = performance.now() - start;
  photo.close();
  return { time, decibels: decibels(data, reference) };
}

function pixelsOf(photo: ImageBitmap): ImageData {
  const context = contextOf(canvasOf(photo.width, photo.height));
  context.drawImage(photo, 0, 0);
  return context.getImageData(0, 0, photo.width, photo.height);
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), { width, height });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("This browser draws no canvas");
  return context;
}
