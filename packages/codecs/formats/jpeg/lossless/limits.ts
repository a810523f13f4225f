/** Longest side of a JPEG that programs open: JPEG_MAX_DIMENSION of libjpeg. ITU-T T.81 table B.2 would allow 65,535. */
export const MAX_SIDE = 65_500;

/** Pixels of a framed picture, the largest that browsers draw. */
export const MAX_FRAMED_AREA = 2 ** 28;

/** Bytes of a file: bit positions must stay below 2^31, where the engines' integer arithmetic ends. */
export const MAX_FILE_BYTES = 2 ** 28 - 1;

/** Bytes of coefficients held at once, when a photo's scans must be put together: 100 megapixels of 4:2:0 are 300 MB. */
export const MAX_COEFFICIENT_BYTES = 400 * 2 ** 20;

/** Scans of a file. Encoders write about ten; far more only serve to keep decoders busy. */
export const MAX_SCANS = 100;
