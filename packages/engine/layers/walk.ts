/** Questions to all of a layout's layers. */
import { isGrey } from "../colour.ts";
import { captionFamily } from "../caption/family.ts";
import { LABEL_FACES } from "../label/types.ts";
import type { Settings } from "../settings/table.ts";
import { type Box, overlap } from "../layout/geometry.ts";
import { placeBoxes } from "../layout/scale.ts";
import { withOverhang } from "../layout/text-box.ts";
import type {
  Band,
  Flat,
  Layer,
  Layout,
  Overlay,
  OverlayMeans,
  PrintedLine,
  SmoothPart,
  TextBox,
} from "../layout/types.ts";
import { between } from "../paint/ring.ts";
import type { Surface } from "../paint/surface.ts";

/** Lists layers that the photo covers. */
export function layersBeneath({ layers }: Layout): readonly Layer[] {
  return layers.slice(0, photoAt(layers));
}

/** Lists layers drawn over matte and photo. */
export function layersOver({ layers }: Layout): readonly Layer[] {
  return layers.slice(photoAt(layers) + 1);
}

function photoAt(layers: readonly Layer[]): number {
  return layers.findIndex(({ name }) => name === "photo");
}

/** Lists areas in one colour, or with the matte's face, over the background, each over those before it; the photo covers them. */
export function flatAreas(layout: Layout): readonly Flat[] {
  return layout.layers.flatMap((layer) => layer.flats?.(layout) ?? []).map(({ box, colour }) => ({ box, colour }));
}

/**
 * Lists boxes with more than flat areas and the photo.
 * @param boxOf box around a line's glyphs
 */
export function overlayBoxes(layout: Layout, boxOf: (line: TextBox) => Box = withOverhang): readonly Box[] {
  return boxesOf(layout, boxOf, () => true);
}

/** Lists those with more than smooth parts, too. */
export function detailedBoxes(layout: Layout, boxOf: (line: TextBox) => Box = withOverhang): readonly Box[] {
  return boxesOf(layout, boxOf, ({ smooth }) => (smooth?.(layout) ?? null) === null);
}

function boxesOf(
  layout: Layout,
  boxOf: (line: TextBox) => Box,
  isWanted: (overlay: Overlay) => boolean,
): readonly Box[] {
  const wanted = ({ overlay }: Layer): readonly Box[] =>
    overlay !== undefined && isWanted(overlay) ? overlay.boxes(layout, boxOf) : [];
  const beneath = layersBeneath(layout).flatMap(wanted);
  return [...beneath.flatMap((box) => outside(box, layout.photo)), ...layersOver(layout).flatMap(wanted)];
}

/** Lists smooth parts and their boxes, in painting order. */
export function smoothParts(layout: Layout): readonly { readonly part: SmoothPart; readonly boxes: readonly Box[] }[] {
  return layersBeneath(layout).flatMap(({ overlay }) => {
    const part = overlay?.smooth?.(layout) ?? null;
    if (overlay === undefined || part === null) return [];
    const boxes = overlay.boxes(layout, withOverhang).flatMap((box) => outside(box, layout.photo));
    return [{ part, boxes }];
  });
}

/** Parts of a box outside another. */
function outside(box: Box, cover: Box): readonly Box[] {
  if (!overlap(box, cover)) return [box];
  const [x, y] = [Math.max(box.x, cover.x), Math.max(box.y, cover.y)];
  const right = Math.min(box.x + box.width, cover.x + cover.width);
  const bottom = Math.min(box.y + box.height, cover.y + cover.height);
  const parts = between(box, { x, y, width: right - x, height: bottom - y });
  return parts.filter(({ width, height }) => width > 0 && height > 0);
}

/** Lists the boxes of texts and images. */
export function inkBoxes(layout: Layout): readonly Box[] {
  const boxes: Box[] = [];
  for (const { overlay } of layout.layers) if (overlay?.ink !== undefined) boxes.push(...overlay.ink(layout));
  return boxes;
}

/** Lists text lines as drawn. */
export function drawnLines(layout: Layout): readonly TextBox[] {
  return layout.layers.flatMap(({ overlay }) => overlay?.lines?.(layout) ?? []);
}

/** The same with their typefaces, for loading fonts. */
export function drawnTexts(layout: Layout, settings: Settings): readonly PrintedLine[] {
  const own = captionFamily(settings);
  return drawnLines(layout).map(({ full, font: { family, weight } }) => {
    const face = family === own ? undefined : LABEL_FACES.find((name) => name === family);
    return { text: full, weight, ...(face !== undefined && { face }) };
  });
}

/** Counts pixels on edges along the photo. */
export function edgePixels(layout: Layout): number {
  return layout.layers.reduce((sum, layer) => sum + (layer.edges?.(layout) ?? 0), 0);
}

/** True if parts of the matte are computed. */
export function needsDrawnMatte({ backdrop, shadow, surface }: Layout): boolean {
  return backdrop !== null || shadow !== null || surface !== null;
}

/** Counts pixels in soft shades. */
export function shadedPixels(layout: Layout): number {
  return layout.layers.reduce((sum, layer) => sum + (layer.shaded?.(layout) ?? 0), 0);
}

/** Bands around the photo from the outside in. */
export function bandsAround(layout: Layout): readonly Band[] {
  return layersBeneath(layout).flatMap((layer) => layer.bands?.(layout) ?? []);
}

/** Paints the matte's face. */
export function paintGround<Picture>(surface: Surface<Picture>, layout: Layout, means: OverlayMeans<Picture>): void {
  for (const layer of layout.layers)
    if (layer.isGround === true) layer.paint(surface, layout, { ...means, photo: null });
}

/** True if the frame has no colours but greys. */
export function isGreyFrame(layout: Layout): boolean {
  const colours = [layout.background, ...flatAreas(layout).map(({ colour }) => colour ?? layout.background)];
  return colours.every(isGrey) && layout.layers.every(({ overlay }) => overlay?.isGrey(layout) ?? true);
}

/** The frame without the mark on its photo. */
export function withoutMark(layout: Layout): Layout {
  return { ...layout, layers: layout.layers.filter(({ name }) => name !== "photo mark") };
}

/** The mark alone, in the photo's own pixels. */
export function markOnly(layout: Layout): Layout {
  const { photo, layers } = layout;
  const moved = placeBoxes(layout, { factor: 1, x: -photo.x, y: -photo.y });
  const { width, height } = photo;
  return {
    ...moved,
    canvas: { width, height },
    layers: layers.filter(({ name }) => name === "photo" || name === "photo mark"),
  };
}

/** The photo alone on its matte. */
export function withoutFrame(layout: Layout): Layout {
  return { ...layout, layers: layout.layers.filter(({ name }) => name === "ground" || name === "photo") };
}
