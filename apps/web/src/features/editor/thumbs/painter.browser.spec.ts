import { DEFAULT_SETTINGS, layoutPicture, paint, scaleToThumbnail, type Settings } from "@matte/engine";
import { afterEach, expect, test, vi } from "vitest";
import { loadCaptionFont } from "#domain/fonts/page.ts";
import { measureInPage } from "#domain/photos/measure.ts";
import { decodeImage } from "#lib/decode-image.ts";
import type { FrameStyle } from "../preview/plan-photo.ts";
import type { LayoutOf } from "./drawn-thumbnail.ts";
import { createThumbnailPainter, type ThumbnailPainter } from "./painter.ts";
import "./thumbs.css";

const PHOTO = { width: 2400, height: 1600 };
const CAPTION: Settings = {
  ...DEFAULT_SETTINGS,
  outerBorderColor: "#2B2A28",
  innerBorderColor: "#FFFFFF",
  innerBorderSize: 90,
  showMetadata: true,
  locationText: "Lisbon",
  photoBy: "© Ada Byron",
  metadataFontSize: 50,
};

const cleanUps: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function styleOf(settings: Settings): FrameStyle {
  return { plan: "free", settings, drawn: settings, watermark: true };
}

function layoutWith(subject: string): LayoutOf {
  return ({ drawn, watermark }) => {
    const measure = measureInPage(drawn.metadataFont);
    return { layout: layoutPicture({ settings: drawn, photo: PHOTO, subject, camera: {}, watermark, measure }), drawn };
  };
}

/** A photo with visible detail, as large as the editor's thumbnails. */
async function thumbnailUrl(): Promise<string> {
  const canvas = new OffscreenCanvas(240, 160);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas");
  for (let x = 0; x < 240; x += 8) {
    context.fillStyle = `hsl(${x * 1.5} 80% ${30 + x / 6}%)`;
    context.fillRect(x, 0, 8, 160);
  }
  const url = URL.createObjectURL(await canvas.convertToBlob());
  cleanUps.push(() => URL.revokeObjectURL(url));
  return url;
}

interface TestList {
  readonly painter: ThumbnailPainter;
  readonly list: HTMLElement;
  readonly canvases: readonly HTMLCanvasElement[];
}

/** A list with three thumbnails in view. */
async function openList(subjects: readonly string[]): Promise<TestList> {
  const list = document.createElement("div");
  list.style.cssText = "width: 84px; height: 198px; overflow: auto";
  document.body.append(list);
  const painter = createThumbnailPainter(list);
  cleanUps.push(
    () => list.remove(),
    () => painter.close(),
  );
  const url = await thumbnailUrl();
  const canvases = subjects.map((subject) => {
    const place = document.createElement("div");
    place.style.cssText = "box-sizing: border-box; width: 84px; height: 66px; padding: 5px; overflow: hidden";
    const canvas = document.createElement("canvas");
    canvas.width = 0;
    canvas.height = 0;
    place.append(canvas);
    list.append(place);
    painter.add(canvas, { url, wideGamut: false });
    painter.setLayout(canvas, layoutWith(subject));
    return canvas;
  });
  return { painter, list, canvases };
}

function isDrawn(canvas: HTMLCanvasElement | undefined): boolean {
  return canvas?.dataset["drawn"] === "true";
}

