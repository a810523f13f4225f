/** Draws one scene on one canvas, in Node and in a page. */
import {
  capabilities,
  layoutPicture,
  paint,
  needsTones,
  photoTones,
  scaleToScreen,
  settingsForPlan,
  type Layout,
  type Pictures,
  type MeasureText,
  type Surface,
  type Tile,
} from "@matte/engine";
import { scenePixels } from "../../tools/photos/scenes/index.ts";
import type { GoldenScene } from "./scenes.ts";

export function layoutScene(scene: GoldenScene, measure: MeasureText): Layout {
  const layout = layoutPicture({
    settings: settingsForPlan(scene.settings, scene.plan),
    photo: scene.photo,
    subject: scene.subject,
    camera: scene.camera,
    ...(needsTones(scene.settings) && { tones: photoTones(photoPixels(scene), scene.photo) }),
    watermark: capabilities(scene.plan).watermark,
    measure,
  });
  return scaleToScreen(layout, scene.factor ?? 1);
}

export function paintScene<Picture>(surface: Surface<Picture>, layout: Layout, pictures: Pictures<Picture>): void {
  paint(surface, layout, pictures);
}

const renderedPhotos = new Map<string, Uint8Array>();

/** Renders a photo once: many scenes show the same one. @returns RGB */
function renderedPhoto(...photo: [scene: GoldenScene["photo"]["scene"], width: number, height: number]): Uint8Array {
  const key = photo.join(" ");
  const data = renderedPhotos.get(key) ?? scenePixels(...photo, { grain: 0 }).data;
  renderedPhotos.set(key, data);
  return data;
}

/**
 * Returns RGBA pixels for the scene's photo, `width * height * 4` bytes, with a transparent disc if the scene has one.
 */
export function photoPixels({
  photo: { scene, width, height },
  transparent,
}: GoldenScene): Uint8ClampedArray<ArrayBuffer> {
  const data = renderedPhoto(scene, width, height);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    for (let channel = 0; channel < 3; channel++) pixels[index * 4 + channel] = data[index * 3 + channel]!;
    pixels[index * 4 + 3] = transparent && inDisc(index, width, height) ? 0 : 255;
  }
  return pixels;
}

/** Returns the scene's photo for a matte that shows it: it is small as it is. */
export function reducedPhoto(scene: GoldenScene): Tile {
  const { width, height } = scene.photo;
  return { width, height, pixels: photoPixels(scene) };
}

/** Returns a sample logo: an arch above a line, drawn with bars, `width` by `height` px. */
export function logoBars(width: number, height: number): readonly (readonly [number, number, number, number])[] {
  const bar = height / 8;
  return [
    [0, 0, width / 3, bar],
    [0, 0, bar, height],
    [width / 3 - bar, 0, bar, height],
    [width / 2, height - bar, width / 2, bar],
    [width / 2, 0, width / 2, bar],
  ];
}

function inDisc(index: number, width: number, height: number): boolean {
  const x = (index % width) - width / 2;
  const y = Math.floor(index / width) - height / 2;
  return Math.hypot(x, y) < height / 4;
}
