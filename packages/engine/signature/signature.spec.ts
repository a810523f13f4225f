import { describe, expect, test } from "vitest";
import { channels } from "../colour.ts";
import { type Signature, signatureFromPhoto } from "./index.ts";
import { photographed, type SignedPaper, type SignedPhoto, WHITE_PAPER } from "./testing.ts";

const DEGREE = Math.PI / 180;
const BLUE = [38, 56, 150] as const;

const PAPERS: readonly (readonly [name: string, Partial<SignedPaper>])[] = [
  ["on white paper", {}],
  ["in blue ink", { ink: BLUE }],
  ["in red ink on cream", { ink: [170, 40, 44], paper: [244, 230, 204] }],
  ["in pencil", { ink: [120, 120, 122], strength: 0.8, grain: 0.3, pen: 3 }],
  ["on ruled paper", { ruled: 56 }],
  ["on ruled paper, turned, in blue ink", { ruled: 56, turned: 7 * DEGREE, ink: BLUE }],
  ["turned", { turned: -14 * DEGREE }],
  ["in a falling light", { light: (x, y) => 0.95 - 0.00035 * x - 0.0003 * y }],
  ["under a cast shadow", { light: (x, y) => (x + 0.4 * y > 620 ? 0.55 : 1) }],
  [
    "in pencil on ruled paper under a soft shadow",
    {
      ink: [105, 105, 110],
      strength: 0.85,
      grain: 0.2,
      ruled: 64,
      light: (x) => 0.7 + 0.3 / (1 + Math.exp((x - 500) / 40)),
    },
  ],
];

describe.each(PAPERS)("a signature %s", (name, changes) => {
  const photo = photographed({ ...WHITE_PAPER, ...changes });
  const found = signatureFromPhoto(photo.pixels, photo);

  test(`a signature ${name} has the drawn ink, and paper of alpha 0`, () => {
    expect(found).not.toBeNull();
    const { overlap, strayed } = compared(found, photo);
    expect(overlap).toBeGreaterThanOrEqual(0.85);
    expect(strayed).toBe(0);
  });
});

describe("signatures", () => {
  test("a signature is upright by the paper's lines", () => {
    const angle = 7 * DEGREE;
    const photo = photographed({ ...WHITE_PAPER, ruled: 56, turned: angle });
    expect(signatureFromPhoto(photo.pixels, photo)?.angle).toBeCloseTo(angle, 2);
  });

  test("a signature without lines is upright by its own direction", () => {
    const angleOf = (turned: number): number => {
      const photo = photographed({ ...WHITE_PAPER, turned });
      return signatureFromPhoto(photo.pixels, photo)?.angle ?? Number.NaN;
    };
    const own = angleOf(-20 * DEGREE) + 20 * DEGREE;
    expect(Math.abs(own)).toBeLessThan(5 * DEGREE);
    for (const turned of [-14, 11, 35]) expect(angleOf(turned * DEGREE) - own).toBeCloseTo(turned * DEGREE, 1);
  });

  test("a signature keeps the ink's colour, without the paper's and the light's", () => {
    const photo = photographed({ ...WHITE_PAPER, ink: BLUE, light: () => 0.6 });
    const ink = signatureFromPhoto(photo.pixels, photo)?.ink ?? "#000000";
    for (const [channel, value] of channels(ink).entries())
      expect(Math.abs(value - (BLUE[channel] ?? 0))).toBeLessThan(16);
  });

  test("paper without ink has no signature", () => {
    const photo = photographed({ ...WHITE_PAPER, strength: 0 });
    expect(signatureFromPhoto(photo.pixels, photo)).toBeNull();
  });
});

/** Distance to the drawn ink, in pixels, over which edges may be soft. */
const SOFT = 4;

function compared(found: Signature | null, { truth, width, height }: SignedPhoto) {
  if (found === null) throw new Error("No signature");
  const [cos, sin] = [Math.cos(found.angle), Math.sin(found.angle)];
  const truthAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (truth[y * width + x] ?? 0);
  let [both, own, strayed] = [0, 0, 0];
  for (let at = 0; at < found.width * found.height; at += 1) {
    const alpha = found.pixels[4 * at + 3] ?? 0;
    if (alpha === 0) continue;
    const [column, row] = [at % found.width, Math.floor(at / found.width)];
    const x = Math.round(found.origin.x + column * cos - row * sin);
    const y = Math.round(found.origin.y + column * sin + row * cos);
    if (!isNear(x, y, truthAt)) strayed += 1;
    if (alpha < 128) continue;
    own += 1;
    if (truthAt(x, y) >= 0.5) both += 1;
  }
  const drawn = truth.reduce((sum, value) => sum + (value >= 0.5 ? 1 : 0), 0);
  return { overlap: both / (own + drawn - both), strayed };
}

function isNear(x: number, y: number, truthAt: (x: number, y: number) => number): boolean {
  for (let dy = -SOFT; dy <= SOFT; dy += 1)
    for (let dx = -SOFT; dx <= SOFT; dx += 1) if (truthAt(x + dx, y + dy) > 0) return true;
  return false;
}
