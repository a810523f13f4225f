import type { UnframeRefusal } from "@matte/framing/frame/unframe.ts";
import { unframe } from "@matte/messages/unframe";

/** An export whose frame cannot be changed. */
export class FrameStaysError extends Error {
  override readonly name = "FrameStaysError";

  readonly refusal: UnframeRefusal;

  constructor(refusal: UnframeRefusal) {
    super(`The frame stays on: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Reason why the frame of a file stays on. @param refusal of an error that has crossed threads */
export function refusalText(refusal: string | null, photo: string): string {
  const known = Object.entries(unframe.refusals).find(([name]) => name === refusal);
  return (known?.[1] ?? unframe.refusals["no-record"])(photo);
}
