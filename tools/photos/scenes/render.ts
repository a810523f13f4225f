/** Pixels of a scene, with sensor noise. */
import type { RowSource } from "../row-source.ts";
import { grain } from "./grain.ts";
import type { Scene, Shader } from "./shading.ts";

/** Noise's standard deviation in dark areas, in 8-bit steps; at quality 92 it gives files as large as a camera's. */
const CAMERA_NOISE = 2.5;

/**
 * Returns a scene's rows, computed on demand.
 * @param noise 1 is about ISO 400, 0 is none
 */
export function rendered(scene: Scene, width: number, height: number, noise: number): RowSource {
  const shader = scene({ width, height, aspect: width / height });
  const strength = noise * CAMERA_NOISE;
  return { width, height, rows: (top, count) => render(shader, width, height, top, count, strength) };
}

function render(
  shader: Shader,
  width: number,
  height: number,
  top: number,
  count: number,
  strength: number,
): Uint8Array {
  const data = new Uint8Array(width * count * 3);
  const colour = new Float64Array(3);
  let at = 0;
  for (let y = top; y < top + count; y++) {
    for (let x = 0; x < width; x++) {
      shader((x + 0.5) / height, (y + 0.5) / height, colour);
      develop(colour, x, y, strength, data, at);
      at += 3;
    }
  }
  return data;
}

/** Adds noise, strongest in midtones and mostly common to the three channels, and rounds to 8 bits. */
function develop(colour: Float64Array, x: number, y: number, strength: number, into: Uint8Array, at: number): void {
  const light = colour[1]! < 0 ? 0 : colour[1]! > 1 ? 1 : colour[1]!;
  const sigma = strength * (1 + 3.2 * light * (1 - light) + 0.6 * light);
  const common = grain(x, y, 0) * 0.8;
  for (let channel = 0; channel < 3; channel++) {
    const value = colour[channel]! * 255 + sigma * (common + 0.6 * grain(x, y, channel + 1));
    into[at + channel] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
  }
}
