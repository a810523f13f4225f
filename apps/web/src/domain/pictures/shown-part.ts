/** A photo's shown part, drawn from a picture of the whole photo: at once, for thumbnails and until its own pixels are decoded. */
import type { Size } from "@matte/engine";
import { partTransform } from "@matte/framing/photos/part-transform.ts";
import type { PhotoFacts } from "../photos/types.ts";

type Drawable = HTMLImageElement | ImageBitmap;
type ShownFacts = Pick<PhotoFacts, "size" | "orientation" | "part" | "wideGamut">;

const drawn = new WeakMap<Drawable, WeakMap<ShownFacts, HTMLCanvasElement>>();

/** @param whole the upright photo at any scale @returns the same picture for a photo shown as it is */
export function shownPart(whole: Drawable, facts: ShownFacts): Drawable | HTMLCanvasElement {
  if (facts.part === undefined) return whole;
  const known = drawn.get(whole) ?? new WeakMap<ShownFacts, HTMLCanvasElement>();
  drawn.set(whole, known);
  const found = known.get(facts) ?? draw(whole, facts, facts.part);
  known.set(facts, found);
  return found;
}

function draw(whole: Drawable, facts: ShownFacts, part: NonNullable<ShownFacts["part"]>): HTMLCanvasElement {
  const { size, transform } = partTransform(sizeOf(whole), facts, part);
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d", { colorSpace: facts.wideGamut ? "display-p3" : "srgb" });
  context?.setTransform(...transform);
  context?.drawImage(whole, 0, 0);
  return canvas;
}

function sizeOf(picture: Drawable): Size {
  if (picture instanceof ImageBitmap) return picture;
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
