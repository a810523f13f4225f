/** Longest side programs open: JPEG_MAX_DIMENSION in libjpeg. ITU-T T.81 table B.2 allows 65,535. */
export const MAX_SIDE = 65_500;

/** Largest framed picture browsers draw, in pixels. */
export const MAX_FRAMED_AREA = 2 ** 28;

/** Largest file in bytes: bit positions must stay below 2^31, the range for fast integer arithmetic in JavaScript engines. */
export const MAX_FILE_BYTES = 2 ** 28 - 1;

/** Most bytes for coefficients, needed to assemble a photo's scans: 100 megapixels in 4:2:0 are 300 MB. */
export const MAX_COEFFICIENT_BYTES = 400 * 2 ** 20;

/** Most scans per file. Encoders write about ten; far more only keep decoders busy. */
export const MAX_SCANS = 100;
