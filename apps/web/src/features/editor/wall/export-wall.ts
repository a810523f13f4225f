/** Exports the wall as one picture, or as the slides of a carousel. */
import {
  capabilities,
  carouselStrip,
  exportName,
  type ExportFormat,
  pictureFormat,
  RANGES,
  randomPart,
  type Size,
  slideBox,
  withSizeName,
} from "@matte/engine";
import { editorCredentials } from "@matte/messages/editor-credentials";
import { editorExport } from "@matte/messages/editor-export";
import { editorWall as texts } from "@matte/messages/editor-wall";
import { openPageContext, resize } from "#domain/pictures/draw-layout.ts";
import { deliverSeries, deliverZip } from "../export/export-batch.ts";
import { mayExport, withPausedUploads } from "../export/export-photos.ts";
import { handOver } from "../export/hand-over.ts";
import { markFailed } from "../export/mark-photos.ts";
import { entriesOf } from "../export/series.ts";
import { mediaType, sharesSeries } from "../export/shares-series.ts";
import type { FrameStyle } from "../preview/plan-photo.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettingsOf } from "../state/store.ts";
import { drawBareWall, drawWork } from "./draw-wall.ts";
import { PICTURES, planWall, slidesFor, type WallPlan, type WallShape } from "./picture.ts";
import { closeWorks, drawFrame, type ReadWork, readWorks } from "./read-works.ts";
import { hangWorks, type Work } from "./works.ts";

interface WallExport {
  readonly works: readonly Work[];
  readonly style: FrameStyle;
  readonly shape: WallShape;
}

/** Reports failures by notices; never rejects. */
export async function exportWall(session: EditorSession, wall: WallExport, signal: AbortSignal): Promise<void> {
  const { notices } = session.services;
  if (!mayExport(session) || !mayShape(session, wall.shape)) return;
  try {
    await withPausedUploads(session, () => exportAllowed(session, wall, signal));
  } catch (error) {
    if (signal.aborted) return;
    console.error("The wall was not exported.", error);
    notices.error(texts.failed);
  } finally {
    session.set({ exporting: null });
  }
}

function mayShape({ store, services }: EditorSession, shape: WallShape): boolean {
  if (shape !== "carousel" || capabilities(store.getState().plan).batch) return true;
  services.notices.error(texts.carouselIsPro);
  services.upsell();
  return false;
}

async function exportAllowed(session: EditorSession, wall: WallExport, signal: AbortSignal): Promise<void> {
  const { works, style } = wall;
  const { notices } = session.services;
  const slides = slidesOf(session, wall);
  const size = sizeOf(session, wall, slides);
  let current = 1;
  const show = (): void =>
    session.set({ exporting: { current: Math.min(current, works.length), total: works.length } });
  show();
  const onRead = (): void => {
    current += 1;
    show();
  };
  const { scale } = planWall(hangWorks(works), size);
  const { read, failed } = await readWorks(session, works, { style, scale, signal, onRead });
  try {
    markFailed(session, failed);
    const [first] = failed;
    if (first !== undefined) notices.error(`${first.sentence} ${texts.leftOut(failed.length)}`);
    if (read.length === 0) return;
    const plan = planWall(hangWorks(read.map(({ work }) => work)), size);
    const canvas = await draw(session, read, plan, signal);
    session.set({ exporting: null });
    const done = await deliver(session, canvas, slides);
    if (done === null) return;
    notices.success(done);
    if (effectiveSettingsOf(session.store.getState()).contentCredentials) notices.plain(editorCredentials.notIn.wall);
  } finally {
    closeWorks(read);
  }
}

/** 1 for a single picture. */
function slidesOf(session: EditorSession, { works, shape }: WallExport): number {
  if (shape !== "carousel") return 1;
  return slidesFor(hangWorks(works), stripOf(session, 1), RANGES.carouselSlides);
}

function sizeOf(session: EditorSession, { shape }: WallExport, slides: number): Size {
  return shape === "carousel" ? stripOf(session, slides) : PICTURES[shape];
}

/** Slides of the carousel's chosen ratio, side by side. */
function stripOf({ store }: EditorSession, carouselSlides: number): Size {
  return carouselStrip({ ...effectiveSettingsOf(store.getState()), carouselSlides });
}

/** Draws one work per task, so that the page stays responsive. */
async function draw(
  session: EditorSession,
  read: readonly ReadWork[],
  plan: WallPlan,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  resize(canvas, plan.size);
  const context = openPageContext(
    canvas,
    read.some(({ work }) => work.record.facts.wideGamut),
  );
  if (context === null) throw new Error("No canvas for the wall");
  drawBareWall(context, plan, session.store.getState().hangingTone);
  for (const [at, work] of read.entries()) {
    const box = plan.works[at];
    if (box !== undefined) drawWork(context, plan, box, drawFrame(session, work, box));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return canvas;
}

/** @returns the success notice; null if the user cancelled */
async function deliver(session: EditorSession, canvas: HTMLCanvasElement, slides: number): Promise<string | null> {
  const format = pictureFormat(effectiveSettingsOf(session.store.getState())) === "png" ? "png" : "jpeg";
  const random = randomPart(4, crypto.getRandomValues(new Uint8Array(16)));
  const name = exportName({ original: texts.title.toLowerCase(), format, date: new Date(), random });
  if (slides > 1) return deliverSlides(session, await filesOf(canvas, slides, name, format), format);
  const blob = await encoded(canvas, format);
  session.services.uploads?.((uploads) => uploads.picture({ name, blob, pixels: canvas.width * canvas.height }));
  return (await handOver(session, blob, name)) ? texts.exported : null;
}

async function deliverSlides(
  session: EditorSession,
  files: readonly File[],
  format: ExportFormat,
): Promise<string | null> {
  const { zip } = session.services;
  const pictures = files.map(({ name, size: bytes }) => ({ name, bytes, pixels: 0 }));
  if (sharesSeries(session.services, files.length, format)) return deliverSeries(session, files, pictures);
  const signal = new AbortController().signal;
  const done = await deliverZip(session, await zip.write(entriesOf(files), { signal, chosen: null }), pictures);
  return done === null ? null : `${texts.exported}: ${editorExport.photos(files.length)}`;
}

/** Slides named `…-1` and so on, cut out of the strip. */
async function filesOf(
  strip: HTMLCanvasElement,
  count: number,
  name: string,
  format: ExportFormat,
): Promise<readonly File[]> {
  const files: File[] = [];
  const slide = document.createElement("canvas");
  for (let index = 0; index < count; index += 1) {
    const { x, width, height } = slideBox(strip, count, index);
    resize(slide, { width, height });
    slide.getContext("2d")?.drawImage(strip, -x, 0);
    const blob = await encoded(slide, format);
    files.push(new File([blob], withSizeName(name, String(index + 1)), { type: blob.type }));
  }
  return files;
}

/** Quality of JPEGs, as in exports. */
const QUALITY = 0.95;

function encoded(canvas: HTMLCanvasElement, format: ExportFormat): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null): void => {
      if (blob === null) reject(new Error("The browser did not encode the wall."));
      else resolve(blob);
    };
    canvas.toBlob(take, mediaType(format), QUALITY);
  });
}
