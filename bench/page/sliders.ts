/** Sliders of the board, dragged: settings around each, and its value at a step. */
import type { Settings } from "@matte/engine";

interface Slider {
  readonly around: Partial<Settings>;
  readonly at: (step: number) => Partial<Settings>;
}

/** A value that moves through a slider's range and back. */
function between(least: number, most: number, step: number): number {
  const steps = most - least;
  const place = step % (2 * steps);
  return place < steps ? least + place : most - (place - steps);
}

export const SLIDERS = {
  "matte size": { around: {}, at: (step) => ({ outerBorderSize: between(0, 30, step) }) },
  "surface depth": { around: { surface: "linen" }, at: (step) => ({ surfaceDepth: between(1, 100, step) }) },
  "matte size, linen": { around: { surface: "linen" }, at: (step) => ({ outerBorderSize: between(0, 30, step) }) },
  "corner radius": { around: {}, at: (step) => ({ cornerRadius: between(0, 25, step) }) },
  "corner radius, linen": { around: { surface: "linen" }, at: (step) => ({ cornerRadius: between(0, 25, step) }) },
  bevel: { around: { outerBorderSize: 12 }, at: (step) => ({ bevelSize: between(0, 30, step) }) },
  "inner mat": {
    around: { outerBorderSize: 12, bevelSize: 4 },
    at: (step) => ({ innerMatSize: between(0, 10, step) }),
  },
  "shadow strength": { around: { shadow: "lifted" }, at: (step) => ({ shadowStrength: between(1, 100, step) }) },
  "matte size, shadow": { around: { shadow: "lifted" }, at: (step) => ({ outerBorderSize: between(2, 30, step) }) },
  "gradient angle": {
    around: { background: "gradient" },
    at: (step) => ({ gradientAngle: 15 * between(0, 23, step) }),
  },
  "background blur": { around: { background: "photo" }, at: (step) => ({ backgroundBlur: between(0, 100, step) }) },
  "background shade": { around: { background: "photo" }, at: (step) => ({ backgroundShade: between(-60, 60, step) }) },
} as const satisfies Readonly<Record<string, Slider>>;

export type SliderName = keyof typeof SLIDERS;

export function settingsAt(name: SliderName, step: number): Partial<Settings> {
  const { around, at }: Slider = SLIDERS[name];
  return { ...around, ...at(step) };
}
