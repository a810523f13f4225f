import { openContext, taken } from "../platform/canvas.ts";

/** EXIF orientations (Exif 2.32 §4.6.4 A, tag 0x0112): where the stored picture's first row and column belong. */

/** Clockwise degrees, then mirrored left to right where `flip`, as WebCodecs' VideoFrame says it. */
interface Turn {
  readonly rotation: 0 | 90 | 180 | 270;
  readonly flip: boolean;
}

const TURNS: Readonly<Record<number, Turn>> = {
  1: { rotation: 0, flip: false },
  2: { rotation: 0, flip: true },
  3: { rotation: 180, flip: false },
  4: { rotation: 180, flip: true },
  5: { rotation: 90, flip: true },
  6: { rotation: 90, flip: false },
  7: { rotation: 270, flip: true },
  8: { rotation: 270, flip: false },
};

const UPRIGHT: Turn = { rotation: 0, flip: false };

/** How a stored picture is turned to stand upright; upright already where the orientation is none of the eight. */
export function videoTurn(orientation: number): Turn {
  return TURNS[orientation] ?? UPRIGHT;
}

/** Whether width and height change places. */
export function swapsSides(orientation: number): boolean {
  return videoTurn(orientation).rotation % 180 === 90;
}

/** The picture turned upright; closes the one that is given. */
export function turnUpright(stored: ImageBitmap, orientation: number, wideGamut: boolean): ImageBitmap {
  const { width, height } = stored;
  const { rotation, flip } = videoTurn(orientation);
  const upright = swapsSides(orientation) ? { width: height, height: width } : { width, height };
  const context = openContext(upright, wideGamut);
  const { canvas } = context;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(flip ? -1 : 1, 1);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(stored, -width / 2, -height / 2);
  stored.close();
  return taken(canvas);
}
