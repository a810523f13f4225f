import type { UnframeRefusal } from "@matte/framing/frame/unframe.ts";
import { unframe } from "@matte/messages/unframe";

/** An export with an unchangeable frame. */
export class FrameStaysError extends Error {
  override readonly name = "FrameStaysError";

  readonly refusal: UnframeRefusal;

  constructor(refusal: UnframeRefusal) {
    super(`The frame stays on: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Explains why a file's frame stays on. @param refusal from an error that has crossed threads */
export function refusalText(refusal: string | null, photo: string): string {
  const known = Object.entries(unframe.refusals).find(([name]) => name === refusal);
  return (known?.[1] ?? unframe.refusals["no-record"])(photo);
}
