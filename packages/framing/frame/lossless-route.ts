/** The lossless route: a JPEG keeps its data, and only the frame is encoded. */
import {
  assessLossless,
  type CoveredMcus,
  type FramedPlace,
  frameLossless,
  type LosslessOptions,
  type LosslessPaint,
  type LosslessPlan,
  type LosslessSource,
  openLossless,
  type PackedCoding,
  packJpeg,
  type ScanIndex,
} from "@matte/jpeg/lossless";
import type { ExportMetadata } from "@matte/metadata";
import { rememberPhoto, restoreData, unframe } from "@matte/formats/frame-record";
import { segmentsLike, writeMetadata } from "@matte/formats";
import { join } from "@matte/pixels/bytes";
import { type Box, type Grid, type Size, withoutMark } from "@matte/engine";
import { croppedBox } from "../photos/shown.ts";
import type { Assessment, FrameJob } from "../photos/types.ts";
import type { Pieces } from "../encode/file.ts";
import { withFrame } from "../encode/metadata.ts";
import { markStage } from "../shared/marks.ts";
import { coloursOf } from "../read/colour-profile.ts";
import { intoStored, orientedSize, storedBox } from "../read/orientation.ts";
import { coefficientPaint, overlayPainter } from "./overlay.ts";
import { returnedPart } from "./returned-part.ts";
import { markedPhoto } from "./photo-mark.ts";
import { type Fallback, type FrameInProgress, isFallback, type OpenFrame, type Route } from "./route.ts";

export function losslessRoute(grid: Grid): Route {
  return { grid, encoder: null, open: openLosslessFrame };
}

interface OpenLosslessFrame extends OpenFrame {
  /** Draws the frame without encoding it. @param data whether to read the entropy-coded data as well */
  assess(data: boolean): Assessment;
}

export async function openLosslessFrame({
  job,
  source,
  layout: whole,
  slide,
  reduced,
  logo,
  enter,
}: FrameInProgress): Promise<OpenLosslessFrame | Fallback> {
  enter("finishing");
  const photo = openLossless(source.bytes, source.header.segments);
  if ("fallbackReason" in photo) return { fallbackReason: photo.fallbackReason };
  const colours = await coloursOf(source);
  if (colours.kind === "unreadable") return { fallbackReason: "profile" };
  const { orientation, part: shown } = job.facts;
  const crop = croppedBox(job.facts);
  const opened = markedPhoto(photo, { layout: whole, logo, colours }, { orientation, crop });
  if (isFallback(opened)) return opened;
  const layout = withoutMark(whole);
  // Neither its index nor its own data are those of the marked photo.
  const isMarked = opened !== photo;
  const to = intoStored(orientation, layout.canvas);
  const plan = { canvas: orientedSize(orientation, layout.canvas), photo: storedBox(to, layout.photo), crop };
  const stored = { layout, logo, reduced, to, colours };
  const part = slide && storedBox(to, slide);
  const painter = overlayPainter(stored);
  const paint = coefficientPaint(stored, painter);
  return {
    method: "lossless-jpeg",
    properties: {
      size: sizeOf(part ?? plan.canvas),
      orientation: shown === undefined ? "keep" : orientation,
      colour: "keep",
    },
    assess: (data) => {
      let scanIndex: ScanIndex | null = null;
      const found = assessLossless(opened, plan, paint, { data, onIndex: (index) => void (scanIndex = index) });
      return { fallbackReason: found?.fallbackReason ?? null, scanIndex: isMarked ? null : scanIndex };
    },
    encode: async ({ metadata, lead, packed }) => {
      const segments = [...segmentsLike(source.bytes, metadata), ...lead];
      // A file without its end marker could not come back byte for byte.
      const frame = {
        job,
        opened,
        plan,
        part,
        paint,
        isMarked,
        keepsOriginal:
          job.settings.keepWayBack &&
          !source.isMended &&
          !isMarked &&
          crop === null &&
          packed === undefined &&
          job.facts.sheet === undefined,
      };
      return encode(frame, metadata, { segments, density: metadata.density }, packed);
    },
    release: painter.release,
  };
}

