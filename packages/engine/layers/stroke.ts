/** A line around the photo. */
import { followPhoto, placeRing, strokeAround } from "../layout/rings.ts";
import type { Layer } from "../layout/types.ts";
import { ring } from "../paint/ring.ts";
import { fill } from "../paint/shapes.ts";

export const stroke: Layer = {
  name: "stroke",
  place: ({ frame, settings }) => ({ stroke: strokeAround(frame, settings) }),
  move: ({ stroke: line }, to) => ({ stroke: line && placeRing(line, to) }),
  follow: ({ stroke: line, photo }, moved) => ({ stroke: line && followPhoto(line, photo, moved) }),
  paint(surface, { stroke: line, photo }) {
    if (line !== null) for (const side of ring(line.box, photo)) fill(surface, line.colour, side);
  },
  flats: ({ stroke: line }) => (line === null ? [] : [line]),
  edges: ({ stroke: line, photo }) => (line === null ? 0 : 2 * (photo.width + photo.height)),
};
