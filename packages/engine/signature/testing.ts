/** Photographed signatures, drawn with the truth about their ink. */
import type { Size } from "../layout/geometry.ts";

export interface SignedPaper extends Size {
  readonly paper: readonly [number, number, number];
  readonly ink: readonly [number, number, number];
  /** The ink's share in the paper's light. */
  readonly strength: number;
  /** The pen's radius, in pixels. */
  readonly pen: number;
  /** The paper's angle in the photo, in radians clockwise. */
  readonly turned: number;
  /** Distance between ruled lines in pixels; 0 for plain paper. */
  readonly ruled: number;
  /** Light on a place, from 0 to 1. */
  readonly light: (x: number, y: number) => number;
  /** The noise's amplitude (to 255). */
  readonly noise: number;
  /** Share that the paper's grain leaves out in a pencil's stroke. */
  readonly grain: number;
}

export const WHITE_PAPER: SignedPaper = {
  width: 960,
  height: 640,
  paper: [242, 240, 234],
  ink: [28, 28, 32],
  strength: 1,
  pen: 3.5,
  turned: 0,
  ruled: 0,
  light: () => 1,
  noise: 3,
  grain: 0,
};

const RULE = { colour: [120, 150, 200], radius: 0.9, strength: 0.7 } as const;

export interface SignedPhoto extends Size {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The pen's coverage, 0 to 1. */
  readonly truth: Float32Array<ArrayBuffer>;
}

export function photographed(signed: SignedPaper): SignedPhoto {
  const { width, height, paper, ink, light, noise } = signed;
  const truth = covered(signed, signatureStrokes(signed), signed.pen);
  const rules = covered(signed, ruledLines(signed), RULE.radius);
  const random = newRandom(7);
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < truth.length; at += 1) {
    const shade = light(at % width, Math.floor(at / width));
    const grain = random() < signed.grain ? 0.45 : 1;
    const taken = (truth[at] ?? 0) * signed.strength * grain;
    const ruled = (rules[at] ?? 0) * RULE.strength;
    const grainy = noise * (random() + random() - 1);
    for (const [channel, value] of paper.entries()) {
      const lined = value + (RULE.colour[channel] ?? 0) * ruled - value * ruled;
      pixels[4 * at + channel] = (lined * (1 - taken) + (ink[channel] ?? 0) * taken) * shade + grainy;
    }
    pixels[4 * at + 3] = 255;
  }
  return { width, height, pixels, truth };
}

type Point = readonly [x: number, y: number];
type Stroke = readonly Point[];

/** A name in loops, and a dot. */
function signatureStrokes(signed: SignedPaper): Stroke[] {
  const { width, height } = signed;
  const name = curve(240, (t) => {
    const fading = 1 - 0.55 * t;
    const x = 0.2 + 0.58 * t + 0.045 * Math.sin(2 * Math.PI * 7 * t);
    return [x * width, (0.5 - 0.15 * fading * Math.cos(2 * Math.PI * 7 * t + 0.6)) * height];
  });
  const flourish = curve(80, (t) => [
    (0.24 + 0.5 * t) * width,
    (0.7 + 0.025 * Math.sin(2.6 * Math.PI * t) - 0.02 * t) * height,
  ]);
  const dot: Stroke = [
    [0.8 * width, 0.38 * height],
    [0.804 * width, 0.385 * height],
  ];
  return [name, flourish, dot].map((stroke) => stroke.map((point) => turnedPoint(point, signed)));
}

function curve(count: number, at: (t: number) => Point): Stroke {
  return Array.from({ length: count + 1 }, (_, index) => at(index / count));
}

function ruledLines(signed: SignedPaper): Stroke[] {
  const { width, height, ruled } = signed;
  const count = ruled === 0 ? 0 : Math.ceil((2 * height) / ruled);
  return Array.from({ length: count }, (_, index) => {
    const y = index * ruled - height / 2 + ruled / 3;
    const ends: Stroke = [
      [-width, y],
      [2 * width, y],
    ];
    return ends.map((point) => turnedPoint(point, signed));
  });
}

function turnedPoint([x, y]: Point, { width, height, turned }: SignedPaper): Point {
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const [dx, dy] = [x - width / 2, y - height / 2];
  return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
}

function covered({ width, height }: Size, strokes: readonly Stroke[], radius: number): Float32Array<ArrayBuffer> {
  const coverage = new Float32Array(width * height);
  for (const stroke of strokes)
    for (const [index, to] of stroke.entries()) {
      const from = stroke[index - 1];
      if (from !== undefined) cover(coverage, { width, height }, { from, to, radius });
    }
  return coverage;
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
}

function cover(coverage: Float32Array, { width, height }: Size, { from, to, radius }: Segment): void {
  const reach = radius + 1;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const value = Math.min(1, Math.max(0, radius + 0.5 - distance([x, y], from, to)));
      coverage[y * width + x] = Math.max(coverage[y * width + x] ?? 0, value);
    }
}

function distance([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy);
}

/** Park and Miller's generator. */
function newRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
