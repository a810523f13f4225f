/** A line around the photo. */
import { evenBand, followPhoto, placeRing, strokeAround } from "../layout/rings.ts";
import type { Layer } from "../layout/types.ts";
import { ring } from "../paint/ring.ts";
import { fill } from "../paint/shapes.ts";

export const stroke: Layer = {
  name: "stroke",
  place({ frame, settings }) {
    const line = strokeAround(frame, settings);
    return line && { stroke: line };
  },
  move: ({ stroke: line }, to) => line && { stroke: placeRing(line, to) },
  follow: ({ stroke: line, photo }, moved) => line && { stroke: followPhoto(line, photo, moved) },
  paint(surface, { stroke: line, photo }) {
    if (line !== null) for (const side of ring(line.box, photo)) fill(surface, line.colour, side);
  },
  flats: ({ stroke: line }) => (line === null ? [] : [line]),
  bands: ({ stroke: line }) => (line === null ? [] : [evenBand(line)]),
  edges: ({ stroke: line, photo }) => (line === null ? 0 : 2 * (photo.width + photo.height)),
};
