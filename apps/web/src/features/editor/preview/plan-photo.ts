/** One photo's layout and export method under the editor's settings, for the preview and the thumbnails alike. */
import {
  asTemplate,
  captionFamily,
  guessSubject,
  layoutPicture,
  photoCaption,
  settingsForPlan,
  type Layout,
  type LayoutInput,
  type MeasureText,
  type Plan,
  type PrintedData,
  type Settings,
  type Size,
} from "@matte/engine";
import { currentFallbackReason, type Drawn, isKnown, type KnownFallback } from "#domain/photos/known-fallback.ts";
import { measureInPage } from "#domain/photos/measure.ts";
import {
  framedFacts,
  gridOfMethod,
  isGreyPhoto,
  type PlannedMethod,
  plannedMethod,
} from "@matte/framing/photos/method.ts";
import { sheetInput } from "@matte/framing/photos/sheet-places.ts";
import type { PhotoEntry } from "../model/document.ts";
import { captionOf, type FileOfPhoto, type ListPosition } from "../model/photo-caption.ts";

/** Everything shared by the frames around photos without individual settings. */
export interface FrameStyle {
  readonly plan: Plan;
  /** Settings as the plan allows them. */
  readonly settings: Settings;
  /** The same settings with a font the page can draw now. */
  readonly drawn: Settings;
  readonly watermark: boolean;
}

/** A photo's style, possibly with individual settings. */
export function styleOf(style: FrameStyle, { own }: PhotoEntry): FrameStyle {
  if (own === undefined) return style;
  const settings = settingsForPlan({ ...style.settings, ...own }, style.plan);
  const { metadataFont } = own.metadataFont === undefined ? style.drawn : settings;
  return { ...style, settings, drawn: { ...settings, metadataFont, localFont: style.drawn.localFont } };
}

interface PhotoInList {
  readonly entry: PhotoEntry;
  readonly record: FileOfPhoto;
  readonly position: ListPosition;
  /** Result of an earlier attempt to frame the photo losslessly. */
  readonly found: KnownFallback | undefined;
}

export interface PhotoPlan {
  /** In export pixels. */
  readonly layout: Layout;
  /** Settings for the layout. */
  readonly drawn: Settings;
  readonly method: PlannedMethod;
  /** Camera data as printed. */
  readonly camera: PrintedData;
  /** Settings and texts of an export. */
  readonly exported: Drawn;
  /** True once the photo's data confirm the method; until then it relies on the file's headers. */
  readonly certain: boolean;
}

/** Lays out a photo exactly as an export would, apart from a font still loading. @param style this photo's style */
export function planPhoto(style: FrameStyle, { entry, record, position, found }: PhotoInList): PhotoPlan {
  const { watermark } = style;
  const caption = captionOf(style.settings, entry, record, position);
  const { subject, camera } = caption;
  const framing = { ...caption, measure: measureIn(style) };
  const facts = framedFacts({ ...record.facts, camera }, framing);
  const exported = { settings: caption.settings, subject, watermark, camera, part: record.facts.part };
  const method = plannedMethod(facts, framing, currentFallbackReason(found, exported));
  const filled = { ...style, drawn: withFontOf(style.drawn, caption.settings) };
  const layout = layoutIn(filled, {
    photo: facts.size,
    subject,
    camera,
    grey: isGreyPhoto(facts),
    ...(facts.tones && { tones: facts.tones }),
    ...gridOfMethod(method),
    ...sheetInput(facts),
  });
  return {
    layout,
    drawn: filled.drawn,
    method,
    camera,
    exported,
    certain: method.kind !== "lossless-jpeg" || isKnown(found, exported),
  };
}

/** Lays out a photo from its size and file name alone. */
export function layoutUnread(style: FrameStyle, photo: Size, fileName: string): Pick<PhotoPlan, "layout" | "drawn"> {
  const unread = { subject: asTemplate(guessSubject(fileName)), typed: {}, words: {}, camera: {}, number: 1, count: 1 };
  const { settings, ...caption } = photoCaption(style.drawn, { ...unread, size: photo, fileName });
  return { layout: layoutIn({ ...style, drawn: settings }, { photo, ...caption }), drawn: settings };
}

/** One photo's settings in the font the page can draw now. */
function withFontOf({ metadataFont, localFont }: Settings, settings: Settings): Settings {
  return { ...settings, metadataFont, localFont };
}

function layoutIn(
  style: FrameStyle,
  photo: Pick<LayoutInput, "photo" | "subject" | "camera" | "grid" | "grey" | "tones" | "sheet">,
): Layout {
  const { drawn: settings, watermark } = style;
  return layoutPicture({ ...photo, settings, watermark, measure: measureIn(style) });
}

function measureIn({ drawn }: FrameStyle): MeasureText {
  return measureInPage(captionFamily(drawn));
}
