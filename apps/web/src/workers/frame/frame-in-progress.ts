import type { Layout } from "@matte/engine";
import type { Phase } from "#domain/photos/messages.ts";
import type { BandHelpers } from "../encode/band-helpers.ts";

/** A frame between its layout and its file. */
export interface FrameInProgress {
  readonly layout: Layout;
  /** Told each phase as it begins. */
  readonly enter: (phase: Phase) => void;
  /** Threads that help to encode it. */
  readonly helping: BandHelpers;
}
