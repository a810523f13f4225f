import { EMBEDDED_PREVIEW_BYTES, type EmbeddedPreview as StoredPreview, embeddedPreviewOf } from "@matte/formats";
import type { Size } from "@matte/engine";
import type { EmbeddedPreview } from "../photos/types.ts";
import { decodeBitmap } from "#platform/bitmap.ts";
import { openContext, release } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";
import { orientedSize } from "../read/orientation.ts";
import { turnUpright } from "./turn.ts";

/** Decodes the camera's embedded thumbnail: upright, without the black bars added by some cameras. */
export async function embeddedPreview(file: Blob): Promise<EmbeddedPreview | null> {
  const found = await findPreview(file);
  if (found === null) return null;
  const { thumbnail, coded, orientation } = found;
  const size = orientedSize(orientation, coded);
  // The photo's orientation holds for its thumbnail, whose tag is unreliable.
  const stored = await decodeBitmap(thumbnail, "none").catch(() => null);
  if (stored === null) return null;
  const upright = turnUpright(stored, orientation, false);
  try {
    return { thumbnail: await cropped(upright, size), size };
  } finally {
    upright.close();
  }
}

/** Searches the file's start and keeps nothing else. */
async function findPreview(
  file: Blob,
): Promise<(Omit<StoredPreview, "thumbnail"> & { readonly thumbnail: Blob }) | null> {
  const head = new Uint8Array(await file.slice(0, EMBEDDED_PREVIEW_BYTES).arrayBuffer());
  try {
    const preview = embeddedPreviewOf(head);
    return preview && { ...preview, thumbnail: new Blob([preview.thumbnail.slice()]) };
  } finally {
    detach(head);
  }
}

/** Crops to the centre, in the photo's aspect ratio. */
async function cropped(picture: ImageBitmap, { width, height }: Size): Promise<Blob> {
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
