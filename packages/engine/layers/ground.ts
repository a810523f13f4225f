/** The face of the matte below everything else: its colour or backdrop, and its surface. */
import { WIDEST_BLUR } from "../caption/beneath.ts";
import { isGrey } from "../colour.ts";
import type { Insets, Size } from "../layout/geometry.ts";
import { leastCommonMultiple } from "../layout/grid.ts";
import { isSmoothBlur } from "../layout/shadow.ts";
import type { Backdrop, Layer, Layout } from "../layout/types.ts";
import { paintBackdrop } from "../paint/computed.ts";
import { fill } from "../paint/shapes.ts";
import type { Settings } from "../settings/table.ts";
import { isReliefSeen, surfacePeriod } from "../surface/period.ts";

export const ground: Layer = {
  name: "ground",
  isGround: true,
  place({ settings, frame, grid }) {
    const { surface: kind, surfaceDepth: depth } = settings;
    const backdrop = backdropOf(settings);
    if (kind === "none" || depth === 0) return { backdrop };
    return { backdrop, surface: { kind, depth, period: surfacePeriod(frame.base, stepsOf(grid.matte)) } };
  },
  move: ({ surface: relief }, { factor }) =>
    relief && { surface: { ...relief, period: scaled(relief.period, factor) } },
  paint(surface, layout, means) {
    surface.globalAlpha = 1;
    if (paintBackdrop(surface, layout, means)) return;
    const { canvas, background, surface: relief } = layout;
    const { drawn } = means;
    const style =
      (relief !== null && isReliefSeen(relief.period) ? drawn?.surface(relief, background) : null) ?? background;
    fill(surface, style, { x: 0, y: 0, ...canvas });
  },
  overlay: {
    boxes: ({ canvas, backdrop }) => (backdrop === null ? [] : [{ x: 0, y: 0, ...canvas }]),
    // Painted as a whole, with the layers over it.
    paint: () => undefined,
    smooth: (layout) => (isSmooth(layout) ? "face" : null),
    // A grey photo is grey when it is blurred.
    isGrey: ({ backdrop }) => backdrop?.kind !== "gradient" || (isGrey(backdrop.from) && isGrey(backdrop.to)),
  },
};

function isSmooth({ backdrop, surface, canvas }: Layout): boolean {
  if (backdrop === null || (surface !== null && isReliefSeen(surface.period))) return false;
  return backdrop.kind === "gradient" || isSmoothBlur(backdrop.deviation * canvas.width);
}

/** The least blur: a reduced photo has no finer details. */
const LEAST_BLUR = 0.006;

function backdropOf({
  background,
  outerBorderColor: from,
  gradientColor: to,
  gradientAngle: angle,
  backgroundBlur,
  backgroundShade,
}: Settings): Backdrop | null {
  if (background === "colour") return null;
  if (background === "gradient") return { kind: "gradient", from, to, angle };
  const deviation = Math.max(LEAST_BLUR, (WIDEST_BLUR * backgroundBlur) / 100);
  return { kind: "photo", deviation, shade: backgroundShade / 100 };
}

/** Whole blocks of the photo: those of the sides that its file stores first. */
function stepsOf({ left, right, top, bottom }: Insets): Size {
  return { width: leastCommonMultiple(left, right), height: leastCommonMultiple(top, bottom) };
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: width * factor, height: height * factor };
}
