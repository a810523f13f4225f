/** Pictures at another size, by Lanczos3. */
export { Resampler, type ResampleOptions } from "./resampler.ts";
