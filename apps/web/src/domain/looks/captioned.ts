import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { lookSample } from "@matte/messages/look-sample";

/** Settings with texts, so that a look's label shows. */
export const CAPTIONED: Settings = {
  ...DEFAULT_SETTINGS,
  showMetadata: true,
  locationText: lookSample.place,
  photoBy: lookSample.credit,
};
