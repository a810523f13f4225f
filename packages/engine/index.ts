/** Layout and painting for framed photos, with their settings and plans. Pure: no DOM, no Node, no clock, no network. */
export * from "./settings/index.ts";
export * from "./looks/index.ts";
export * from "./plans/index.ts";
export type { Price } from "./plans/price.ts";
export type { Capabilities, Capability } from "./plans/rows.ts";
export * from "./colour.ts";
export { type PhotoTones, photoTones, tonesIn } from "./photo-tones.ts";
export { photoColours } from "./photo-colours/index.ts";
export { type Signature, SIGNATURE_PHOTO_SIDE, signatureFromPhoto } from "./signature/index.ts";
export { carouselStrip, SLIDE_COLUMNS, slideBox, slideCount } from "./layout/carousel.ts";
export { type Grid, type GridFallbackReason, gridOf, leastCommonMultiple, NO_GRID } from "./layout/grid.ts";
export { logoForMatte, withOwnLogo } from "./layout/chosen-logo.ts";
export { makerOf } from "./caption/camera-names/brands.ts";
export { captionInk } from "./caption/ink.ts";
export { captionFace, captionFamily } from "./caption/family.ts";
export { type FaceText, type PrintedText, printedText } from "./caption/printed-text.ts";
export { SCRIPT_FAMILIES, scriptFamilies } from "./caption/scripts.ts";
export { boxOfField } from "./layout/field-lines.ts";
export { layoutPicture } from "./layout/index.ts";
export { baseLength } from "./layout/matte-frame.ts";
export { gridFallbackReason, isExportResampled } from "./layout/place-frame.ts";
export { fitLongSide, presetCanvas } from "./layout/preset.ts";
export { LAYERS, printedLines } from "./layers/index.ts";
export {
  detailedBoxes,
  drawnLines,
  drawnTexts,
  edgePixels,
  flatAreas,
  inkBoxes,
  isGreyFrame,
  needsDrawnMatte,
  overlayBoxes,
  shadedPixels,
  markOnly,
  withoutFrame,
  withoutMark,
} from "./layers/walk.ts";
export {
  ARRANGEMENTS,
  type ArrangedSheet,
  type Arrangement,
  isOneSize,
  placeInCells,
  SHEET_GAP,
  SHEET_PHOTOS,
  sheetCells,
  sheetGap,
  sheetGaps,
  type SheetPlan,
  sheetSizes,
} from "./sheet/arrange.ts";
export { indexedTile, type IndexedTile, matteTile } from "./surface/matte-tile.ts";
export {
  fitsPaper,
  hasPaperCanvas,
  isInInches,
  isMatteOnPaper,
  matteMillimetres,
  mostMatte,
  printedSize,
  printScale,
} from "./layout/paper.ts";
export { LOW_PRINT_DENSITY, printDensity } from "./layout/print.ts";
export { scaleToScreen } from "./layout/scale.ts";
export { shapeRatio } from "./layout/shape.ts";
export { scaleToThumbnail } from "./layout/thumbnail.ts";
export { WATERMARK_TEXT } from "./layout/watermark.ts";
export { cropBox, evenInsets, outset, overlap } from "./layout/geometry.ts";
export { withOverhang } from "./layout/text-box.ts";
export { paint, paintOverlay, paintOverlayBeneath, type Pictures } from "./paint/index.ts";
export { anchorOf, fontCss, letterSpacing, setTextStyle } from "./paint/text.ts";
export { isLabelOnPhoto, leftOutOf, needsTones } from "./label/fields.ts";
export type { FaceFamily, LabelFace } from "./label/types.ts";
export type * from "./caption/tags.ts";
export { turnedOrientation } from "./crop/orientation.ts";
export {
  centredCrop,
  clampedAngle,
  cropPixels,
  cropShares,
  isUncropped,
  MAX_STRAIGHTEN,
  NO_CROP,
  type PhotoCrop,
  restoreCrop,
  turnedBy,
} from "./crop/photo-crop.ts";
export { SIDES } from "./layout/geometry.ts";
export type * from "./layout/geometry.ts";
export type * from "./layout/types.ts";
export type * from "./paint/surface.ts";
export {
  type CameraData,
  type PrintedData,
  cameraDataFrom,
  cameraTags,
  type CameraTagName,
} from "./caption/camera-data.ts";
export { cameraSerial, SERIAL_TAGS } from "./caption/camera-serial.ts";
export { type CameraLine, cameraLine } from "./caption/camera-text.ts";
export {
  captionFields,
  type CaptionPhoto,
  type PhotoCaption,
  photoCaption,
  PLACE_IN_FILE,
  printsEquivalent,
  settingOf,
  type SharedField,
  SHARED_FIELDS,
  sharedText,
  subjectInFile,
  type TypedField,
  TYPED_FIELDS,
  type TypedTexts,
} from "./caption/photo-caption.ts";
export { type FormKind, TEMPLATE_FIELDS, type TemplateField } from "./caption/template/fields.ts";
export type { Placeholder, TemplateProblem } from "./caption/template/items.ts";
export { CAPTION_FIELDS, type CaptionField, isMultiline, limitedText } from "./caption/caption-fields.ts";
export { linesOf } from "./caption/clean-line.ts";
export { type FieldText, fillTemplate } from "./caption/template/fill.ts";
export { asTemplate, parseTemplate, type Template } from "./caption/template/parse.ts";
export { isDateForm } from "./caption/words/date-form.ts";
export type { PhotoDate } from "./caption/words/photo-date.ts";
export { type FoundWords, type PhotoWords, photoWordsFrom } from "./caption/words/photo-words.ts";
export { captionColumns, captionDescription, type CaptionColumns, type CaptionLine } from "./caption/columns.ts";
export { textDirection } from "./caption/direction.ts";
export { graphemes } from "./caption/graphemes.ts";
export { ELLIPSIS, shorten } from "./caption/shorten.ts";
export {
  batchName,
  type BatchNameParts,
  type ExportDay,
  exportName,
  exportNameInFolder,
  type ExportNameParts,
  withSizeName,
} from "./naming/export-name.ts";
export { randomPart } from "./naming/random-part.ts";
export { storedName } from "./naming/stored-name.ts";
export { splitEnding, withoutExportPrefix } from "./naming/file-name.ts";
export { guessSubject } from "./naming/subject.ts";
export { nameIdentity, uniqueNames } from "./naming/unique-names.ts";
export { type FindPlace, placeFinder } from "./places/find-place.ts";
export { type ListedPlace, type PackedPlaces, packPlaces, type Place, unpackPlaces } from "./places/place-list.ts";
