/** Camera data as the caption uses it; unknown values are absent. */
export interface CameraData {
  /** Model, EXIF tag 0x0110. */
  readonly camera?: string;
  /** The lens's name. */
  readonly lens?: string;
  /** Seconds. */
  readonly exposureTime?: number;
  /** F-number. */
  readonly aperture?: number;
  /** ISO speed. */
  readonly iso?: number;
  /** Millimetres as engraved on the lens. */
  readonly focalLength?: number;
}
