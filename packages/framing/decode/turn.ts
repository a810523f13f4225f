import { orientedSize, rotationOf } from "../read/orientation.ts";
import { bitmapOfCanvas, openContext } from "../shared/canvas.ts";

/** Turns a stored picture upright and closes it. */
export function turnUpright(stored: ImageBitmap, orientation: number, wideGamut: boolean): ImageBitmap {
  const { width, height } = stored;
  const { rotation, flip } = rotationOf(orientation);
  const context = openContext(orientedSize(orientation, { width, height }), wideGamut);
  const { canvas } = context;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(flip ? -1 : 1, 1);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(stored, -width / 2, -height / 2);
  stored.close();
  return bitmapOfCanvas(canvas);
}
