/** Reads the pixels and fonts of the exported wall's works, one after the other. */
import { drawnLines, drawnTexts, logoForMatte, printedText, type Size } from "@matte/engine";
import { PhotoError } from "#domain/photos/types.ts";
import { loadCaptionFont } from "#domain/fonts/page.ts";
import { loadComputedMatte } from "#domain/pictures/computed-matte.ts";
import { drawThumbnail, openPageContext } from "#domain/pictures/draw-layout.ts";
import { printedPosition } from "../model/photo-caption.ts";
import { type FrameStyle, type PhotoPlan, planPhoto, styleOf } from "../preview/plan-photo.ts";
import { failedPhoto } from "../state/failures.ts";
import type { EditorSession } from "../state/session.ts";
import type { FailedPhoto } from "../state/store.ts";
import type { Work } from "./works.ts";

export interface ReadWork {
  readonly work: Work;
  readonly plan: Pick<PhotoPlan, "layout" | "drawn">;
  readonly pixels: ImageBitmap;
}

interface ReadWorks {
  readonly read: readonly ReadWork[];
  readonly failed: readonly FailedPhoto[];
}

interface ReadOptions {
  readonly style: FrameStyle;
  readonly scale: number;
  readonly signal: AbortSignal;
  readonly onRead: () => void;
}

/** Works that cannot be read are named, and the others hang without them. @throws the signal's reason */
export async function readWorks(
  session: EditorSession,
  works: readonly Work[],
  options: ReadOptions,
): Promise<ReadWorks> {
  const read: ReadWork[] = [];
  const failed: FailedPhoto[] = [];
  await loadComputedMatte();
  try {
    for (const work of works) {
      try {
        read.push(await readWork(session, work, options));
      } catch (reason) {
        options.signal.throwIfAborted();
        failed.push(failedPhoto(work.entry.id, work.record.file, reason));
      }
      options.onRead();
    }
  } catch (reason) {
    closeWorks(read);
    throw reason;
  }
  return { read, failed };
}

export function closeWorks(works: readonly ReadWork[]): void {
  for (const { pixels } of works) pixels.close();
}

async function readWork(session: EditorSession, work: Work, { style, scale, signal }: ReadOptions): Promise<ReadWork> {
  const { record, photoSide } = work;
  const side = Math.max(1, Math.ceil(photoSide * scale));
  const pixels = await session.services.pool.preview(record.file, record.facts, side, { signal });
  try {
    return { work, plan: await planWithFont(session, work, style), pixels };
  } catch (reason) {
    pixels.close();
    throw reason;
  }
}

async function planWithFont(
  session: EditorSession,
  { entry, record }: Work,
  style: FrameStyle,
): Promise<ReadWork["plan"]> {
  const { history, fallbacks } = session.store.getState();
  const position = printedPosition(history.present, entry);
  const own = styleOf(style, entry);
  // The typeface may still have been on its way when the style was made.
  const { metadataFont } = own.settings;
  const ready = { ...own, drawn: { ...own.drawn, metadataFont } };
  const plan = (): PhotoPlan => planPhoto(ready, { entry, record, position, found: fallbacks.get(entry.id) });
  const { layout, drawn } = plan();
  if (drawn.localFont !== null || drawnLines(layout).length === 0) return { layout, drawn };
  await loadCaptionFont(drawn, printedText(drawnTexts(layout, drawn))).catch((cause: unknown) => {
    throw new PhotoError("font", "A typeface of the wall could not be loaded.", { cause });
  });
  return plan();
}

/** Draws a work as large as its place, by the painter of thumbnails. */
export function drawFrame(
  { logos }: EditorSession,
  { plan, work, pixels }: ReadWork,
  { width }: Size,
): HTMLCanvasElement {
  const { layout, drawn } = plan;
  const canvas = document.createElement("canvas");
  const context = openPageContext(canvas, work.record.facts.wideGamut);
  const logo = logos.get(logoForMatte(drawn)?.id ?? "")?.bitmap ?? null;
  const scale = { factor: width / layout.canvas.width, density: 1 };
  if (context !== null) drawThumbnail(context, layout, scale, { photo: pixels, logo });
  return canvas;
}
