/** Estimates a PDF's bytes: those of its photos. */
import { layoutPicture, type Settings } from "@matte/engine";
import { bareSettings } from "@matte/framing/pdf/bare-settings.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { estimateFileSize } from "#domain/photos/file-size.ts";
import { measureInPage } from "#domain/photos/measure.ts";
import type { PhotoFacts } from "#domain/photos/types.ts";

export function estimatePdfSize(photos: readonly PhotoFacts[], settings: Settings): number {
  const bare = bareSettings(settings);
  const framing = { settings: bare, subject: "", measure: measureInPage(bare.metadataFont) };
  return photos.reduce((sum, facts) => {
    const layout = layoutPicture({ ...framing, photo: facts.size, camera: {}, watermark: false });
    return sum + estimateFileSize(facts, plannedMethod(facts, framing), layout);
  }, 0);
}
