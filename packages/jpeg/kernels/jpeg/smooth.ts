/** Reference: draw/plain-smooth-mcus.ts and draw/smooth-coder.ts; layout: jpeg/lossless/kernel/kernel-smooth-mcus.ts. */

/** Component description's offsets: coarse and fine samples, DC values; greatest rise, unit, and steps as f64. */
const COARSE: usize = 0;
const FINE: usize = 4;
const VALUES: usize = 8;
const EVEN_RISE: usize = 16;
const UNIT: usize = 24;
const STEPS: usize = 32;

/** Block description's offsets and size: see SmoothBlock. The last four are f64. */
const COMPONENT: usize = 0;
const COLUMN: usize = 4;
const ROW: usize = 8;
const ACROSS: usize = 12;
const DOWN: usize = 16;
const PLACE_COLUMN: usize = 20;
const PLACE_ROW: usize = 24;
const IS_COLOUR: usize = 28;
const WIDTH: usize = 32;
const HEIGHT: usize = 40;
const RIGHT: usize = 48;
const LOWER: usize = 56;
const BLOCK_BYTES: usize = 64;

const EVEN: u8 = 1;
const LEVEL: u8 = 2;
const UNSHADED: u8 = 4;

const THRESHOLDS: i32 = 64;
const FIRST: f64 = -2.27770515;
const THIRD: f64 = -0.23810223;
const CROSSED: f64 = 0.64849259;
/** Rounds a number below 22 bits when added in single precision and subtracted: 1.5 * 2^23. */
const ROUNDER: f64 = 12582912;
const LARGEST: f64 = 1023;

/**
 * Writes a state for each MCU in a row, and the DC values of those without slopes.
 * @param upper offset of the first one's upper left sample in the planes
 * @param lower offset of its lower left sample
 * @param flat brightness without a shadow
 */
export function drawEvenMcus(
  blocks: usize,
  blocksEnd: usize,
  column: u32,
  row: u32,
  count: u32,
  upper: usize,
  lower: usize,
  flat: f64,
  states: usize,
  values: usize,
): void {
  const valueBytes = ((blocksEnd - blocks) / BLOCK_BYTES) * 2;
  for (const end = column + count; column < end; column += 1) {
    store<u8>(states, evenMcu(blocks, blocksEnd, column, row, upper, lower, flat, values));
    states += 1;
    values += valueBytes;
    upper += 8;
    lower += 8;
  }
}

function evenMcu(
  blocks: usize,
  blocksEnd: usize,
  column: u32,
  row: u32,
  upper: usize,
  lower: usize,
  flat: f64,
  values: usize,
): u8 {
  let isEven = true;
  let isLevel = true;
  let isUnshaded = false;
  for (let block = blocks; block < blocksEnd;) {
    const component = load<usize>(block, COMPONENT);
    const plane = load<usize>(component, COARSE);
    const a = load<f64>(plane + upper);
    const b = load<f64>(plane + upper, 8);
    const c = load<f64>(plane + lower);
    const d = load<f64>(plane + lower, 8);
    if (a !== b || c !== d) isLevel = false;
    if (block === blocks) isUnshaded = a === flat && b === flat && c === flat && d === flat;
    const right = (b - a + d - c) / 2;
    const down = (c - a + d - b) / 2;
    const steepest = max<f64>(abs<f64>(right) * load<f64>(block, WIDTH), abs<f64>(down) * load<f64>(block, HEIGHT));
    if (max<f64>(steepest, abs<f64>(a - b - c + d)) > load<f64>(component, EVEN_RISE)) isEven = false;
    const middle = (a + b + c + d) / 4;
    do {
      if (isEven) {
        const sample = middle + right * load<f64>(block, RIGHT) + down * load<f64>(block, LOWER);
        store<i16>(values, evenValue(component, sample, threshold(block, column, row)));
      }
      values += 2;
      block += BLOCK_BYTES;
    } while (block < blocksEnd && load<usize>(block, COMPONENT) === component);
  }
  return (isEven ? EVEN : 0) | (isLevel ? LEVEL : 0) | (isUnshaded ? UNSHADED : 0);
}

/**
 * Writes an MCU's coefficients, six a block.
 * @param width samples in a line
 * @param lines lines in a plane
 */
export function drawSlopedMcu(
  blocks: usize,
  blocksEnd: usize,
  column: u32,
  row: u32,
  left: u32,
  top: u32,
  width: u32,
  lines: u32,
  values: usize,
): void {
  for (let block = blocks; block < blocksEnd; block += BLOCK_BYTES) {
    const component = load<usize>(block, COMPONENT);
    const line = top + load<u32>(block, ROW);
    const first = load<usize>(component, FINE) + ((<usize>(left + load<u32>(block, COLUMN))) << 3);
    const upper = first + ((<usize>((line % lines) * width)) << 3);
    const lower = first + ((<usize>(((line + load<u32>(block, DOWN)) % lines) * width)) << 3);
    const across = (<usize>load<u32>(block, ACROSS)) << 3;
    const a = load<f64>(upper);
    const b = load<f64>(upper + across);
    const c = load<f64>(lower);
    const d = load<f64>(lower + across);
    slopedBlock(component, a, b, c, d, threshold(block, column, row), values);
    values += 12;
  }
}

function slopedBlock(component: usize, a: f64, b: f64, c: f64, d: f64, limit: f64, into: usize): void {
  const steps = component + STEPS;
  const across = (b - a + d - c) / 2;
  const down = (c - a + d - b) / 2;
  const middle = (a + b + c + d) / 4;
  const right = rounded((FIRST * across) / load<f64>(steps, 8));
  const lower = rounded((FIRST * down) / load<f64>(steps, 16));
  const crossed = rounded((CROSSED * (a - b - c + d)) / load<f64>(steps, 24));
  const isEven = right === 0 && lower === 0 && crossed === 0;
  store<i16>(into, isEven ? evenValue(component, middle, limit) : rounded(((middle - 128) * 8) / load<f64>(steps)));
  store<i16>(into, right, 2);
  store<i16>(into, lower, 4);
  store<i16>(into, crossed, 6);
  store<i16>(into, rounded((THIRD * across) / load<f64>(steps, 32)), 8);
  store<i16>(into, rounded((THIRD * down) / load<f64>(steps, 40)), 10);
}

function evenValue(component: usize, sample: f64, limit: f64): i16 {
  const unit = floor<f64>((sample - 128) / load<f64>(component, UNIT) + limit) + 128;
  const place = <usize>max<f64>(0, min<f64>(256, unit));
  return load<i16>(load<usize>(component, VALUES) + (place << 1));
}

function threshold(block: usize, column: u32, row: u32): f64 {
  const x = <f64>column / load<f64>(block, WIDTH) + <f64>load<u32>(block, PLACE_COLUMN);
  const y = <f64>row / load<f64>(block, HEIGHT) + <f64>load<u32>(block, PLACE_ROW);
  const isColour = load<u32>(block, IS_COLOUR) !== 0;
  const sum = isColour ? 23 * y + 33 * x : 23 * x + 33 * y;
  return (<f64>(<i32>sum & (THRESHOLDS - 1)) + 0.5) / THRESHOLDS;
}

function rounded(exact: f64): i16 {
  const value = <f64>(<f32>(exact + ROUNDER)) - ROUNDER;
  return <i16>min<f64>(LARGEST, max<f64>(-LARGEST, value));
}
