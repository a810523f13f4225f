export { MAP_LIMIT, SHORT_TEXT_LIMIT, TEXT_LIMIT, type Kind } from "./kinds.ts";
export { FILE_SIZE_RANGE, FILE_SIZE_SERVICES, fileSizeLimit, type FileSizeService } from "./file-size.ts";
export { FURTHER_SIZES, hasSize, settingsAtSize, sizeName, type FurtherSize } from "./further-sizes.ts";
export { isChoiceLocked, isLocked, settingsForPlan } from "./locks.ts";
export { clamp, type Range } from "./range.ts";
export { isSameValue, readSettings, restoreSettings } from "./restore.ts";
export {
  CAPTION_LANGUAGES,
  CAPTION_LAYOUTS,
  DATE_FORMATS,
  isFontName,
  LABEL_CORNERS,
  LABEL_PLACES,
  LABEL_STYLES,
  TEXT_FINISHES,
  METADATA_FONTS,
} from "./rows/caption.ts";
export { BACKGROUNDS, SHADOWS, SURFACES } from "./rows/board.ts";
export { KEPT_LOGOS, LOGO_COLOURS } from "./rows/logo.ts";
export { MARK_PLACES, PHOTO_MARKS } from "./rows/mark.ts";
export { MATTE_MM_RANGE, MATTE_SIDE_RANGE, QUICK_MILLIMETRES, QUICK_SIZES, SHAPES } from "./rows/matte.ts";
export { CAROUSEL_RATIOS, SOCIAL_PRESETS } from "./rows/output.ts";
export { PRINT_SIZES } from "./rows/paper.ts";
export { PDF_LAYOUTS, PDF_PAPERS } from "./rows/pdf.ts";
export { pictureFormat } from "./picture-format.ts";
export { convertedStroke, innerStrokeMaximum, PERMILLE_STEP } from "./stroke.ts";
export * from "./subsets.ts";
export {
  DEFAULT_SETTINGS,
  RANGES,
  rowOf,
  settingsOf,
  type ExportFormat,
  type BackgroundSetting,
  type CaptionLanguage,
  type CaptionLayout,
  type DateFormat,
  type LabelCorner,
  type LabelPlace,
  type LabelStyle,
  type TextFinish,
  type LocalFont,
  type KeptLogo,
  type Logo,
  type LogoPosition,
  type MarkPlace,
  type MatteSides,
  type MeasuredBy,
  type MetadataDisplay,
  type MetadataFont,
  type PhotoMarkKind,
  type PrintSize,
  type SettingField,
  type Settings,
  type ShadowSetting,
  type Shape,
  type CarouselRatio,
  type SocialPreset,
  type StrokeUnit,
  type SurfaceSetting,
} from "./table.ts";
