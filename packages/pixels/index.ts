/** Shared by the formats: colour, resampling, kernels, compression, hashes. */
export { type BandCoders, type BandHelper, codeBands } from "./bands.ts";
export { intoCicp, isHdr } from "./colour/cicp.ts";
export { isWideGamut, isWideGamutProfile } from "./colour/gamut.ts";
export { CHANNELS, inkTable, type InkTable, plainInkTable } from "./colour/ink-table.ts";
export { convertPixels, type IntoProfile, intoProfile } from "./colour/into-profile.ts";
export { readProfile } from "./colour/profile.ts";
export { unbrotli } from "./compression/brotli/index.ts";
export { deflate } from "./compression/deflate.ts";
export { inflate } from "./compression/inflate.ts";
export { md5 } from "./hash/md5.ts";
export { hexOf, sha256 } from "./hash/sha256.ts";
export { createResampler, type ResampleOptions, type Resampler } from "./resample/resampler.ts";
export { createRotator, type Rotation, type Rotator } from "./rotate/rotator.ts";
export { ensureMemory, type Kernel, loadKernel } from "./wasm/load.ts";
