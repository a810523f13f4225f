import { JFIF, writeJpeg } from "../jpeg-writer/index.ts";
import { rgb } from "../png/pictures.ts";
import { writePng } from "../png/writer.ts";
import { pixelsOf } from "../row-source.ts";
import { isPhotographed, type KindName, kindRows } from "../scenes/kinds.ts";
import { sizeOf } from "./large-photo.ts";

export interface KindPhoto {
  readonly fileName: string;
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Makes a picture of a kind as a JPEG of quality 92. */
export function kindJpeg(name: KindName, megapixels: number): KindPhoto {
  const { width, height } = sizeOf(megapixels);
  return {
    fileName: `${name}-${megapixels}mp.jpg`,
    make: async () => writeJpeg(kindRows(name, width, height), { quality: 92, sampling: "4:2:0", segments: [JFIF] }),
  };
}

/** Makes a picture of a kind as such pictures are kept: photographed ones as a JPEG, others as a PNG. */
export function kindOriginal(name: KindName, megapixels: number): KindPhoto {
  if (isPhotographed(name)) return kindJpeg(name, megapixels);
  const { width, height } = sizeOf(megapixels);
  return {
    fileName: `${name}-${megapixels}mp.png`,
    make: async () => writePng(rgb(pixelsOf(kindRows(name, width, height)))),
  };
}
