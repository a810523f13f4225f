import { fractal } from "./noise.ts";
import { type Colour, type Scene, blend, put, step } from "./shading.ts";

/** An open sky with a few soft clouds: gradients almost everywhere. */
const ZENITH: Colour = [0.22, 0.42, 0.74];
const LOW: Colour = [0.72, 0.82, 0.9];
const CLOUD: Colour = [0.96, 0.95, 0.94];
const SHADE: Colour = [0.66, 0.69, 0.75];

export const clouds: Scene =
  ({ aspect }) =>
  (x, y, into) => {
    put(into, ZENITH);
    blend(into, LOW, step(0, 1.1, y));
    const puff = fractal((x / aspect) * 2.6, y * 4.2, 7, 301);
    blend(into, SHADE, 0.5 * step(0.12, 0.34, puff));
    blend(into, CLOUD, 0.85 * step(0.16, 0.4, puff + 0.1 * fractal(x * 5, y * 9, 4, 302)));
  };
