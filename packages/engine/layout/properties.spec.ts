/** Properties of all layouts, for any photo, settings and texts. Label texts are tested in label/label.spec.ts. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effort } from "../../../test/effort.ts";
import { anyCamera, anySettings, anySubject, measureByCodePoint, overlap } from "../testing.ts";
import { cameraLine } from "../caption/camera-text.ts";
import { layoutPicture } from "./index.ts";
import { insideOf } from "./rings.ts";
import { scaleLayout } from "./scale.ts";
import { type Box, evenInsets, outset } from "./geometry.ts";
import type { Layout, LayoutInput } from "./types.ts";

const side = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 40 }));

const anyInput: fc.Arbitrary<LayoutInput> = fc.record({
  settings: anySettings,
  photo: fc.record({ width: side, height: side }),
  subject: anySubject,
  camera: anyCamera,
  watermark: fc.boolean(),
  measure: fc.constant(measureByCodePoint),
});

/** Side in pixels below which rounding the caption area's height may take the last line's space. */
const LEGIBLE = 20;

function boxesOf({
  photo,
  stroke,
  bevel,
  innerMat,
  outerBevel,
  secondStroke,
  watermark,
  captionArea,
  caption,
  logo,
}: Layout): Box[] {
  return [
    photo,
    stroke?.box,
    bevel?.box,
    innerMat?.box,
    outerBevel?.box,
    secondStroke?.box,
    watermark?.box,
    captionArea,
    logo,
    ...caption.map(({ box }) => box),
  ].filter((box): box is Box => box !== null && box !== undefined);
}

function check(property: (layout: Layout, input: LayoutInput) => void): void {
  fc.assert(
    fc.property(anyInput, (input) => {
      property(layoutPicture(input), input);
    }),
    { numRuns: effort(200, 600) },
  );
}

function expectInside(inner: Box, outer: Box): void {
  const slack = 1e-6 * Math.max(outer.x + outer.width, outer.y + outer.height);
  expect(inner.x).toBeGreaterThanOrEqual(outer.x - slack);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y - slack);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + slack);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + slack);
}

function hasLabelOnPhoto({ captionArea, photo }: Layout): boolean {
  return captionArea !== null && overlap(captionArea, photo);
}

