/** Exports of cropped photos in Node. */
import { DEFAULT_SETTINGS, NO_CROP, type PhotoCrop, type Settings } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import { framedFacts } from "@matte/framing/photos/method.ts";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import type { FramedBytes, FrameJob } from "@matte/framing/photos/types.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { measure } from "@matte/framing/frame/layout.ts";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";

const FRAME: Partial<Settings> = {
  ...DEFAULT_SETTINGS,
  showMetadata: false,
  innerBorderSize: 0,
  outerBorderSize: 14,
  outerBorderColor: "#707070",
  keepWayBack: true,
};

export interface Cropped extends FramedBytes {
  readonly job: FrameJob;
}

/** Frames a part of a photo with a grey matte. */
export async function cropped(
  file: Uint8Array<ArrayBuffer>,
  crop: Partial<PhotoCrop>,
  changes: Partial<Settings> = {},
): Promise<Cropped> {
  const settings = { ...DEFAULT_SETTINGS, ...FRAME, ...changes };
  const whole = await frameJobOf(new File([file], "photo"), { settings, plan: "pro" }, { number: 1, count: 1 });
  const facts = framedFacts(shownFacts(whole.facts, { ...NO_CROP, ...crop }), { ...whole, measure });
  const job = { ...whole, facts };
  return { ...(await frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers })), job };
}
