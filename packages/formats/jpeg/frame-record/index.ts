/** The frame that an export remembers, the photo without it, and data to restore the original. */
export { holdsOriginal, restoreData } from "../restore/restore.ts";
export { rememberedFrame, withFramedGainMap, withFrameRecord } from "./record-packet.ts";
export { rememberPhoto } from "./remember.ts";
export type { FramedPicture, FrameRecord } from "./types.ts";
export { readFrameRecord, unframe, type UnframedJpeg, type UnframeRefusal } from "./unframe.ts";
