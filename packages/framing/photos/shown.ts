/** A photo as its frame shows it: cropped, turned and mirrored. */
import { type Box, cropPixels, isUncropped, type PhotoCrop, type Size, turnedOrientation } from "@matte/engine";
import { intoStored, intoUpright, orientedSize, storedBox } from "../read/orientation.ts";
import type { PhotoFacts, ShownPart } from "./types.ts";

type Sized = Pick<PhotoFacts, "size" | "orientation" | "part">;

/**
 * Facts of a photo as its frame shows it. All that is made from a photo, previews and frames alike, follows from them.
 * @param facts of the whole photo
 */
export function shownFacts<Facts extends Sized>(facts: Facts, crop: PhotoCrop): Facts {
  if (isUncropped(crop)) return facts;
  const { size, orientation } = facts;
  const stored = orientedSize(orientation, size);
  const box = storedBox(intoStored(orientation, size), cropPixels(crop, size));
  const part = { orientation, stored, box, straighten: crop.straighten };
  return withPart(facts, part, turnedOrientation(orientation, crop));
}

function withPart<Facts extends Sized>(facts: Facts, part: ShownPart, orientation: number): Facts {
  return { ...facts, part, orientation, size: orientedSize(orientation, part.box) };
}

/** Facts of the whole photo in the file. */
export function wholeFacts<Facts extends Sized>(facts: Facts): Facts {
  const { part } = facts;
  if (part === undefined) return facts;
  const { part: _, ...rest } = facts;
  return { ...(rest as Facts), orientation: part.orientation, size: orientedSize(part.orientation, part.stored) };
}

/** Returns a crop's part of the photo; null without a crop. */
export function croppedBox({ part }: Pick<PhotoFacts, "part">): Box | null {
  if (part === undefined) return null;
  const { box, stored } = part;
  return box.width === stored.width && box.height === stored.height ? null : box;
}

/**
 * Moves a part's first column and row onto the blocks of its file, for frames without matte there. Shows nothing that was cut off.
 * @returns the same facts if no block begins inside the part
 */
export function snappedFacts<Facts extends Sized>(facts: Facts, mcu: Size): Facts {
  const { part, orientation } = facts;
  if (part === undefined) return facts;
  const { box } = part;
  const x = Math.ceil(box.x / mcu.width) * mcu.width;
  const y = Math.ceil(box.y / mcu.height) * mcu.height;
  const rest = { width: box.x + box.width - x, height: box.y + box.height - y };
  if (rest.width <= 0 || rest.height <= 0) return facts;
  return withPart(facts, { ...part, box: { x, y, ...rest } }, orientation);
}

/** The part in the upright photo, in pixels. */
export function uprightPart({ orientation, stored, box }: ShownPart): Box {
  return storedBox(intoUpright(orientation, stored), box);
}
