/** The baseline, as similar tools work: `<img>`, a new canvas in the page, `toBlob`. */
import { paint } from "@matte/engine";
import { redrawWith } from "./redraw.ts";
import { layoutOf } from "./scene.ts";

export async function frameNaively(file: Blob): Promise<Blob> {
  const image = await loadImage(file);
  const layout = layoutOf({ width: image.naturalWidth, height: image.naturalHeight });
  const context = freshContext(layout.canvas.width, layout.canvas.height);
  paint<CanvasImageSource>(context, layout, { photo: image, logo: null });
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void =>
      blob === null ? reject(new Error("toBlob gave nothing")) : resolve(blob);
    context.canvas.toBlob(done, "image/jpeg", 0.95);
  });
}

/** Draws a preview from the whole photo, without a prescaled bitmap. */
export async function naivePreview(file: Blob, longSide: number): Promise<(outerBorderSize: number) => void> {
  const image = await loadImage(file);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const redraw = redrawWith({ photo: image, size, longSide, steady: false });
  return (outerBorderSize) => redraw({ outerBorderSize });
}

async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  return image;
}

function freshContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no canvas");
  return context;
}
