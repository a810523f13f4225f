/** Each step of the layout uses the right side of the frame. */
import { describe, expect, it, test } from "vitest";
import { ring } from "../paint/ring.ts";
import { settingsWith } from "../testing.ts";
import { placeCaptionArea, textEdges } from "./caption-area.ts";
import { addInsets, evenInsets, outset, type Insets } from "./geometry.ts";
import { matteOnGrid, NO_GRID } from "./grid.ts";
import { logoInMatte } from "./logo.ts";
import { borderOf, type MatteFrame } from "./matte-frame.ts";

const MATTE: Insets = { top: 40, right: 60, bottom: 200, left: 80 };

function frameOf(matte: Insets, stroke: number): MatteFrame {
  const border = borderOf({ matte, stroke });
  const photo = { x: border.left, y: border.top, width: 1000, height: 600 };
  const { width, height } = outset(photo, border);
  return { matte, stroke, photo, framed: { width, height }, base: photo.width, framedBase: width };
}

const FRAME = frameOf(MATTE, 4);

test("insets are added side by side and make a box larger", () => {
  expect(addInsets(MATTE, evenInsets(4))).toEqual({ top: 44, right: 64, bottom: 204, left: 84 });
  expect(outset(FRAME.photo, borderOf(FRAME))).toEqual({ x: 0, y: 0, width: 1148, height: 848 });
});

describe("a frame with uneven sides", () => {
  it("aligns its caption with the photo’s edges", () => {
    expect(textEdges(FRAME)).toEqual({ left: 84, right: 1084 });
  });

  it("keeps its caption off the canvas edge on a narrow side", () => {
    const { left, right } = textEdges(frameOf({ ...MATTE, right: 0 }, 0));
    expect(left).toBe(80);
    expect(right).toBeCloseTo(1080 - 0.03 * 1080, 6);
  });

  it("subtracts its bottom matte from the padding above the first line", () => {
    const { box, textTop } = placeCaptionArea(FRAME, 1, settingsWith({}), NO_GRID);
    expect(box.y).toBe(848);
    expect(textTop).toBe(848);
    const narrow = placeCaptionArea(frameOf({ ...MATTE, bottom: 10 }, 0), 1, settingsWith({}), NO_GRID);
    expect(narrow.textTop).toBeCloseTo(650 + (0.1 * 1140 - 10) / 2, 6);
  });

  it("has the logo in its bottom matte, and only if that is tall enough", () => {
    const settings = settingsWith({
      customLogo: { id: "logo", name: "logo.png", width: 40, height: 10 },
      logoPosition: "left",
    });
    const logo = logoInMatte(settings, FRAME);
    expect(logo?.x).toBe(84);
    expect((logo?.y ?? 0) + (logo?.height ?? 0) / 2).toBeCloseTo(748, 6);
    expect(logoInMatte(settings, frameOf({ ...evenInsets(200), bottom: 20 }, 4))).toBeNull();
  });

  it("has the logo in what bevel and second stroke leave of its bottom matte", () => {
    const customLogo = { id: "logo", name: "logo.png", width: 10, height: 10 };
    const settings = settingsWith({ customLogo, bevelSize: 10, secondStrokeSize: 20, secondStrokeGap: 1 });
    const logo = logoInMatte(settings, FRAME);
    expect(logo?.height).toBeCloseTo(0.7 * 170, 6);
    expect((logo?.y ?? 0) + (logo?.height ?? 0) / 2).toBeCloseTo(848 - 170 / 2, 6);
    const narrow = frameOf({ ...evenInsets(200), bottom: 50 }, 4);
    expect(logoInMatte(settings, narrow)).toBeNull();
  });

  it("moves each side to its own grid line, or none", () => {
    const grid = { matte: { top: 16, right: 1, bottom: 8, left: 16 }, captionArea: 1, mayShift: false };
    expect(matteOnGrid(MATTE, 4, grid)).toEqual({ top: 44, right: 60, bottom: 204, left: 76 });
    expect(matteOnGrid({ ...MATTE, top: 20 }, 4, { ...grid, matte: { ...grid.matte, top: 64 } })).toBeNull();
  });

  it("has a ring as wide as the matte on each side", () => {
    const [above, below, before, after] = ring(outset(FRAME.photo, MATTE), FRAME.photo);
    expect([above.height, after.width, below.height, before.width]).toEqual([40, 60, 200, 80]);
  });
});
