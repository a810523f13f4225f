/** Texts about photos: why one cannot be loaded or exported, and how it will be exported. */
import { format } from "./notation.ts";

/** By the reason for encoding a photo again. */
const fallbackReasons = {
  "switched-off": "original data not kept",
  preset: "resized for the preset",
  "export-size": "resized to the export size",
  "matte-width": "matte too narrow to keep the original data",
  straightened: "straightened",
  "matte-step": "matte would move by over 8 px",
  "caption-height": "caption can’t move to keep the original data",
  profile: "unusual colour profile",
  arithmetic: "arithmetic coding",
  "lossless-process": "lossless coding",
  hierarchical: "hierarchical coding",
  precision: "more than 8 bits",
  cmyk: "CMYK photo",
  turned: "rotated by its orientation tag",
  "no-webassembly": "browser without WebAssembly",
  sampling: "unusual sampling",
  damaged: "damaged data",
  "too-large": "very large photo",
  "matte-colour": "photo too coarse for this matte colour",
  "overlay-quality": "photo too coarse for sharp text",
  "grey-photo": "grey photo, coloured frame",
  "different-sizes": "different sizes",
  "different-coding": "different JPEG sampling or quality",
  "different-profiles": "different colour profiles",
  "different-turns": "turned differently",
  cropped: "cropped photos",
  gap: "gap would move by over 8 px",
};

/** By sound: an AVIF, an SVG, an icon, but a HEIC, a GIF, a 12-bit JPEG. */
function article(type: string): string {
  return /^(?:[aeio]|SVG|8)/i.test(type) ? "an" : "a";
}

function named(type: string): string {
  if (type === "video") return "a video";
  return type.startsWith("camera raw") ? `a ${type} file` : `${article(type)} ${type} file`;
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

interface FormatLimit {
  readonly format: keyof typeof FORMAT_NAMES;
  /** Pixels per side. */
  readonly side: number;
  /** Total pixels, for every format. */
  readonly pixels: number;
}

/** Messages about a file: its name, and the names of supported formats, such as `JPEG, PNG or WebP`. */
const errors = {
  empty: (file: string) => `“${file}” is empty. Copy it from the card again.`,
  "not-an-image": (file: string, formats: string) => `“${file}” isn’t an image. Choose a ${formats} file.`,
  "no-camera-jpeg": (file: string) =>
    `“${file}” is a raw file without a JPEG that can be framed. Develop it and save it as JPEG first.`,
  truncated: (file: string) => `“${file}” is incomplete: the file ends early. Copy it from the card again.`,
  corrupt: (file: string) => `“${file}” is damaged and can’t be read. Copy it from the card again.`,
  "too-large": (file: string) => `“${file}” is larger than the browser can draw. Make it smaller first.`,
  "too-slow": (file: string) => `“${file}” took too long and was skipped.`,
  gone: (file: string) =>
    `“${file}” couldn’t be read: the file was moved, changed or deleted. Put it back, or add it again.`,
  offline: (file: string) =>
    `“${file}” couldn’t be opened without the network. It’s tried again when the network is back.`,
  font: (file: string) =>
    `“${file}” wasn’t exported: the caption’s font couldn’t be loaded. It’s tried again when the network is back. Another font may be there.`,
  "no-webp": (file: string) => `“${file}” wasn’t exported: this browser can’t write WebP. Choose JPG or PNG.`,
  failed: (file: string) => `“${file}” couldn’t be read: something went wrong in the browser. Try again.`,
};

export const photos = {
  errors,
  /** @param type the file's actual type, as the codecs name it; null if unknown */
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `“${file}” is of a type that can’t be framed. Save it as ${formats} first.`
      : `“${file}” is ${named(type)}. Save it as ${formats} first.`,
  /** @param type a format not decoded by all browsers */
  undecodable: (file: string, type: string | null, formats: string) =>
    `“${file}” is ${named(type ?? "photo")}, which this browser can’t open. Save it as ${formats} first.`,
  /** About a photo whose framed picture exceeds a limit. */
  frameTooLarge: (file: string, { format: name, side, pixels }: FormatLimit) =>
    `With its frame, “${file}” is too large for ${FORMAT_NAMES[name]}: at most ${format.number(side)} px per side and ${format.number(Math.floor(pixels / 1e6))} megapixels. Use a smaller export size${name === "webp" ? ", or JPG or PNG" : " or a narrower matte"}.`,
  /** About a photo over its file size limit even as the smallest export. @param limit in KB */
  overFileLimit: (file: string, limit: string) =>
    `“${file}” doesn’t fit in ${format.number(Number(limit))} KB, even at the smallest size. Allow a larger file.`,
  /** Any of several formats: `JPEG, PNG or WebP`. */
  formats: (names: readonly string[]) => format.list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "Lossless JPEG",
    jpeg: (quality: number) => `JPEG ${quality} %`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality} %`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `Camera's own JPEG, ${width} × ${height}`,
  pngOfBits: (bits: number) => `PNG ${bits}-bit`,
  methodInHdr: (method: string) => `${method}, HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method} (${reasons.join(", ")})`,
  /** By what gave way to a file size limit, in KB. */
  fit: {
    packed: (limit: number) => `packed tighter to fit ${format.number(limit)} KB`,
    quality: (limit: number) => `quality set to fit ${format.number(limit)} KB`,
    size: (limit: number, width: number, height: number) =>
      `reduced to ${width} × ${height} px to fit ${format.number(limit)} KB`,
    unknown: (limit: number) => `quality will be set to fit ${format.number(limit)} KB`,
  },
  hdr: { lost: "HDR lost", damaged: "HDR data damaged" },
  extras: { "gain-map": "HDR", video: "motion video", depth: "depth", credentials: "content credentials" },
  leftOut: (names: readonly string[]) => `without ${format.list(names)}`,
  fallbackReasons,
  tooLargeToExport: "Too large to export",
};
