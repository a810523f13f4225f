/** Building blocks for scenes. A shader gives the colour at a position in the picture. */

/** Red, green and blue, display-referred, 0 to 1; anything beyond is clipped. */
export type Colour = readonly [number, number, number];

/** Writes the colour at `x`, from 0 to the aspect ratio, and `y`, from 0 at the top to 1. */
export type Shader = (x: number, y: number, into: Float64Array) => void;

/** Target picture for a scene, in pixels; `aspect` is width divided by height. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly aspect: number;
}

export type Scene = (view: View) => Shader;

export function clamp(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/** Smooth step: 0 below `from`, 1 above `to`. */
export function step(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export function put(into: Float64Array, colour: Colour, light = 1): void {
  into[0] = colour[0] * light;
  into[1] = colour[1] * light;
  into[2] = colour[2] * light;
}

/** Blends a colour over the current one, with `amount` from 0 to 1. */
export function blend(into: Float64Array, colour: Colour, amount: number): void {
  into[0]! += (colour[0] - into[0]!) * amount;
  into[1]! += (colour[1] - into[1]!) * amount;
  into[2]! += (colour[2] - into[2]!) * amount;
}

export function brighten(into: Float64Array, factor: number): void {
  into[0]! *= factor;
  into[1]! *= factor;
  into[2]! *= factor;
}

export function add(into: Float64Array, colour: Colour, amount: number): void {
  into[0]! += colour[0] * amount;
  into[1]! += colour[1] * amount;
  into[2]! += colour[2] * amount;
}
