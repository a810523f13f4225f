import { describe, expect, test } from "vitest";
import { evenInsets, outset, placeBox, type Box } from "../layout/geometry.ts";
import { layoutPicture } from "../layout/index.ts";
import { scaleLayout, scaleToScreen } from "../layout/scale.ts";
import type { Layer, Layout } from "../layout/types.ts";
import { paint, paintOverlay, paintOverlayBeneath } from "../paint/index.ts";
import { RecordingSurface } from "../paint/recording.ts";
import { fill } from "../paint/shapes.ts";
import { fontCss } from "../paint/text.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { LAYERS, matteReach } from "./index.ts";
import { drawnLines, edgePixels, flatAreas, inkBoxes, isGreyFrame, overlayBoxes, withoutFrame } from "./walk.ts";

/** A layer unknown to other files: a red box over the photo's right edge. It has the field of the logo, whose layer is absent. */
const sticker: Layer = {
  name: "sticker",
  place: (_composition, { photo }) => ({
    logo: { x: photo.x + photo.width - 5, y: photo.y + 10, width: 9, height: 8 },
  }),
  move: ({ logo }, to) => ({ logo: logo && placeBox(logo, to) }),
  follow: ({ logo, photo }, moved) => ({ logo: logo && { ...logo, x: logo.x + moved.x - photo.x } }),
  paint: (surface, { logo }) => logo && fill(surface, "#FF0000", logo),
  flats: ({ photo }) => [{ box: outset(photo, evenInsets(2)), colour: "#00FF00" }],
  overlay: {
    boxes: ({ logo }) => (logo === null ? [] : [logo]),
    paint: (surface, { logo }) => logo && fill(surface, "#FF0000", logo),
    isGrey: () => false,
    ink: ({ logo }) => (logo === null ? [] : [logo]),
  },
  edges: () => 17,
};

function layoutOf(layers: readonly Layer[], watermark = false): Layout {
  const input = {
    settings: settingsWith({ outerBorderSize: 10, innerBorderSize: 0, socialPreset: "original" }),
    photo: { width: 100, height: 50 },
    subject: "",
    camera: {},
    watermark,
    measure: measureByCodePoint,
  };
  return layoutPicture(input, layers);
}

const OTHERS = LAYERS.filter(({ name }) => name !== "logo");
const OVER = [...OTHERS, sticker];
const BENEATH = [...OTHERS.slice(0, 1), sticker, ...OTHERS.slice(1)];
const BOX: Box = { x: 105, y: 20, width: 9, height: 8 };

const MEANS = { logo: null, toCss: fontCss };

function drawn(draw: (surface: RecordingSurface) => void): string[] {
  const surface = new RecordingSurface();
  draw(surface);
  return surface.calls;
}

describe("A layer that only the list knows", () => {
  test("is placed, scaled and moved with the photo", () => {
    const layout = layoutOf(OVER);
    expect(layout.logo).toEqual(BOX);
    expect(scaleLayout(layout, 2).logo).toEqual({ x: 210, y: 40, width: 18, height: 16 });
    expect(scaleToScreen({ ...layout, photo: { ...layout.photo, x: 10.25 } }, 1).logo?.x).toBe(104.75);
  });

  test("is painted in its order, also by routes that draw overlays alone", () => {
    const red = "fill #FF0000 105,20 9x8";
    const pictures = { photo: "photo", logo: null };
    expect(drawn((surface) => paint(surface, layoutOf(OVER), pictures)).at(-1)).toBe(red);
    expect(drawn((surface) => paint(surface, layoutOf(BENEATH), pictures)).at(1)).toBe(red);
    expect(drawn((surface) => paintOverlay(surface, layoutOf(OVER), MEANS))).toEqual([red]);
    expect(drawn((surface) => paintOverlayBeneath(surface, layoutOf(OVER), MEANS))).toEqual([]);
    expect(drawn((surface) => paintOverlayBeneath(surface, layoutOf(BENEATH), MEANS))).toEqual([red]);
  });

  test("adds its flat areas, boxes, ink and edges to those of the others", () => {
    const layout = layoutOf(OVER);
    expect(flatAreas(layout)).toEqual([{ box: { x: 8, y: 8, width: 104, height: 54 }, colour: "#00FF00" }]);
    expect(overlayBoxes(layout)).toEqual([BOX]);
    expect(inkBoxes(layout)).toEqual([BOX]);
    expect(edgePixels(layout)).toBe(17);
    expect([isGreyFrame(layoutOf(LAYERS)), isGreyFrame(layout)]).toEqual([true, false]);
  });

  test("takes no block of the photo if the photo covers it", () => {
    expect(overlayBoxes(layoutOf(BENEATH))).toEqual([{ x: 110, y: 20, width: 4, height: 8 }]);
  });

  test("keeps the watermark away", () => {
    const corner: Layer = { ...sticker, place: () => ({ logo: { x: 0, y: 40, width: 120, height: 25 } }) };
    const bottom = (layers: readonly Layer[]): number => layoutOf(layers, true).watermark?.box.y ?? 0;
    expect(bottom([...OTHERS, corner])).toBeGreaterThan(bottom(OTHERS));
  });

  test("is gone while the photo is compared with its original", () => {
    const pictures = { photo: "photo", logo: null };
    expect(drawn((surface) => paint(surface, withoutFrame(layoutOf(OVER, true)), pictures))).toEqual([
      "fill #FFFFFF 0,0 120x70",
      "draw photo 10,10 100x50",
    ]);
  });
});

test("Lines of text are those of watermark and caption", () => {
  expect(drawnLines(layoutOf(LAYERS, true)).map(({ text }) => text)).toEqual(["Framed with Matte"]);
});

test("Layers have different names, and one of them is the photo", () => {
  const names = LAYERS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("photo");
});

test("The matte's inner edge is taken up by the layer that reaches farthest", () => {
  const frame = {
    matte: evenInsets(100),
    stroke: 0,
    photo: { x: 100, y: 100, width: 1000, height: 600 },
    framed: { width: 1200, height: 800 },
    base: 1000,
    framedBase: 1200,
  };
  const reach = (changes: Parameters<typeof settingsWith>[0]): number => matteReach(frame, settingsWith(changes));
  expect(reach({})).toBe(0);
  expect(reach({ bevelSize: 20 })).toBe(20);
  expect(reach({ bevelSize: 20, secondStrokeSize: 3, secondStrokeGap: 5 })).toBe(53);
});
