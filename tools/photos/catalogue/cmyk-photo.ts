import sharp from "sharp";
import { scenePixels } from "../scenes/index.ts";
import type { PhotoRecipe } from "./recipe.ts";

const SIZE = { width: 480, height: 320 };

/** Four components and Adobe's APP14, as print shops send them: baseline, without subsampling. */
export function cmykRecipe(fileName: string): PhotoRecipe {
  return {
    kind: "jpeg",
    fileName,
    scene: "still",
    size: SIZE,
    orientation: 1,
    jpeg: { sampling: "cmyk", progressive: false, restartInterval: 0 },
    camera: {},
    wideGamut: false,
    hasLocation: false,
    transparent: false,
    make: async () => {
      const raw = { ...SIZE, channels: 3 } as const;
      const picture = sharp(scenePixels("still", SIZE.width, SIZE.height).data, { raw });
      return Uint8Array.from(
        await picture.toColourspace("cmyk").jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer(),
      );
    },
  };
}
