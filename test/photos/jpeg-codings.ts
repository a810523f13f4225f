import type { PhotoName } from "../../tools/photos/catalogue/index.ts";

/** Photos in every JPEG coding framed without encoding the photo again. */
export const JPEG_CODINGS: readonly PhotoName[] = [
  "sampling-444",
  "sampling-422",
  "sampling-420",
  "sampling-440",
  "sampling-grey",
  "unaligned-444",
  "unaligned-422",
  "unaligned-420",
  "unaligned-440",
  "unaligned-grey",
  "optimised-huffman",
  "restart-420",
  "restart-422-rows",
  "restart-grey",
  "progressive-444",
  "progressive-422",
  "progressive-420",
  "progressive-grey",
  "progressive-restart",
  "separate-scans",
  "separate-tables",
];
