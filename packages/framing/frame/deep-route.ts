/** The deep route: a PNG keeps its samples; browsers decode and draw only 8 bits, and no HDR. */
import { decodeDeepPng, type DeepPicture, type DeepPng, pngColourChunks } from "@matte/png";
import { pngChunksOf } from "@matte/formats";
import { isGreyFrame, type Layout } from "@matte/engine";
import { encodeOnThreads } from "../encode/png.ts";
import { machine } from "../shared/png-machine.ts";
import { pngColoursOf } from "../read/colour-profile.ts";
import { intoStored } from "../read/orientation.ts";
import { deepPngOf } from "../read/deep-png.ts";
import { croppedBox } from "../photos/shown.ts";
import { croppedSamples, deepRows, pixelRows } from "./deep-rows.ts";
import { framePaint, inColours, overlayPainter } from "./overlay.ts";
import type { Fallback, FrameInProgress, OpenFrame, Route } from "./route.ts";

/** Frames upright PNGs. Their samples and colour information stay, and the frame is painted in their colours. */
export const deepRoute: Route = { encoder: "png", open: openDeepFrame };

/** Unreadable data, colours not convertible into its profile, or samples not encodable. */
const UNREADABLE: Fallback = { fallbackReason: null };

async function openDeepFrame({
  job,
  source,
  layout,
  logo,
  reduced,
  enter,
}: FrameInProgress): Promise<OpenFrame | Fallback> {
  if (machine === null) return UNREADABLE;
  const colours = await pngColoursOf(source);
  if (colours.kind === "unreadable") return UNREADABLE;
  enter("decoding");
  const png = deepPngOf(source);
  const whole = await decodeOver(png, {
    colour: isGreyFrame(layout) ? "grey" : "rgb",
    background: inColours(layout.background, colours),
  });
  if (png === null || whole === null) return UNREADABLE;
  const picture = croppedSamples(whole, croppedBox(job.facts));
  if (!isPlaced(picture, layout)) return UNREADABLE;
  enter("finishing");
  const { canvas, photo } = layout;
  const stored = { layout, logo, reduced, to: intoStored(1, canvas), colours };
  const painter = overlayPainter(stored);
  const read = deepRows({ canvas, photo, picture, paint: framePaint(stored, painter) });
  return {
    method: "png",
    properties: { size: canvas, orientation: 1, colour: "keep" },
    encode: ({ metadata, helpers }) => {
      const chunks = [...pngColourChunks(source.bytes, "srgb"), ...pngChunksOf(metadata)];
      const format = { colour: picture.colour, depth: png.depth };
      const rows = png.depth === 8 ? pixelRows(picture.colour, read) : read;
      return encodeOnThreads({ ...canvas, format, chunks, read: rows }, helpers);
    },
    release: painter.release,
  };
}

/** @param base `grey` for a grey frame, so that a grey photo's picture stays grey */
async function decodeOver(png: DeepPng | null, base: Parameters<typeof decodeDeepPng>[2]): Promise<DeepPicture | null> {
  return machine && png && decodeDeepPng(machine, png, png.colour === "grey" ? base : { ...base, colour: "rgb" });
}

/** True if the photo keeps its size in whole pixels, as always without a preset. */
function isPlaced({ width, height }: DeepPicture, { photo }: Layout): boolean {
  return photo.width === width && photo.height === height && [photo.x, photo.y].every(Number.isInteger);
}
