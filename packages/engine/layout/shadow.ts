/** The shadow between the matte and what it surrounds: lines, bevels, inner mat and photo. The light comes from above left. */
import type { Settings, ShadowSetting } from "../settings/table.ts";
import { type Box, cropBox, evenInsets, outset, unionOf } from "./geometry.ts";
import type { MatteFrame } from "./matte-frame.ts";
import type { Bevel, MatteShadow, ShadowCast, ShadowShape } from "./parts.ts";
import { innerMatAround } from "./rings.ts";
import type { Layout } from "./types.ts";

/** Lengths in percent of the base length, opacity at full strength. */
const CASTS: Readonly<Record<Exclude<ShadowSetting, "none">, readonly ShadowCast[]>> = {
  soft: [
    { x: 0, y: 0.3, blur: 1.4, opacity: 0.48 },
    { x: 0, y: 0.8, blur: 4.8, opacity: 0.416 },
  ],
  lifted: [
    { x: 0, y: 0.4, blur: 1.7, opacity: 0.448 },
    { x: 0, y: 2.6, blur: 8.4, opacity: 0.672 },
  ],
  recessed: [{ x: 0.28, y: 0.45, blur: 1.4, opacity: 0.7 }],
};

/** A blurred edge's reach, in blurs. */
const REACH = 1.5;

/** Null without a shadow. */
export function shadowOf(frame: MatteFrame, settings: Settings): MatteShadow | null {
  const { shadow, shadowStrength } = settings;
  if (shadow === "none" || shadowStrength === 0) return null;
  const isInside = shadow === "recessed" && innerMatAround(frame, settings) !== null;
  // Without a board to fall on, the matte itself slopes down to the photo: dark where it faces away from the light.
  const direction = shadow === "recessed" && !isInside ? -1 : 1;
  const percent = frame.base / 100;
  const casts = CASTS[shadow].map(({ x, y, blur, opacity }) => ({
    x: direction * x * percent,
    y: direction * y * percent,
    blur: blur * percent,
    opacity: (opacity * shadowStrength) / 100,
  }));
  return { falls: isInside ? "inside" : "outside", casts };
}

/** Null if the shadow does not fall there. */
export function shadowShape(layout: Layout, falls: MatteShadow["falls"]): ShadowShape | null {
  const { shadow, innerMat, photo, cornerRadius } = layout;
  if (shadow?.falls !== falls) return null;
  const edge = falls === "inside" && innerMat !== null ? innerMat.box : innerEdge(layout);
  return { ...shadow, edge, radius: cornerRadius === 0 ? 0 : cornerRadius + photo.x - edge.x };
}

/** Box around everything that the matte surrounds. */
function innerEdge({ outerBevel, innerMat, bevel, stroke, photo }: Layout): Box {
  const board = innerMat === null ? bevel : outerBevel;
  return board === null ? (innerMat ?? stroke ?? { box: photo }).box : aroundBevel(board);
}

function aroundBevel({ box, edge }: Bevel): Box {
  return outset(box, evenInsets(edge.width));
}

/** Least standard deviation, in pixels. */
const SMOOTH_DEVIATION = 20;

/** True if a blur leaves blocks of eight pixels nothing but a slope. */
export function isSmoothBlur(deviation: number): boolean {
  return deviation >= SMOOTH_DEVIATION;
}

export function isSmoothShadow({ shadow }: Pick<Layout, "shadow">): boolean {
  return shadow !== null && shadow.casts.every(({ blur }) => isSmoothBlur(blur / 2));
}

/** Box that the shadow reaches, inside the canvas or the inner mat. */
export function reachOfShadow({ edge, falls, casts }: ShadowShape, canvas: Layout["canvas"]): Box {
  if (falls === "inside") return edge;
  const reached = casts.map(({ x, y, blur }) => {
    const { width, height, ...corner } = outset(edge, evenInsets(REACH * blur));
    return { x: corner.x + x, y: corner.y + y, width, height };
  });
  return cropBox(unionOf([edge, ...reached]), { x: 0, y: 0, ...canvas });
}

/** Box where the shadow is covered. */
export function coverOfShadow({ edge, falls }: ShadowShape, { bevel, stroke, photo }: Layout): Box {
  if (falls === "outside") return edge;
  return bevel === null ? (stroke ?? { box: photo }).box : aroundBevel(bevel);
}
