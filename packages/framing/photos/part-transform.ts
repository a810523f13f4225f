/** A shown part's place in pixels of its whole photo, at any scale. */
import type { Size } from "@matte/engine";
import { type Affine, combined, intoStored, intoUpright, orientedSize, scaling } from "../read/orientation.ts";
import type { PhotoFacts, ShownPart } from "./types.ts";

export interface PartTransform {
  /** The part's size at the whole photo's scale. */
  readonly size: Size;
  /** From the whole upright photo to the part as it is shown. */
  readonly transform: Affine;
}

/** @param whole size of the decoded upright photo */
export function partTransform(
  whole: Size,
  { size, orientation }: Pick<PhotoFacts, "size" | "orientation">,
  part: ShownPart,
): PartTransform {
  const upright = orientedSize(part.orientation, part.stored);
  const scale = { width: whole.width / upright.width, height: whole.height / upright.height };
  const turned = orientedSize(orientation, orientedSize(part.orientation, scale));
  const shown = {
    width: Math.max(1, Math.round(size.width * turned.width)),
    height: Math.max(1, Math.round(size.height * turned.height)),
  };
  const { x, y } = part.box;
  const transform = combined(
    scaling(1 / scale.width, 1 / scale.height),
    straightening(part.straighten, upright),
    intoStored(part.orientation, upright),
    [1, 0, 0, 1, -x, -y],
    intoUpright(orientation, part.box),
    scaling(shown.width / size.width, shown.height / size.height),
  );
  return { size: shown, transform };
}

/** Turns around the centre of a picture. */
function straightening(degrees: number, { width, height }: Size): Affine {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [x, y] = [width / 2, height / 2];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}
