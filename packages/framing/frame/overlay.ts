/** Overlays around an undrawn photo: their boxes and pixels, in the file's rows and colours. */
import { convertPixels } from "@matte/pixels";
import type { LosslessPaint, Rgb } from "@matte/jpeg/lossless";
import {
  type Box,
  channels,
  detailedBoxes,
  flatAreas,
  type HexColour,
  type Layout,
  overlayBoxes,
  paintOverlay,
  paintOverlayBeneath,
  type Size,
  type Tile,
} from "@matte/engine";
import { workerFontCss } from "../fonts/caption-faces.ts";
import { CANVAS_MEANS, openContext, release, setSize } from "../shared/canvas.ts";
import { DRAWN_MATTE } from "../shared/drawn-matte.ts";
import { reuseBuffer } from "../shared/memory.ts";
import type { FrameColours } from "../read/colour-profile.ts";
import { storedBox, uprightBox } from "../read/orientation.ts";
import { inkOf } from "./ink.ts";
import { storedSmooth } from "./stored-smooth.ts";
import { storedTile, type StoredLayout } from "./stored-tile.ts";

/** Returns the overlays' upright boxes in whole pixels. Outside there are only flat areas and the photo. */
export function overlayPixels(layout: Layout): Box[] {
  return overlayBoxes(layout).map((box) => wholePixels(box, layout.canvas));
}

function wholePixels({ x, y, width, height }: Box, canvas: Size): Box {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const right = Math.min(canvas.width, Math.ceil(x + width));
  const bottom = Math.min(canvas.height, Math.ceil(y + height));
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

export interface OverlayPainter {
  /** Upright boxes; {@link draw} paints nothing outside. */
  readonly boxes: readonly Box[];
  /** Those with more than smooth parts. */
  readonly detailed: readonly Box[];
  /**
   * Returns a box's RGBA in stored pixels, transparent if unpainted, in the photo's colours; valid until the next call.
   */
  draw(stored: Box): Uint8ClampedArray;
  release(): void;
}

/** A frame in the rows, columns and colours of its photo's file. */
export interface StoredFrame extends StoredLayout {
  readonly logo: ImageBitmap | null;
  /** Required if the matte shows the photo. */
  readonly reduced?: Tile | null;
}

export function overlayPainter({ layout, logo, reduced, to, colours }: StoredFrame): OverlayPainter {
  const context = openContext({ width: 1, height: 1 }, false);
  const [a, b, c, d, e, f] = to;
  const drawn = reuseBuffer(({ x, y, width, height }: Box) => {
    setSize(context, { width, height });
    context.setTransform(a, b, c, d, e - x, f - y);
    const within = uprightBox(to, { x, y, width, height });
    const means = { logo, toCss: workerFontCss, ...CANVAS_MEANS, drawn: DRAWN_MATTE, reduced, within };
    paintOverlayBeneath(context, layout, means);
    context.clearRect(layout.photo.x, layout.photo.y, layout.photo.width, layout.photo.height);
    paintOverlay(context, layout, means);
    const { data } = context.getImageData(0, 0, width, height);
    if (colours.kind === "profile") convertPixels(data, colours.into);
    return data;
  });
  const boxesOf = (list: typeof overlayBoxes): readonly Box[] =>
    list(layout, (line) => inkOf(context, line, workerFontCss))
      .map((box) => wholePixels(box, layout.canvas))
      .filter(({ width, height }) => width > 0 && height > 0);
  return {
    boxes: boxesOf(overlayBoxes),
    detailed: boxesOf(detailedBoxes),
    draw: drawn.read,
    release: () => {
      drawn.end();
      release(context.canvas);
    },
  };
}

/** Returns a frame's flat colours and overlay. */
export function framePaint({ layout, to, colours }: StoredFrame, painter: OverlayPainter): LosslessPaint {
  return {
    background: inColours(layout.background, colours),
    tile: storedTile({ layout, to, colours }),
    flats: flatAreas(layout).map(({ box, colour }) => ({
      box: storedBox(to, box),
      colour: colour && inColours(colour, colours),
    })),
    overlays: painter.boxes.map((box) => storedBox(to, box)),
    draw: (box) => painter.draw(box),
  };
}

/** The same for files that store coefficients. */
export function coefficientPaint(frame: StoredFrame, painter: OverlayPainter): LosslessPaint {
  return {
    ...framePaint(frame, painter),
    overlays: painter.detailed.map((box) => storedBox(frame.to, box)),
    smooth: storedSmooth(frame, frame.reduced ?? null),
  };
}

export function inColours(colour: HexColour, colours: FrameColours): Rgb {
  return colours.kind === "profile" ? colours.into(channels(colour)) : channels(colour);
}
