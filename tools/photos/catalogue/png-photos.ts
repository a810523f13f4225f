import sharp from "sharp";
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { latin } from "../bytes.ts";
import { CAMERAS } from "../exif/cameras.ts";
import type { CameraHabits } from "../exif/camera-habits.ts";
import { exifOf } from "../exif/exif.ts";
import { displayP3Profile } from "../icc/display-p3.ts";
import { type Orientation, storedFor } from "../orientation.ts";
import { exifChunk, paletteAlphaChunk, paletteChunk, profileChunk, rawProfileChunk, textChunk } from "../png/chunks.ts";
import { CUBE, grey, palette, rgb, rgb16, rgba } from "../png/pictures.ts";
import { type Chunk, type PngPicture, writePng } from "../png/writer.ts";
import type { Pixels } from "../row-source.ts";
import { type SceneName, scenePixels } from "../scenes/index.ts";
import type { PhotoRecipe } from "./recipe.ts";

const SIZE = { width: 480, height: 320 };

interface PngPlan {
  readonly fileName: string;
  readonly scene: SceneName;
  readonly picture: (pixels: Pixels) => PngPicture;
  readonly orientation?: Orientation;
  readonly habits?: CameraHabits;
  readonly transparent?: boolean;
  readonly chunks?: readonly Chunk[];
  /** EXIF and XMP as ImageMagick stored them before eXIf existed. */
  readonly rawProfiles?: boolean;
}

function pngRecipe(plan: PngPlan): PhotoRecipe {
  const { habits, orientation = 1 } = plan;
  return {
    kind: "png",
    fileName: plan.fileName,
    scene: plan.scene,
    size: SIZE,
    orientation,
    camera: habits?.expected ?? {},
    wideGamut: habits?.displayP3 ?? false,
    hasLocation: habits?.position !== undefined,
    transparent: plan.transparent ?? false,
    make: () => Promise.resolve(build(plan)),
  };
}

function build(plan: PngPlan): Uint8Array<ArrayBuffer> {
  const stored = storedFor(plan.orientation ?? 1, scenePixels(plan.scene, SIZE.width, SIZE.height));
  return writePng(plan.picture(stored), [...(plan.chunks ?? []), ...cameraChunks(plan, stored)]);
}

function cameraChunks(plan: PngPlan, { width, height }: Pixels): readonly Chunk[] {
  const { habits, orientation = 1, rawProfiles = false } = plan;
  if (habits === undefined) return [];
  const exif = exifOf(habits, { orientation, width, height });
  const chunks = [rawProfiles ? rawProfileChunk("exif", join([latin("Exif\0\0"), exif])) : exifChunk(exif)];
  if (habits.xmp !== undefined) chunks.push(xmpChunk(habits.xmp, rawProfiles));
  if (habits.displayP3) chunks.unshift(profileChunk("Display P3", displayP3Profile()));
  return chunks;
}

function xmpChunk(packet: string, raw: boolean): Chunk {
  return raw ? rawProfileChunk("xmp", new TextEncoder().encode(packet)) : textChunk("XML:com.adobe.xmp", packet);
}

const INTERLACED = pngRecipe({ fileName: "png-interlaced.png", scene: "marks", picture: rgb });

/** The same pixels in Adam7's seven passes. */
async function interlaced(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await sharp(file).png({ progressive: true }).toBuffer());
}

/** PNGs in every colour type, and with metadata. */
export const PNG_PHOTOS = {
  "png-rgb": pngRecipe({ fileName: "png-rgb.png", scene: "marks", picture: rgb }),
  "png-16-bit": pngRecipe({ fileName: "png-16-bit.png", scene: "marks", picture: rgb16 }),
  "png-grey": pngRecipe({ fileName: "png-grey.png", scene: "street", picture: grey }),
  "png-interlaced": { ...INTERLACED, make: async () => interlaced(await INTERLACED.make()) },
  "png-transparent": pngRecipe({
    fileName: "vessels-cut-out.png",
    scene: "still",
    picture: rgba,
    transparent: true,
  }),
  "png-palette": pngRecipe({
    fileName: "png-palette.png",
    scene: "marks",
    picture: palette,
    chunks: [paletteChunk(CUBE)],
  }),
  /** The palette's darkest colours are transparent. */
  "png-palette-transparent": pngRecipe({
    fileName: "png-palette-transparent.png",
    scene: "street",
    picture: palette,
    transparent: true,
    chunks: [paletteChunk(CUBE), paletteAlphaChunk(Uint8Array.from({ length: 90 }, (_, n) => n * 2))],
  }),
  /** EXIF in eXIf, the lens's name in XMP in iTXt. */
  "png-exif": pngRecipe({ fileName: "png-exif.png", scene: "sea", picture: rgb, habits: CAMERAS["lens-in-xmp"] }),
  "png-raw-profiles": pngRecipe({
    fileName: "png-raw-profiles.png",
    scene: "sea",
    picture: rgb,
    habits: CAMERAS["lens-in-xmp"],
    rawProfiles: true,
  }),
  "png-orientation-6": pngRecipe({
    fileName: "png-orientation-6.png",
    scene: "marks",
    picture: rgb,
    orientation: 6,
    habits: CAMERAS["canon-eos-r6"],
  }),
  "png-display-p3": pngRecipe({
    fileName: "png-display-p3.png",
    scene: "marks",
    picture: rgb,
    habits: CAMERAS["iphone-15-pro"],
  }),
} as const;
