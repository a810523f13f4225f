import type { CameraHabits } from "../exif/camera-habits.ts";
import { exifOf } from "../exif/exif.ts";
import { exifSegment, profileSegment, xmpSegment } from "../exif/segments.ts";
import { displayP3Profile } from "../icc/display-p3.ts";
import { JFIF, type JpegOptions, type Sampling, type Segment, writeJpeg } from "../jpeg-writer/index.ts";
import { type Orientation, storedFor } from "../orientation.ts";
import { type RowSource, pixelsOf, rowsOf } from "../row-source.ts";
import { type SceneName, scene, scenePixels } from "../scenes/index.ts";
import type { PhotoRecipe, Size } from "./recipe.ts";

/** A JPEG fixture's plan; omitted fields default to what most cameras do. */
export interface JpegPlan {
  readonly fileName: string;
  readonly scene?: SceneName;
  readonly size?: Size;
  readonly orientation?: Orientation;
  /** Orientation tag, if not a valid orientation. */
  readonly writtenOrientation?: number;
  readonly habits?: CameraHabits;
  readonly sampling?: Sampling;
  readonly quality?: number;
  readonly encoding?: Omit<JpegOptions, "sampling" | "quality" | "segments">;
  /** Segments after the camera's. */
  readonly segments?: readonly Segment[];
  /** Changes the finished file. */
  readonly finish?: (file: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

const USUAL_SIZE: Size = { width: 600, height: 400 };

export function jpegRecipe(plan: JpegPlan): PhotoRecipe {
  const { habits, orientation = 1, encoding } = plan;
  const sampling = plan.sampling ?? "4:2:2";
  const progressive = encoding?.progressive ?? false;
  return {
    kind: "jpeg",
    fileName: plan.fileName,
    scene: plan.scene ?? "ridges",
    size: plan.size ?? USUAL_SIZE,
    orientation,
    jpeg: { sampling, progressive, restartInterval: encoding?.restartInterval ?? 0 },
    camera: habits?.expected ?? {},
    wideGamut: habits?.displayP3 ?? false,
    hasLocation: habits?.position !== undefined,
    transparent: false,
    make: () => Promise.resolve(build(plan, sampling)),
  };
}

function build(plan: JpegPlan, sampling: Sampling): Uint8Array<ArrayBuffer> {
  const source = stored(plan);
  const file = writeJpeg(source, {
    quality: plan.quality ?? 92,
    sampling,
    ...plan.encoding,
    segments: [...cameraSegments(plan, source), ...(plan.segments ?? [])],
  });
  return plan.finish === undefined ? file : plan.finish(file);
}

/** Returns the scene as stored. Upright pictures are computed while being written, whatever their size. */
function stored(plan: JpegPlan): RowSource {
  const { width, height } = plan.size ?? USUAL_SIZE;
  const name = plan.scene ?? "ridges";
  if ((plan.orientation ?? 1) === 1) return scene(name, width, height);
  return rowsOf(storedFor(plan.orientation ?? 1, scenePixels(name, width, height)));
}

/** Returns EXIF with a thumbnail, XMP and profile; a JFIF header without a camera. */
export function cameraSegments(plan: JpegPlan, size: Size): readonly Segment[] {
  const { habits } = plan;
  if (habits === undefined) return [JFIF];
  const orientation = plan.writtenOrientation ?? plan.orientation ?? 1;
  const { width, height } = size;
  const exif = exifOf(habits, { orientation, width, height, thumbnail: thumbnailOf(plan) });
  const segments = [exifSegment(exif)];
  if (habits.xmp !== undefined) segments.push(xmpSegment(habits.xmp));
  if (habits.displayP3) segments.push(profileSegment(displayP3Profile()));
  return segments;
}

/** Makes a 160 x 120 px thumbnail, stored in the picture's orientation like a camera's. */
function thumbnailOf(plan: JpegPlan): Uint8Array {
  const small = pixelsOf(scene(plan.scene ?? "ridges", 160, 120, { grain: 0 }));
  return writeJpeg(rowsOf(storedFor(plan.orientation ?? 1, small)), { sampling: "4:2:2", quality: 80 });
}
