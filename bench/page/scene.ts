/** Settings for all benchmarks: a captioned photo with matte and stroke, the same for ours and the baseline. */
import { DEFAULT_SETTINGS, layoutPicture, type Layout, type Settings, type Size } from "@matte/engine";
import { measureInPage } from "../../apps/web/src/domain/photos/measure.ts";

export const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  showMetadata: true,
  locationText: "Window table, Studio 4",
  photoBy: "Photo by Ines Morel",
};

export const SUBJECT = "Vessels, Morning";

export function layoutOf(photo: Size, settings: Settings = SETTINGS): Layout {
  return layoutPicture({
    settings,
    photo,
    subject: SUBJECT,
    camera: {},
    watermark: false,
    measure: measureInPage(settings.metadataFont),
  });
}
