/** Synthetic photos: each scene is a function of the position, and so has any size and aspect ratio. */
import { type Pixels, type RowSource, pixelsOf } from "../row-source.ts";
import { marks } from "./marks.ts";
import { rendered } from "./render.ts";
import { ridges } from "./ridges.ts";
import { sea } from "./sea.ts";
import type { Scene } from "./shading.ts";
import { still } from "./still.ts";
import { street } from "./street.ts";

export { CORNERS, MARK_SIZE } from "./marks.ts";

const SCENES = { ridges, sea, still, street, marks } satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];

export interface SceneOptions {
  /** Sensor noise strength; 1 is about ISO 400, 0 is none. */
  readonly grain?: number;
}

/** Returns a `width` x `height` px scene, computed row by row on demand. */
export function scene(name: SceneName, width: number, height: number, options: SceneOptions = {}): RowSource {
  return rendered(SCENES[name], width, height, options.grain ?? 1);
}

/** Returns a whole scene's pixels. */
export function scenePixels(name: SceneName, width: number, height: number, options?: SceneOptions): Pixels {
  return pixelsOf(scene(name, width, height, options));
}
