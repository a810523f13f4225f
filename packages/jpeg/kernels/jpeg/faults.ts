/** Faults returned where the reference throws; messages: jpeg/lossless/kernel/faults.ts. */
export const SOUND: i32 = 0;
export const NO_SUCH_CODE: i32 = 1;
export const LONG_DIFFERENCE: i32 = 2;
export const NO_SUCH_COEFFICIENT: i32 = 3;
export const BEYOND_BLOCK: i32 = 4;
export const ENDS_IN_BLOCK: i32 = 5;
export const DC_OUT_OF_RANGE: i32 = 6;
export const BEYOND_BAND: i32 = 7;
export const LONG_REFINEMENT: i32 = 8;
