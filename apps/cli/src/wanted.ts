/** Settings of a call: its look, with the choices of its options. */
import {
  FILE_SIZE_RANGE,
  isChoiceLocked,
  isLocked,
  LABEL_STYLES,
  LOGO_COLOURS,
  MARK_PLACES,
  type Plan,
  RANGES,
  type Settings,
  SOCIAL_PRESETS,
} from "@matte/engine";
import { cli } from "@matte/messages/cli";
import type { CaptionOptions, Captions } from "./captions.ts";
import { type CredentialOptions, signerBy } from "./credentials.ts";
import { type CropOptions, wantedCrop } from "./crop.ts";
import { UsageError } from "./exits.ts";
import { withLogo } from "./logo-file.ts";
import { settingsOfLook } from "./look-file.ts";
import type { CallOptions } from "./options.ts";
import type { Wanted } from "./photo-job.ts";

type LookOptions = Pick<CallOptions, "look" | "preset" | "slides" | "longSide" | "labelStyle">;

/** Options that a frame depends on. */
export type WantedOptions = LookOptions &
  CaptionOptions &
  CropOptions &
  CredentialOptions &
  Pick<CallOptions, "logo" | "logoColours" | "mark" | "markPlace" | "maxKb" | "placeNames" | "wayBack" | "again">;

/** Returns a look's settings, with this call's choices. @throws UsageError */
export async function wantedBy(options: WantedOptions, plan: Plan, captions: Captions): Promise<Wanted> {
  const { logo, placeNames = false, wayBack = false, again = false } = options;
  const look = await settingsBy(options, plan);
  const settings: Settings = {
    ...look,
    ...markBy(options, plan),
    ...inkBy(options),
    ...limitBy(options, look),
    placeNames,
    keepWayBack: wayBack,
    showMetadata: look.showMetadata || captions.hasTexts,
    printSubjectName: look.printSubjectName || captions.hasTitle,
  };
  const crop = wantedCrop(options);
  const signer = await signerBy(options);
  const call = { plan, again, ...(crop !== null && { crop }), ...(signer !== null && { signer }) };
  return logo === undefined ? { settings, ...call } : { ...(await withLogo(settings, logo, plan)), ...call };
}

function inkBy({ logoColours: wanted }: Pick<WantedOptions, "logoColours">): Partial<Settings> {
  const logoColours = LOGO_COLOURS.find((known) => known === wanted);
  return logoColours === undefined ? {} : { logoColours };
}

function limitBy({ maxKb }: Pick<WantedOptions, "maxKb">, { exportFormat }: Settings): Partial<Settings> {
  if (maxKb === undefined) return {};
  if (exportFormat !== "jpeg") throw new UsageError(cli.errors.maxKbFormat);
  const { min, max } = FILE_SIZE_RANGE;
  const fileSizeKb = /^\d+$/.test(maxKb) ? Number(maxKb) : NaN;
  if (!(fileSizeKb >= min && fileSizeKb <= max)) throw new UsageError(cli.errors.maxKb(min, max));
  return { fileSizeKb };
}

function markBy({ mark, markPlace }: Pick<WantedOptions, "mark" | "markPlace">, plan: Plan): Partial<Settings> {
  if (mark === undefined) return {};
  if (isLocked("photoMark", plan)) throw new UsageError(cli.errors.mark);
  const photoMarkPlace = MARK_PLACES.find((known) => known === markPlace);
  return { photoMark: "text", photoMarkText: mark, ...(photoMarkPlace && { photoMarkPlace }) };
}

/** Returns a look's settings at the chosen size, with the chosen label. @throws UsageError */
export async function settingsBy(options: LookOptions, plan: Plan): Promise<Settings> {
  const look = await settingsOfLook(options.look);
  const sized = { ...look, ...sizeBy(options) };
  return { ...sized, ...slidesBy(options, sized, plan), ...labelBy(options, plan) };
}

/** As in the editor, a social preset takes the place of a shape, and a long side that of a preset. */
function sizeBy({ preset, longSide }: LookOptions): Partial<Settings> {
  const socialPreset = SOCIAL_PRESETS.find((known) => known === preset);
  const isFixed = socialPreset !== undefined && socialPreset !== "original";
  if (longSide === undefined) return { ...(socialPreset && { socialPreset }), ...(isFixed && { shape: "photo" }) };
  if (isFixed) throw new UsageError(cli.errors.presetAndLongSide);
  const { min, max } = RANGES.exportLongSide;
  const exportLongSide = /^\d+$/.test(longSide) ? Number(longSide) : NaN;
  if (!(exportLongSide >= min && exportLongSide <= max)) throw new UsageError(cli.errors.longSide(min, max));
  return { socialPreset: "original", exportSize: "long", exportLongSide };
}

function slidesBy({ preset, slides }: LookOptions, { socialPreset }: Settings, plan: Plan): Partial<Settings> {
  const isCarousel = socialPreset === "carousel";
  if (preset === "carousel" && isChoiceLocked("socialPreset", preset, plan)) throw new UsageError(cli.errors.carousel);
  if (slides === undefined) return {};
  const { min, max } = RANGES.carouselSlides;
  const carouselSlides = /^\d+$/.test(slides) ? Number(slides) : NaN;
  if (!isCarousel || !(carouselSlides >= min && carouselSlides <= max))
    throw new UsageError(cli.errors.slides(min, max));
  return { carouselSlides };
}

function labelBy({ labelStyle: wanted }: LookOptions, plan: Plan): Partial<Settings> {
  const labelStyle = LABEL_STYLES.find((known) => known === wanted);
  if (labelStyle === undefined) return {};
  if (isChoiceLocked("labelStyle", labelStyle, plan)) throw new UsageError(cli.errors.labelStyle(labelStyle));
  return { labelStyle, showMetadata: true };
}
