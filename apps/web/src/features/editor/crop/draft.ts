/** A crop while it is edited. Boxes and angles are those of the photo as it is seen: turned and mirrored. */
import {
  type Box,
  clampedAngle,
  cropPixels,
  cropShares,
  NO_CROP,
  type PhotoCrop,
  type Size,
  turnedBy,
  turnedOrientation,
} from "@matte/engine";
import { intoStored, intoUpright, orientedSize, storedBox } from "@matte/framing/read/orientation.ts";
import { type Bounds, boundsOf, centreOf, fitted, wantedOf } from "./bounds.ts";
import { type CropShape, cropRatio, hasRatio, shapeOf, turnedShape } from "./shapes.ts";

export interface Draft {
  /** Size of the whole photo. */
  readonly frame: Size;
  readonly turn: PhotoCrop["turn"];
  readonly mirror: boolean;
  /** Degrees clockwise. */
  readonly angle: number;
  readonly shape: CropShape;
  /** The crop, whole pixels inside the photo. */
  readonly box: Box;
  /** The crop last drawn by hand, and its angle: other shapes and angles derive from it, so that trying them loses nothing. */
  readonly drawn: { readonly box: Box; readonly angle: number };
}

/** @param photo size of the upright photo */
export function openDraft(photo: Size, crop: PhotoCrop): Draft {
  const { turn, mirror } = crop;
  const orientation = turnedOrientation(1, crop);
  const frame = orientedSize(orientation, photo);
  // The drawn crop; at an angle less of it is shown, until the angle is 0 again.
  const stored = storedBox(intoUpright(orientation, photo), cropPixels({ ...crop, straighten: 0 }, photo));
  const angle = seenAngle(crop.straighten, mirror);
  const box = angle === 0 ? stored : fitted(boundsOf(frame, angle), wantedOf(stored));
  return { frame, turn, mirror, angle, shape: shapeOf(stored, frame), box, drawn: { box: stored, angle } };
}

/** The crop as the document stores it. */
export function storedCrop(draft: Draft): PhotoCrop {
  const { frame, turn, mirror, angle, box } = draft;
  const orientation = turnedOrientation(1, { turn, mirror });
  const photo = orientedSize(orientation, frame);
  const upright = storedBox(intoStored(orientation, frame), box);
  // The largest part of the straightened photo is what its frame shows without a crop.
  const isWhole = isAllOf(withAngle(draft, 0).box, frame);
  return { crop: isWhole ? null : cropShares(upright, photo), turn, mirror, straighten: seenAngle(angle, mirror) };
}

function isAllOf(box: Size, frame: Size): boolean {
  return box.width === frame.width && box.height === frame.height;
}

/** Clockwise in a mirror is anticlockwise. */
function seenAngle(degrees: number, mirror: boolean): number {
  return clampedAngle(mirror ? -degrees : degrees);
}

export function draftBounds({ frame, angle }: Draft): Bounds {
  return boundsOf(frame, angle);
}

export function draftRatio({ shape, frame }: Draft): number | null {
  return cropRatio(shape, frame);
}

/** Takes a crop drawn by hand. */
export function withBox(draft: Draft, box: Box): Draft {
  return sameBox(box, draft.box) ? draft : { ...draft, box, drawn: { box, angle: draft.angle } };
}

function sameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

export function withAngle(draft: Draft, degrees: number): Draft {
  const angle = clampedAngle(degrees);
  return angle === draft.angle ? draft : derived({ ...draft, angle });
}

/** A free crop keeps its present shape. */
export function withShape(draft: Draft, shape: CropShape): Draft {
  if (shape === draft.shape) return draft;
  if (shape === "free") return { ...draft, shape, drawn: { box: draft.box, angle: draft.angle } };
  return derived({ ...draft, shape });
}

/** Turns the photo by a quarter, and the crop with it. */
export function turned(draft: Draft, quarters: 1 | -1): Draft {
  const { frame, shape, box, drawn } = draft;
  return {
    ...draft,
    turn: turnedBy({ ...NO_CROP, ...draft }, quarters).turn,
    frame: { width: frame.height, height: frame.width },
    shape: turnedShape(shape),
    box: turnedBox(box, frame, quarters),
    drawn: { ...drawn, box: turnedBox(drawn.box, frame, quarters) },
  };
}

function turnedBox({ x, y, width, height }: Box, frame: Size, quarters: 1 | -1): Box {
  const size = { width: height, height: width };
  return quarters > 0 ? { x: frame.height - y - height, y: x, ...size } : { x: y, y: frame.width - x - width, ...size };
}

/** Exchanges left and right of the photo, and of the crop. */
export function mirrored(draft: Draft): Draft {
  const { frame, mirror, angle, box, drawn } = draft;
  return {
    ...draft,
    mirror: !mirror,
    angle: clampedAngle(-angle),
    box: mirroredBox(box, frame),
    drawn: { box: mirroredBox(drawn.box, frame), angle: clampedAngle(-drawn.angle) },
  };
}

function mirroredBox(box: Box, { width }: Size): Box {
  return { ...box, x: width - box.x - box.width };
}

/** The crop nearest to the drawn one in the present shape and angle: as large, around the same point of the photo. */
function derived(draft: Draft): Draft {
  const { box, angle } = draft.drawn;
  const ratio = draftRatio(draft) ?? box.width / box.height;
  const width = hasRatio(box, ratio) ? box.width : Math.sqrt(box.width * box.height * ratio);
  const centre = turnedPoint(centreOf(box), draft.frame, draft.angle - angle);
  return { ...draft, box: fitted(draftBounds(draft), { centre, width, ratio }) };
}

function turnedPoint(point: ReturnType<typeof centreOf>, frame: Size, degrees: number): typeof point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [x, y] = [point.x - frame.width / 2, point.y - frame.height / 2];
  return { x: frame.width / 2 + cos * x - sin * y, y: frame.height / 2 + sin * x + cos * y };
}
