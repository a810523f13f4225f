import { describe, expect, test } from "vitest";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { overlap } from "./geometry.ts";
import { layoutPicture } from "./index.ts";
import { scaleLayout } from "./scale.ts";
import { shadowShape } from "./shadow.ts";
import { needsDrawnMatte, overlayBoxes } from "../layers/walk.ts";
import type { Layout } from "./types.ts";

const PHOTO = { width: 1000, height: 600 };

function layoutOf(changes: Partial<Settings>): Layout {
  const settings = settingsWith({ outerBorderSize: 20, innerBorderSize: 0, ...changes });
  return layoutPicture({
    settings,
    photo: PHOTO,
    subject: "",
    camera: {},
    watermark: false,
    measure: measureByCodePoint,
  });
}

test.each<[Partial<Settings>]>([[{}], [{ shadow: "soft", shadowStrength: 0 }]])("%j has no shadow", (changes) => {
  const layout = layoutOf(changes);
  expect([layout.shadow, needsDrawnMatte(layout), overlayBoxes(layout)]).toEqual([null, false, []]);
});

test.each<[Partial<Settings>, falls: "inside" | "outside", distance: number, radius: number]>([
  [{ shadow: "soft" }, "outside", 0, 0],
  [{ shadow: "lifted", innerBorderSize: 4 }, "outside", 4, 0],
  [{ shadow: "lifted", bevelSize: 10 }, "outside", 10, 0],
  [{ shadow: "soft", innerMatSize: 5 }, "outside", 50, 0],
  [{ shadow: "soft", innerMatSize: 5, bevelSize: 10 }, "outside", 70, 0],
  [{ shadow: "soft", innerMatSize: 5, cornerRadius: 10 }, "outside", 50, 110],
  [{ shadow: "recessed" }, "outside", 0, 0],
  [{ shadow: "recessed", innerMatSize: 5, bevelSize: 10 }, "inside", 60, 0],
  [{ shadow: "recessed", innerMatSize: 5, cornerRadius: 5 }, "inside", 50, 80],
])("The shadow of %j falls %s of an edge %i px from the photo", (changes, falls, distance, radius) => {
  const layout = layoutOf(changes);
  const shape = shadowShape(layout, falls);
  expect([layout.photo.x - shape!.edge.x, shape!.radius]).toEqual([distance, radius]);
  expect(shadowShape(layout, falls === "inside" ? "outside" : "inside")).toBeNull();
});

describe.each<[Partial<Settings>]>([
  [{ shadow: "soft" }],
  [{ shadow: "lifted", innerBorderSize: 4, bevelSize: 10 }],
  [{ shadow: "recessed" }],
  [{ shadow: "recessed", innerMatSize: 5, bevelSize: 10 }],
  [{ shadow: "lifted", shadowStrength: 100, outerBorderSize: 1 }],
])("The shadow of %j", (changes) => {
  test("is inside the canvas, and touches neither photo nor lines around it", () => {
    const layout = layoutOf(changes);
    const boxes = overlayBoxes(layout);
    const shadows = boxesOf(layout);
    expect(shadows.length).toBe(4);
    for (const box of shadows) {
      expect(overlap(box, layout.photo)).toBe(false);
      expect(layout.stroke !== null && overlap(box, layout.stroke.box)).toBe(false);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.canvas.width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.canvas.height);
      expect(boxes).toContainEqual(box);
    }
  });

  test("keeps its proportions at another scale", () => {
    const [one, half] = [layoutOf(changes), scaleLayout(layoutOf(changes), 0.5)];
    expect(half.shadow?.casts.map(({ x, y, blur }) => [2 * x, 2 * y, 2 * blur])).toEqual(
      one.shadow?.casts.map(({ x, y, blur }) => [x, y, blur]),
    );
  });
});

function boxesOf(layout: Layout) {
  const own = layout.layers.filter(({ name }) => name === "shadow" || name === "recess" || name === "photo");
  return overlayBoxes({ ...layout, layers: own });
}

test("Its strength is its opacity", () => {
  const opacities = (shadowStrength: number) =>
    layoutOf({ shadow: "soft", shadowStrength }).shadow?.casts.map(({ opacity }) => Math.round(1000 * opacity));
  expect(opacities(100)).toEqual([480, 416]);
  expect(opacities(50)).toEqual([240, 208]);
});
