/** The matte between photos framed together. */
import { type Box, cropBox, placeBox } from "../layout/geometry.ts";
import type { Layer, Layout, OverlayMeans } from "../layout/types.ts";
import type { Surface } from "../paint/surface.ts";
import { sheetGaps } from "../sheet/arrange.ts";
import { paintGround } from "./walk.ts";

export const gaps: Layer = {
  name: "gaps",
  place: ({ sheet }, { photo: { x, y } }) =>
    sheet === undefined ? null : { gaps: sheetGaps(sheet).map((gap) => placeBox(gap, { factor: 1, x, y })) },
  move: ({ gaps: all }, to) => (all.length === 0 ? null : { gaps: all.map((gap) => placeBox(gap, to)) }),
  follow: ({ gaps: all, photo }, moved) =>
    all.length === 0 ? null : { gaps: all.map((gap) => within(gap, photo, moved)) },
  paint: paintGaps,
  overlay: {
    boxes: ({ gaps: all }) => all,
    paint: paintGaps,
    // Its colours are those of the background.
    isGrey: () => true,
  },
};

function paintGaps<Picture>(surface: Surface<Picture>, layout: Layout, means: OverlayMeans<Picture>): void {
  for (const gap of layout.gaps) {
    const wanted = means.within === undefined ? gap : cropBox(gap, means.within);
    if (wanted.width <= 0 || wanted.height <= 0) continue;
    surface.save();
    trace(surface, gap);
    surface.clip();
    paintGround(surface, layout, { ...means, within: wanted });
    surface.restore();
  }
}

function trace(surface: Surface<unknown>, { x, y, width, height }: Box): void {
  surface.beginPath();
  surface.moveTo(x, y);
  surface.lineTo(x + width, y);
  surface.lineTo(x + width, y + height);
  surface.lineTo(x, y + height);
}

/** The gap where the photo is in another box. */
function within(gap: Box, from: Box, to: Box): Box {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return {
    x: to.x + (gap.x - from.x) * across,
    y: to.y + (gap.y - from.y) * down,
    width: gap.width * across,
    height: gap.height * down,
  };
}
