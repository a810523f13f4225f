/** A line in the matte, at a distance from the stroke. */
import {
  evenBand,
  followPhoto,
  insideOf,
  placeRing,
  reachOfSecondStroke,
  secondStrokeAround,
} from "../layout/rings.ts";
import type { Layer } from "../layout/types.ts";
import { between } from "../paint/ring.ts";
import { fill } from "../paint/shapes.ts";

export const secondStroke: Layer = {
  name: "second stroke",
  place({ frame, settings }) {
    const line = secondStrokeAround(frame, settings);
    return line && { secondStroke: line };
  },
  reach: reachOfSecondStroke,
  move: ({ secondStroke: line }, to) => line && { secondStroke: placeRing(line, to) },
  follow: ({ secondStroke: line, photo }, moved) => line && { secondStroke: followPhoto(line, photo, moved) },
  paint(surface, { secondStroke: line }) {
    if (line !== null) for (const side of between(line.box, insideOf(line))) fill(surface, line.colour, side);
  },
  flats: ({ secondStroke: line }) => (line === null ? [] : [line, { box: insideOf(line), colour: null }]),
  bands: ({ secondStroke: line }) => (line === null ? [] : [evenBand(line), { box: insideOf(line), colours: null }]),
};