interface LosslessFrame {
  readonly job: FrameJob;
  readonly opened: LosslessSource;
  readonly plan: LosslessPlan;
  /** Stored part to keep of the framed picture; null for all. */
  readonly part: Box | null;
  readonly paint: LosslessPaint;
  readonly isMarked: boolean;
  readonly keepsOriginal: boolean;
}

async function encode(
  frame: LosslessFrame,
  metadata: ExportMetadata,
  options: Pick<LosslessOptions, "segments" | "density">,
  packed: PackedCoding | undefined,
): Promise<Pieces | Fallback> {
  const { job, opened, plan, part, paint, isMarked } = frame;
  let covered: CoveredMcus | null = null;
  const remember = job.settings.rememberFrame ? { onCovered: (mcus: CoveredMcus | null) => void (covered = mcus) } : {};
  const index = isMarked ? null : (job.scanIndex ?? null);
  const place = { ...plan, returned: returnedPart(job, plan, opened) };
  // Cropped photos no longer are at their places.
  const parts = plan.crop == null ? job.facts.sheet?.parts : null;
  const framedWhole = frameLossless(opened, place, paint, { ...options, ...remember, index, onStage: markStage });
  const plain = part === null ? framedWhole : partLossless(framedWhole, part, options);
  markStage("remember");
  if ("fallbackReason" in plain) return { fallbackReason: plain.fallbackReason };
  const framed = packed === undefined ? plain : (packJpeg(plain, packed) ?? plain);
  const { returned } = place;
  if (!job.settings.rememberFrame || returned === null) return [framed];
  return remembering(frame, framed, metadata, { photo: returned, covered, ...(parts && { parts }) });
}

/** Cuts a part at whole MCUs out of a framed picture, without encoding it again. */
function partLossless(
  framed: Uint8Array<ArrayBuffer> | Fallback,
  part: Box,
  options: Pick<LosslessOptions, "segments" | "density">,
): Uint8Array<ArrayBuffer> | Fallback {
  if ("fallbackReason" in framed) return framed;
  const opened = openLossless(framed);
  if ("fallbackReason" in opened) return opened;
  return frameLossless(opened, { canvas: sizeOf(part), photo: { x: 0, y: 0 }, crop: part }, NO_PAINT, options);
}

/** For a picture without a frame. */
const NO_PAINT: LosslessPaint = {
  background: [0, 0, 0],
  flats: [],
  overlays: [],
  draw: () => new Uint8ClampedArray(),
};

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

/** Adds the photo's position to the framed file. Hashes its picture, so that metadata may be written afterwards. */
async function remembering(
  { job, opened, keepsOriginal }: LosslessFrame,
  framed: Uint8Array<ArrayBuffer>,
  metadata: ExportMetadata,
  place: FramedPlace,
): Promise<Pieces> {
  const photo = await rememberPhoto(opened, framed, place);
  const remembered = withFrame(metadata, job, photo);
  const complete = keepsOriginal ? await withOriginal(job, opened, framed, remembered) : null;
  return complete ?? writeMetadata(framed, remembered);
}

/** Returns a file from which the original comes back; null if unwanted, or if it proves not to come back. */
async function withOriginal(
  { settings }: FrameJob,
  opened: LosslessSource,
  framed: Uint8Array<ArrayBuffer>,
  metadata: ExportMetadata,
): Promise<Pieces | null> {
  const restore = await restoreData(opened, settings.keepLocation);
  if (restore === null) return null;
  const file = join(writeMetadata(framed, { ...metadata, restore }));
  const unframed = await unframe(file);
  return "photo" in unframed && unframed.isOriginal ? [file] : null;
}
