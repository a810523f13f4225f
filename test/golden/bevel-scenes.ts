import type { Settings } from "@matte/engine";
import { type GoldenScene, scene } from "./scene.ts";

export const BEVEL = {
  outerBorderSize: 12,
  innerBorderSize: 0,
  bevelSize: 20,
} as const satisfies Partial<Settings>;

const DETAIL = { width: 160, height: 160 };
const CORNERS = [
  ["top-left", { x: 320, y: 320 }],
  ["top-right", { x: 3690, y: 320 }],
  ["bottom-right", { x: 3690, y: 2570 }],
] as const;

/** A bevel's corners, where its mitred sides meet, eight times as large. */
export const bevelCorners: readonly GoldenScene[] = CORNERS.map(([corner, at]) =>
  scene(
    `bevel-800-percent-${corner}`,
    { ...BEVEL, outerBorderColor: "#C9B9A0" },
    { factor: 8, detail: { ...at, ...DETAIL } },
  ),
);
