import { bell, cosine, sine, wrapped } from "./arithmetic.ts";
import { type Random, randomFrom } from "./random.ts";
import { type Relief, RELIEF_SIZE } from "./relief.ts";

/** Distance between two places of a fibre at which it is pressed into the relief, in cells. */
const STEP = 0.5;

/** Shape of fibres on a surface. Lengths and widths are in cells. */
export interface FibreShape {
  readonly count: number;
  readonly length: number;
  readonly width: number;
  /** A fibre's sharpest curve, in turns per cell. */
  readonly bend: number;
  /** Each end tapers over this share of the length. */
  readonly taper: number;
  /** `pressed` fibres add up and lie above or below the sheet; `laid` ones cover each other. */
  readonly stacking: "pressed" | "laid";
}

interface Fibre {
  x: number;
  y: number;
  turns: number;
  readonly curve: number;
  readonly width: number;
  readonly length: number;
  readonly height: number;
}

/** Curved fibres in all directions. */
export function fibres(shape: FibreShape, seed: number): Relief {
  const random = randomFrom(seed);
  const heights = new Float64Array(RELIEF_SIZE * RELIEF_SIZE);
  for (let count = 0; count < shape.count; count += 1) draw(heights, shape, fibreOf(shape, random));
  return heights;
}

function fibreOf(shape: FibreShape, random: Random): Fibre {
  const [x, y, turns] = [random() * RELIEF_SIZE, random() * RELIEF_SIZE, random()];
  const curve = 2 * (random() - 0.5) * shape.bend;
  const [width, length] = [shape.width * (0.6 + 0.8 * random()), shape.length * (0.5 + random())];
  const side = shape.stacking === "pressed" && random() < 0.5 ? -1 : 1;
  return { x, y, turns, curve, width, length, height: side * (0.5 + 0.5 * random()) };
}

function draw(heights: Relief, shape: FibreShape, fibre: Fibre): void {
  const ends = shape.taper * fibre.length;
  for (let done = 0; done < fibre.length; done += STEP) {
    fibre.x = wrapped(fibre.x + STEP * cosine(fibre.turns), RELIEF_SIZE);
    fibre.y = wrapped(fibre.y + STEP * sine(fibre.turns), RELIEF_SIZE);
    fibre.turns += STEP * fibre.curve;
    press(heights, shape, fibre, Math.min(1, done / ends, (fibre.length - done) / ends));
  }
}

function press(heights: Relief, { stacking }: FibreShape, { x, y, width, height }: Fibre, share: number): void {
  const reach = Math.ceil(2 * width);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  for (let dy = -reach; dy <= reach; dy += 1) {
    const line = wrapped(row + dy, RELIEF_SIZE) * RELIEF_SIZE;
    for (let dx = -reach; dx <= reach; dx += 1) {
      const across = column + dx - x;
      const down = row + dy - y;
      const distance = across * across + down * down;
      const at = line + wrapped(column + dx, RELIEF_SIZE);
      const value = height * share * bell(distance / (width * width));
      // Steps overlap: pressed fibres add a share of their height at each.
      heights[at] = stacking === "laid" ? Math.max(heights[at]!, value) : heights[at]! + 0.12 * value;
    }
  }
}
