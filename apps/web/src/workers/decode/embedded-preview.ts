import { type Glance, GLANCE_BYTES, glanceJpeg } from "@matte/codecs";
import type { Size } from "@matte/engine";
import type { PhotoGlance } from "#domain/photos/types.ts";
import { openContext, release } from "../platform/canvas.ts";
import { letGo } from "../platform/memory.ts";
import { swapsSides, turnUpright } from "./orientation.ts";

/** A first impression of a photo: its camera's own thumbnail, turned upright and without the bars that give it another shape. */
export async function glanceAt(file: Blob): Promise<PhotoGlance | null> {
  const glance = await glanceIn(file);
  if (glance === null) return null;
  const { thumbnail, coded, orientation } = glance;
  const size = swapsSides(orientation) ? { width: coded.height, height: coded.width } : coded;
  // A thumbnail says nothing of its turn that would count beside its photo's.
  const small = await createImageBitmap(thumbnail, { imageOrientation: "none" }).catch(() => null);
  if (small === null) return null;
  const upright = turnUpright(small, orientation, false);
  try {
    return { thumbnail: await shaped(upright, size), size };
  } finally {
    upright.close();
  }
}

/** What the file's first bytes hold of one; nothing else of them stays. */
async function glanceIn(file: Blob): Promise<(Omit<Glance, "thumbnail"> & { readonly thumbnail: Blob }) | null> {
  const head = new Uint8Array(await file.slice(0, GLANCE_BYTES).arrayBuffer());
  try {
    const glance = glanceJpeg(head);
    return glance && { ...glance, thumbnail: new Blob([glance.thumbnail.slice()]) };
  } finally {
    letGo(head);
  }
}

/** The middle of a picture, as much of it as has the photo's shape. */
async function shaped(picture: ImageBitmap, { width, height }: Size): Promise<Blob> {
  const factor = Math.min(picture.width / width, picture.height / height);
  const shape = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  const context = openContext(shape, false);
  const { canvas } = context;
  try {
    context.drawImage(picture, (canvas.width - picture.width) / 2, (canvas.height - picture.height) / 2);
    return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
  } finally {
    release(canvas);
  }
}