function pixelsOf(canvas: HTMLCanvasElement | OffscreenCanvas): Uint8ClampedArray {
  const context = canvas.getContext("2d") as CanvasRenderingContext2D | null;
  if (context === null) throw new Error("No canvas");
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** The painter's output at thumbnail size. */
async function expected(canvas: HTMLCanvasElement, settings: Settings, subject: string): Promise<Uint8ClampedArray> {
  const { layout } = layoutWith(subject)(styleOf(settings));
  const factor = Math.min(74 / layout.canvas.width, 56 / layout.canvas.height) * devicePixelRatio;
  const reference = document.createElement("canvas");
  reference.width = Math.round(layout.canvas.width * factor);
  reference.height = Math.round(layout.canvas.height * factor);
  expect([canvas.width, canvas.height]).toEqual([reference.width, reference.height]);
  const context = reference.getContext("2d");
  if (context === null) throw new Error("No canvas");
  context.fillStyle = settings.outerBorderColor;
  context.fillRect(0, 0, reference.width, reference.height);
  context.imageSmoothingQuality = "high";
  paint(context, scaleToThumbnail(layout, factor, devicePixelRatio), {
    photo: await decodeImage(await thumbnailUrl()),
    logo: null,
  });
  return pixelsOf(reference);
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

test("a thumbnail has the pixels that the painter gives for its photo and its own caption", async () => {
  await loadCaptionFont(
    { metadataFont: "Inter", captionLanguage: "auto" },
    { regular: "Harbour Quay Lisbon © Ada Byron Framed with Matte", bold: "" },
  );
  const { painter, canvases } = await openList(["Harbour", "Quay", ""]);
  painter.setAppearance({ style: styleOf(CAPTION), logoOf: () => null });
  await expect.poll(() => canvases.every(isDrawn)).toBe(true);
  const subjects = ["Harbour", "Quay", ""];
  for (const [index, canvas] of canvases.entries()) {
    expect(pixelsOf(canvas)).toEqual(await expected(canvas, CAPTION, subjects[index] ?? ""));
  }
  expect(pixelsOf(canvases[0]!)).not.toEqual(pixelsOf(canvases[1]!));
});

test("a setting's change is drawn in the next frame, once, and only in thumbnails near the view", async () => {
  const { painter, canvases, list } = await openList(Array.from({ length: 40 }, (_, at) => `Photo ${at}`));
  painter.setAppearance({ style: styleOf(CAPTION), logoOf: () => null });
  // Three in view, and those drawn ahead in the 100 px below.
  const nearby = Math.ceil((198 + 100) / 66);
  await expect.poll(() => canvases.filter(isDrawn).length).toBe(nearby);
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, "drawImage");
  for (let size = 1; size <= 20; size += 1)
    painter.setAppearance({ style: styleOf({ ...CAPTION, outerBorderSize: size }), logoOf: () => null });
  expect(drawn).not.toHaveBeenCalled();
  await expect.poll(() => drawn.mock.calls.length).toBe(nearby);
  await nextFrame();
  await nextFrame();
  expect(drawn).toHaveBeenCalledTimes(nearby);
  const last = canvases.at(-1);
  expect(isDrawn(last)).toBe(false);
  list.scrollTop = list.scrollHeight;
  await expect.poll(() => isDrawn(last)).toBe(true);
  expect(pixelsOf(last!)).toEqual(await expected(last!, { ...CAPTION, outerBorderSize: 20 }, "Photo 39"));
});

test("a thumbnail follows the size of its place, and is not drawn again once it is removed", async () => {
  const { painter, canvases, list } = await openList([]);
  const place = document.createElement("div");
  place.style.cssText = "width: 60px; height: 60px";
  const canvas = document.createElement("canvas");
  place.append(canvas);
  list.append(place);
  const remove = painter.add(canvas, { url: await thumbnailUrl(), wideGamut: false });
  painter.setLayout(canvas, layoutWith(""));
  painter.setAppearance({ style: styleOf(DEFAULT_SETTINGS), logoOf: () => null });
  await expect.poll(() => canvas.getBoundingClientRect().width).toBe(60);
  place.style.width = "30px";
  await expect.poll(() => canvas.getBoundingClientRect().width).toBe(30);
  remove();
  place.style.width = "50px";
  painter.setAppearance({ style: styleOf(CAPTION), logoOf: () => null });
  await nextFrame();
  await nextFrame();
  expect(canvas.getBoundingClientRect().width).toBe(30);
  expect(canvases).toEqual([]);
});
