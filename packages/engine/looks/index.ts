export { BUILT_IN_LOOKS, builtInLook, type BuiltInLook } from "./built-in.ts";
export { FRAME_FIELDS, type FrameSettings, type LookSettings, type LookTexts } from "./fields.ts";
export {
  altFromExport,
  readRememberedPhoto,
  type RememberedPhoto,
  rememberedPhoto,
  type RememberedTexts,
  typedFromRemembered,
} from "./remembered-photo.ts";
export {
  frameOfLook,
  hasLook,
  hasLookTexts,
  leftOutOfLook,
  lookOf,
  readLook,
  returningSettings,
  settingsFromLook,
  settingsWithLook,
  withoutPlaceTexts,
  type LeftOut,
  type Look,
  type ReadLook,
} from "./look.ts";
export { LOOK_VERSION } from "./migrations.ts";
