/** Reference: McuCanvas's `fill` in draw/mcu-canvas.ts; layout: jpeg/lossless/kernel/kernel-drawing.ts. */
import { COMPONENT_BYTES, FLAT_BYTES, FLATS, PLANE } from "./draw";

/** Fills a box of an MCU's pixels with a flat area's colour. */
export function fill(
  components: usize,
  componentsEnd: usize,
  across: u32,
  own: usize,
  left: u32,
  top: u32,
  right: u32,
  bottom: u32,
  flat: u32,
): void {
  for (let component = components; component < componentsEnd; component += COMPONENT_BYTES) {
    const sample = <f32>load<f64>(load<usize>(component, FLATS) + flat * FLAT_BYTES);
    const plane = load<usize>(component, PLANE);
    for (let y = top; y < bottom; y += 1) {
      fillRow(plane + ((y * across + left) << 2), plane + ((y * across + right) << 2), sample);
    }
  }
  for (let y = top; y < bottom; y += 1) memory.fill(own + y * across + left, 0, right - left);
}

function fillRow(at: usize, end: usize, sample: f32): void {
  const four = f32x4.splat(sample);
  for (; at + 16 <= end; at += 16) v128.store(at, four);
  for (; at < end; at += 4) store<f32>(at, sample);
}
