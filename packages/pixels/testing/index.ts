/** For specs of the packages above. */
export { TO_SRGB } from "../colour/gamut.ts";
export { inkLut, type InkLut } from "../colour/lut.ts";
export { anyShare } from "./any-share.ts";
export { latin1 } from "./latin1.ts";
export { jpeg, picture } from "./pictures.ts";
export { withSegment } from "./with-segment.ts";
