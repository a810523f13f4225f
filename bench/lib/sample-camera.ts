import type { PrintedData } from "@matte/engine";

/** Camera data for captions with all fields. */
export const SAMPLE_CAMERA: PrintedData = {
  camera: "X-T5",
  lens: "XF35mmF1.4 R",
  focalLength: 35,
  aperture: 2.8,
  exposureTime: 0.004,
  iso: 400,
};
