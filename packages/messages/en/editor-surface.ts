/** Surfaces of the matte. */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "Smooth",
  rag: "Rag",
  linen: "Linen",
  laid: "Laid",
  board: "Board",
  canvas: "Canvas",
  kozo: "Kozo",
  felt: "Felt",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "Colour",
  gradient: "Gradient",
  photo: "Blurred photo",
};

export const editorSurface = {
  surface: "Surface",
  surfaces,
  /** Surfaces that the badge's plan has. */
  feature: "Laid, Board, Canvas, Kozo and Felt",
  depth: "Surface depth",
  depthRow: "Depth",
  more: "More matte settings",
  background: {
    name: "Background",
    kinds: backgrounds,
    gradient: "Gradient",
    colour: "Colour",
    angleRow: "Angle",
    angle: "Gradient angle",
    degrees: "degrees",
    blurRow: "Blur",
    blur: "Background blur",
    shadeRow: "Shade",
    shade: "Background shade",
  },
  /** Value of the folded part. @param depth null without a surface */
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`Depth ${depth}`]), backgrounds[background]].join(", "),
};
