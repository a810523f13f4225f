export { BUILT_IN_LOOKS, builtInLook, type BuiltInLook } from "./built-in.ts";
export type { LookSettings } from "./fields.ts";
export { hasLook, lookOf, readLook, settingsWithLook, type Look, type ReadLook } from "./look.ts";