describe("every layout", () => {
  it("keeps every box inside the canvas", () => {
    check((layout) => {
      const { width, height } = layout.canvas;
      const slack = 1e-6 * Math.max(width, height);
      for (const box of boxesOf(layout)) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-slack);
        expect(box.x + box.width).toBeLessThanOrEqual(width + slack);
        expect(box.y + box.height).toBeLessThanOrEqual(height + slack);
      }
    });
  });

  it("lets no text, logo or photo overlap another, but labels on the photo are inside it", () => {
    check((layout) => {
      const { caption, logo, photo } = layout;
      const isOnPhoto = hasLabelOnPhoto(layout);
      // A preset's photo is on whole pixels.
      if (isOnPhoto) for (const { box } of caption) expectInside(box, outset(photo, evenInsets(1)));
      const boxes = [...caption.map(({ box }) => box), ...(logo ? [logo] : []), ...(isOnPhoto ? [] : [photo])];
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
      }
    });
  });

  it("lets no stroke, bevel or inner mat overlap another, text, the logo or the caption area", () => {
    check((layout) => {
      const { photo, stroke, bevel, innerMat, outerBevel, secondStroke, caption, captionArea, logo } = layout;
      const rings = [stroke, bevel, innerMat, outerBevel, secondStroke].filter((ring) => ring !== null);
      const outwards = [photo, ...rings.flatMap((ring) => [insideOf(ring), ring.box])];
      for (const [index, box] of outwards.entries()) expectInside(outwards[index - 1] ?? box, box);
      const label = hasLabelOnPhoto(layout) ? [] : [...caption.map(({ box }) => box), captionArea];
      const others = [...label, logo].filter((box) => box !== null);
      // The caption area of a photo of one pixel has no height.
      for (const box of others.filter(({ height }) => height > 0))
        expect(overlap(outwards.at(-1) ?? photo, box)).toBe(false);
    });
  });

  it("keeps all text inside the caption area", () => {
    check(({ caption, captionArea }) => {
      for (const { box } of caption) {
        expect(box.y).toBeGreaterThanOrEqual((captionArea?.y ?? 0) - 1e-6);
        expect(box.y + box.height).toBeLessThanOrEqual(
          (captionArea?.y ?? 0) + (captionArea?.height ?? 0) + 1e-5 * (captionArea?.width ?? 0),
        );
      }
    });
  });

  it("puts canvas and photo on whole pixels", () => {
    check(({ canvas, photo }, { settings, photo: source }) => {
      const { width, height, x, y } = photo;
      const copied = [
        canvas.width,
        canvas.height,
        ...(width >= 2 ? [x, width] : []),
        ...(height >= 2 ? [y, height] : []),
      ];
      for (const value of copied) expect(Number.isInteger(value)).toBe(true);
      if (settings.socialPreset === "original" && settings.exportSize === "full") expect(photo).toMatchObject(source);
    });
  });

  it("is the export times a factor on screen", () => {
    fc.assert(
      fc.property(anyInput, fc.double({ min: 0.01, max: 4, noNaN: true }), (input, factor) => {
        const layout = layoutPicture(input);
        const scaled = scaleLayout(layout, factor);
        const pairs = boxesOf(layout).map((box, index) => [box, boxesOf(scaled)[index] ?? box] as const);
        for (const [box, small] of pairs) {
          expect(small.x).toBeCloseTo(box.x * factor, 5);
          expect(small.y).toBeCloseTo(box.y * factor, 5);
          expect(small.width).toBeCloseTo(box.width * factor, 5);
          expect(small.height).toBeCloseTo(box.height * factor, 5);
        }
        expect(scaled.caption.map(({ text }) => text)).toEqual(layout.caption.map(({ text }) => text));
      }),
    );
  });

  it("carries the watermark exactly where the plan asks for it", () => {
    check((layout, { watermark }) => {
      expect(layout.watermark !== null).toBe(watermark);
    });
  });

  it("draws each field to its end in its own order, or says that it is cut", () => {
    check(({ caption, cut }, { photo, settings }) => {
      if (Math.min(photo.width, photo.height) < LEGIBLE || settings.labelStyle !== "plain") return;
      const fields = new Map<string, string>();
      for (const { role, text, full } of caption) {
        const key = `${role}\n${full}`;
        fields.set(key, (fields.get(key) ?? "") + bare(text));
      }
      for (const [key, printed] of fields) {
        const [role, full = ""] = key.split("\n");
        const whole = bare(full);
        if (printed === whole.repeat(printed.length / whole.length)) continue;
        expect(cut).toContain(role);
        if (printed.includes("…")) expect(whole.startsWith(printed.split("…", 1)[0] ?? "")).toBe(true);
      }
    });
  });

  it("never cuts camera data", () => {
    check(({ caption, cut }, { settings, camera, photo }) => {
      if (Math.min(photo.width, photo.height) < LEGIBLE || settings.labelStyle !== "plain") return;
      expect(cut.filter((role) => ["camera", "lens", "exif"].includes(role))).toEqual([]);
      const exif = caption.filter(({ role }) => role === "exif").map(({ text }) => text);
      const wanted = settings.showMetadata && ["all", "exif"].includes(settings.metadataDisplay);
      expect(exif.join("  ")).toBe(wanted ? (cameraLine("exif", camera) ?? "") : "");
    });
  });
});

/** Removes white space and directional formatting, which line breaks remove and add. */
function bare(text: string): string {
  return text.replace(/[\s\u202A-\u202E\u2066-\u2069]/gu, "");
}
