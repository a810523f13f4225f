import type { FramedPlace } from "@matte/jpeg/lossless";

export interface FrameRecord {
  /** Look as JSON; unvalidated. */
  readonly look: unknown;
  /** The photo's name and texts as JSON; unvalidated. */
  readonly source?: unknown;
  /** Null if the photo was encoded with its frame. */
  readonly photo: FramedPicture | null;
  /** Gain map whose data the framed file keeps, like the photo's. */
  readonly gainMap?: FramedPicture;
}

/** Picture whose data the framed file keeps. */
export interface FramedPicture {
  readonly place: FramedPlace;
  /** From `scanHash`, for the framed file and place. */
  readonly scan: string;
}
