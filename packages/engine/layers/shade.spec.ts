import { describe, expect, test } from "vitest";
import type { Layout, Shade } from "../layout/types.ts";
import { label, STYLES } from "../label/testing.ts";
import { RecordingSurface } from "../paint/recording.ts";
import { fontCss } from "../paint/text.ts";
import { shade as layer } from "./shade.ts";

const PHOTO = { x: 10, y: 20, width: 160, height: 120 };
const BOX = { x: 70.4, y: 60.6, width: 30, height: 20 };
const FADE = 40;
const OPACITY = 0.6;
/** Difference of the steepest step: smoothstep is 1.5 times as steep as a line. */
const STEEPEST = (1.5 * OPACITY) / FADE;

/** Surface keeping the opacity of each pixel, painted once at most. */
class OpacitySurface extends RecordingSurface {
  readonly opacities = new Map<string, number>();

  override fillRect(x: number, y: number, width: number, height: number): void {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        const key = `${column} ${row}`;
        if (this.opacities.has(key)) throw new Error(`${key} is painted again.`);
        this.opacities.set(key, this.globalAlpha);
      }
    }
  }

  at(x: number, y: number): number {
    return this.opacities.get(`${x} ${y}`) ?? 0;
  }
}

function painted(shade: Partial<Shade>, within?: Layout["photo"]): OpacitySurface {
  const layout = {
    photo: PHOTO,
    shade: { box: BOX, fade: FADE, colour: "#000000", opacity: OPACITY, ...shade },
  } as Layout;
  const surface = new OpacitySurface();
  layer.overlay!.paint(surface, layout, { logo: null, toCss: fontCss, ...(within && { within }) });
  return surface;
}

describe("A shade", () => {
  test("fades with the distance to its box by smoothstep, to nothing", () => {
    const surface = painted({});
    let [jump, error] = [0, 0];
    for (let x = PHOTO.x; x < PHOTO.x + PHOTO.width - 1; x += 1) {
      for (let y = PHOTO.y; y < PHOTO.y + PHOTO.height - 1; y += 1) {
        const here = surface.at(x, y);
        jump = Math.max(jump, Math.abs(here - surface.at(x + 1, y)), Math.abs(here - surface.at(x, y + 1)));
        const across = Math.max(0, BOX.x - x - 0.5, x + 0.5 - BOX.x - BOX.width);
        const down = Math.max(0, BOX.y - y - 0.5, y + 0.5 - BOX.y - BOX.height);
        const share = Math.min(1, Math.hypot(across, down) / FADE);
        error = Math.max(error, Math.abs(here - OPACITY * (1 - share * share * (3 - 2 * share))));
      }
    }
    expect(jump).toBeLessThanOrEqual(2 * STEEPEST);
    expect(error).toBeLessThanOrEqual(1.1 * STEEPEST);
  });

  test("is round at its corners, and stays on the photo", () => {
    const surface = painted({ box: { x: 20, y: 120, width: 60, height: 40 } });
    expect(surface.at(80 + 30, 130)).toBeGreaterThan(0);
    expect(surface.at(80 + 30, 120 - 30)).toBe(0);
    for (const key of surface.opacities.keys()) {
      const [x = 0, y = 0] = key.split(" ").map(Number);
      expect(x >= 10 && x < 170 && y >= 20 && y < 140).toBe(true);
    }
  });

  test("has the same opacities where only a part is wanted", () => {
    const whole = painted({});
    const part = painted({}, { x: 90, y: 40, width: 32, height: 16 });
    expect(part.opacities.size).toBe(32 * 16);
    for (const [key, opacity] of part.opacities) expect(whole.opacities.get(key)).toBe(opacity);
  });
});

test.each([
  [10_000, 1000],
  [600, 6000],
  [3000, 2000],
  [2000, 2000],
])("On a photo of %d × %d a label's shade fades over a twelfth of the longer side or more", (width, height) => {
  const fades = STYLES.map(
    (labelStyle) => label({ labelStyle, labelPlace: "photo" }, { photo: { width, height } }).shade,
  )
    .filter((shade) => shade !== null)
    .map(({ fade }) => fade);
  expect(Math.min(...fades)).toBeGreaterThan(Math.max(width, height) / 12.001);
});
