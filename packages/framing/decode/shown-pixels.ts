/** Pixels of a photo's shown part, cut from those of the whole photo. */
import type { Size } from "@matte/engine";
import type { PhotoFacts } from "../photos/types.ts";
import { type Affine, combined, intoStored, intoUpright, orientedSize, scaling } from "../read/orientation.ts";
import { rotatedPixels } from "./rotated-pixels.ts";
import { bitmapOfCanvas, openContext } from "../shared/canvas.ts";

type Shown = Pick<PhotoFacts, "size" | "orientation" | "part" | "wideGamut">;

/** Least size of the whole upright photo whose shown part has at least `wanted` pixels each way. */
export function wholeSizeFor({ size, part }: Pick<PhotoFacts, "size" | "part">, wanted: Size): Size {
  if (part === undefined) return wanted;
  const factor = Math.max(wanted.width / size.width, wanted.height / size.height);
  const { width, height } = orientedSize(part.orientation, part.stored);
  return { width: Math.min(width, Math.ceil(factor * width)), height: Math.min(height, Math.ceil(factor * height)) };
}

/** Cuts the shown part out of the upright photo, at the same scale, and turns it. Closes the whole photo. */
export function shownPixels(whole: ImageBitmap, { size, orientation, part, wideGamut }: Shown): ImageBitmap {
  if (part === undefined) return whole;
  const upright = orientedSize(part.orientation, part.stored);
  const scale = { width: whole.width / upright.width, height: whole.height / upright.height };
  const turned = orientedSize(orientation, orientedSize(part.orientation, scale));
  const shown = {
    width: Math.max(1, Math.round(size.width * turned.width)),
    height: Math.max(1, Math.round(size.height * turned.height)),
  };
  const { x, y } = part.box;
  const into = combined(
    scaling(1 / scale.width, 1 / scale.height),
    straightening(part.straighten, upright),
    intoStored(part.orientation, upright),
    [1, 0, 0, 1, -x, -y],
    intoUpright(orientation, part.box),
    scaling(shown.width / size.width, shown.height / size.height),
  );
  const straightened = part.straighten === 0 ? null : rotatedPixels(whole, into, shown, wideGamut);
  if (straightened !== null) return straightened;
  const context = openContext(shown, wideGamut);
  context.setTransform(...into);
  context.drawImage(whole, 0, 0);
  whole.close();
  return bitmapOfCanvas(context.canvas);
}

/** Turns around the centre of a picture. */
function straightening(degrees: number, { width, height }: Size): Affine {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [x, y] = [width / 2, height / 2];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
