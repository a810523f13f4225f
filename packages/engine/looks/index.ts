export { BUILT_IN_LOOKS, builtInLook, type BuiltInLook } from "./built-in.ts";
export type { LookSettings, LookTexts } from "./fields.ts";
export {
  hasLook,
  hasLookTexts,
  lockedInLook,
  lookOf,
  readLook,
  settingsWithLook,
  type Look,
  type ReadLook,
} from "./look.ts";
