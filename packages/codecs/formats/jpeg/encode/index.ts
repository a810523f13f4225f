/** The encoder of JPEG files, ITU-T T.81 and T.871. */
export { encodeJpeg, type JpegPicture } from "./encode.ts";
