/** One framed picture encoded as PNG, by the browser and by us, in turn. */
import { paint, type Layout } from "@matte/engine";
import { helpersUpTo } from "../../apps/web/src/workers/platform/band-helpers.ts";
import { encodePaintedPng, startPngHelpers } from "../../packages/framing/encode/png.ts";
import { paintedRows } from "../../packages/framing/frame/painted-rows.ts";
import type { Encoded, Encoder } from "./encoders.ts";
import { layoutOf } from "./scene.ts";

const NO_METADATA = { exif: null, xmp: null, resources: null, density: null };

export type Timed = Omit<Encoded, "processor">;
/** Encodes the picture once more. */
export type EncodeOnce = (encoder: Encoder) => Promise<Timed>;

export async function pngEncoders(file: Blob): Promise<EncodeOnce> {
  const photo = await createImageBitmap(file);
  const layout = layoutOf(photo);
  return (encoder) => {
    if (encoder === "browser") return byBrowser(layout, photo);
    return byUs(layout, photo, encoder === "ours" ? navigator.hardwareConcurrency - 1 : 0);
  };
}

async function byBrowser(layout: Layout, photo: ImageBitmap): Promise<Timed> {
  const canvas = new OffscreenCanvas(layout.canvas.width, layout.canvas.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas");
  paint<ImageBitmap>(context, layout, { photo, logo: null });
  // The canvas only records drawing until a pixel is read.
  context.getImageData(0, 0, 1, 1);
  return timed(() => canvas.convertToBlob({ type: "image/png" }));
}

async function byUs(layout: Layout, photo: ImageBitmap, most: number): Promise<Timed> {
  const rows = paintedRows(layout, { photo, logo: null }, false);
  const picture = { size: layout.canvas, rows, wideGamut: false, metadata: NO_METADATA };
  return timed(async () => {
    const helping = startPngHelpers(layout.canvas, helpersUpTo(most));
    const pieces = await encodePaintedPng(picture, helping).finally(() => helping.end());
    if (pieces === null) throw new Error("This browser runs no WebAssembly");
    return new Blob([...pieces]);
  }).finally(() => rows.release());
}

async function timed(encode: () => Promise<Blob>): Promise<Timed> {
  const start = performance.now();
  const { size } = await encode();
  return { time: performance.now() - start, bytes: size };
}
