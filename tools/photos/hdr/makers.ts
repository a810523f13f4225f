/** HDR photo makers, and their files' parts. */
import type { JpegOptions } from "../jpeg-writer/index.ts";
import {
  APPLE,
  APPLE_EXIF,
  CAMERA_RAW,
  directory,
  HDRGM,
  ISO_THREE,
  ISO_VERSION,
  isoBlock,
  ULTRA_HDR,
} from "./metadata.ts";
import { APP2, type AppSegment, ISO_GAIN_MAP, segment } from "./segments.ts";

export const MAKERS = ["pixel", "iphone", "camera-raw-16", "camera-raw-17", "libultrahdr"] as const;
export type Maker = (typeof MAKERS)[number];

export type Coding = Pick<JpegOptions, "sampling" | "quality">;

interface Kind {
  readonly primary: Coding;
  readonly map: Coding;
  /** Photo pixels per map pixel. */
  readonly scale: number;
  readonly primarySegments: (mapBytes: number) => readonly AppSegment[];
  readonly mapSegments: readonly AppSegment[];
}

export const KINDS: Readonly<Record<Maker, Kind>> = {
  pixel: {
    primary: { sampling: "4:2:0", quality: 92 },
    map: { sampling: "grey", quality: 92 },
    scale: 4,
    primarySegments: (mapBytes) => [directory(mapBytes)],
    mapSegments: [ULTRA_HDR],
  },
  iphone: {
    primary: { sampling: "4:2:0", quality: 92 },
    map: { sampling: "grey", quality: 92 },
    scale: 2,
    primarySegments: () => [APPLE_EXIF],
    mapSegments: [APPLE],
  },
  "camera-raw-16": {
    primary: { sampling: "4:4:4", quality: 92 },
    map: { sampling: "4:4:4", quality: 95 },
    scale: 1,
    primarySegments: () => [HDRGM],
    mapSegments: [CAMERA_RAW],
  },
  "camera-raw-17": {
    primary: { sampling: "4:4:4", quality: 92 },
    map: { sampling: "4:4:4", quality: 95 },
    scale: 1,
    primarySegments: () => [HDRGM, ISO_VERSION],
    mapSegments: [CAMERA_RAW, ISO_THREE],
  },
  libultrahdr: {
    primary: { sampling: "4:2:0", quality: 95 },
    map: { sampling: "grey", quality: 95 },
    scale: 4,
    primarySegments: () => [ISO_VERSION],
    mapSegments: [segment(APP2, ISO_GAIN_MAP, isoBlock([[-1, 3, 1]]))],
  },
};
