/** Photos as handles, and the pool of workers that reads, shows and frames them. */
export { describePhotoError } from "./describe.ts";
export { measureInPage } from "./measure.ts";
export { createPhotoPool } from "./pool.ts";
export * from "./types.ts";
