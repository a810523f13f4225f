import {
  type Box,
  DEFAULT_SETTINGS,
  type Font,
  type Layout,
  flatAreas,
  layoutPicture,
  paint,
  type Settings,
  type TextBox,
} from "@matte/engine";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadCaptionFacesInWorker } from "../fonts/caption-faces.ts";
import { openContext } from "../shared/canvas.ts";
import { intoStored, orientedSize, storedBox } from "../read/orientation.ts";
import { type OverlayPainter, overlayPainter, overlayPixels } from "./overlay.ts";

/** The page's document has the worker's global `fonts`. */
declare const document: { readonly fonts: unknown };

beforeAll(() => void vi.stubGlobal("fonts", document.fonts));
afterAll(() => void vi.unstubAllGlobals());

const UPRIGHT = [1, 0, 0, 1, 0, 0] as const;
const TEXTS = ["Ågj,;Q|_", "…", "fjÑ́ Tổ quốc", "العربيّة", "ไทยที่ดี", "日本語", "😀 ©", "Window table, Studio 4"];
const FONTS = ["Inter", "Playfair Display", "Montserrat"] as const;
type FontName = Settings["metadataFont"];

/** A layout with nothing but text lines, at several sizes, at both edges, in both weights. */
async function linesOf(text: string, metadataFont: FontName): Promise<Layout> {
  const settings: Settings = { ...DEFAULT_SETTINGS, metadataFont, showMetadata: true, photoBy: text };
  await loadCaptionFacesInWorker(settings, { regular: text, bold: text });
  const measure = (line: string, { size }: { size: number }): number => line.length * size * 0.5;
  const photo = { width: 800, height: 500 };
  const layout = layoutPicture({ settings, photo, subject: "", camera: {}, watermark: false, measure });
  const [line] = layout.caption;
  if (line === undefined) throw new Error("No caption");
  const sizes = [9, 31.4, 120];
  const caption = sizes.flatMap((size, n) =>
    (["left", "right"] as const).map((align): TextBox => {
      const box = { x: 150 + n, y: 100 + 250 * n, width: 900, height: 1.4 * size };
      const font: Font = { ...line.font, size, weight: align === "left" ? 400 : 600 };
      return { ...line, text, align, box, baseline: box.y + 1.05 * size, font };
    }),
  );
  return { ...layout, canvas: { width: 1200, height: 900 }, caption, watermark: null, logo: null };
}

function painterOf(layout: Layout): OverlayPainter {
  return overlayPainter({ layout, logo: null, to: UPRIGHT, colours: { kind: "srgb" } });
}

function within(boxes: readonly Box[], at: number, width: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  return boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
}

describe.each(FONTS)("in %s", (font) => {
  test.each(TEXTS)("no glyph of “%s” is cut by the box of its ink", async (text) => {
    const layout = await linesOf(text, font);
    const { width, height } = layout.canvas;
    const painter = painterOf(layout);
    const pixels = painter.draw({ x: 0, y: 0, width, height });
    // Around lines nothing has ever been painted.
    const lines = overlayPixels(layout);
    let painted = 0;
    let cut = 0;
    for (let at = 0; at < width * height; at += 1) {
      if (pixels[4 * at + 3] === 0 || !within(lines, at, width)) continue;
      painted += 1;
      if (!within(painter.boxes, at, width)) cut += 1;
    }
    painter.release();
    expect(painted).toBeGreaterThan(0);
    expect(cut).toBe(0);
  });
});

test("boxes of ink are less than two thirds of their lines'", async () => {
  const layout = await linesOf("Photo by Ines Morel", "Inter");
  const painter = painterOf(layout);
  const area = (boxes: readonly Box[]): number => boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(area(painter.boxes)).toBeLessThan((2 / 3) * area(overlayPixels(layout)));
  painter.release();
});

test("flat areas with the overlay's mitres are the bevel that the painter draws", () => {
  const settings: Settings = { ...DEFAULT_SETTINGS, bevelSize: 20, outerBorderColor: "#405060", innerBorderSize: 0 };
  const photo = openContext({ width: 1600, height: 1000 }, false).canvas;
  const measure = (line: string): number => line.length;
  const layout = layoutPicture({ settings, photo, subject: "", camera: {}, watermark: false, measure });
  const { width, height } = layout.canvas;
  const painted = openContext(layout.canvas, false);
  paint(painted, layout, { photo, logo: null });

  const parts = openContext(layout.canvas, false);
  for (const { box, colour } of [
    { box: { x: 0, y: 0, width, height }, colour: layout.background },
    ...flatAreas(layout),
  ]) {
    parts.fillStyle = colour ?? layout.background;
    parts.fillRect(box.x, box.y, box.width, box.height);
  }
  const painter = painterOf(layout);
  expect(painter.boxes).toHaveLength(4);
  for (const box of painter.boxes) {
    const corner = openContext(box, false);
    corner.putImageData(new ImageData(new Uint8ClampedArray(painter.draw(box)), box.width), 0, 0);
    parts.drawImage(corner.canvas, box.x, box.y);
  }
  painter.release();
  parts.drawImage(photo, layout.photo.x, layout.photo.y);
  const [one, other] = [painted, parts].map((context) => context.getImageData(0, 0, width, height).data);
  const furthest = one!.reduce((most, value, at) => Math.max(most, Math.abs(value - other![at]!)), 0);
  expect(furthest).toBeLessThanOrEqual(1);
});

describe("Each box of round corners shows the same pixels as the whole picture", () => {
  const settings: Settings = {
    ...DEFAULT_SETTINGS,
    cornerRadius: 10,
    bevelSize: 12,
    outerBorderColor: "#405060",
    innerBorderSize: 3,
    secondStrokeSize: 2,
    secondStrokeGap: 2,
    strokeUnit: "permille",
  };
  const layout = layoutPicture({
    settings,
    photo: { width: 900, height: 600 },
    subject: "",
    camera: {},
    watermark: false,
    measure: (line) => line.length,
  });

  test.each([1, 6, 7])("in orientation %i", (orientation) => {
    const to = intoStored(orientation, layout.canvas);
    const painter = overlayPainter({ layout, logo: null, to, colours: { kind: "srgb" } });
    const canvas = orientedSize(orientation, layout.canvas);
    const whole = painter.draw({ x: 0, y: 0, ...canvas }).slice();
    const furthest = painter.boxes.map((upright) => {
      const box = storedBox(to, upright);
      const part = painter.draw(box);
      return part.reduce((most, value, at) => {
        const [row, column] = [Math.floor(at / (4 * box.width)), at % (4 * box.width)];
        return Math.max(most, Math.abs(value - whole[4 * ((box.y + row) * canvas.width + box.x) + column]!));
      }, 0);
    });
    painter.release();
    expect(painter.boxes.length).toBeGreaterThan(16);
    // How exactly an edge is smoothed depends on the part that is drawn; the colours differ by far more.
    expect(Math.max(...furthest)).toBeLessThan(40);
  });
});
