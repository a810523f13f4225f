import { u16be, u8 } from "@matte/pixels/bytes";
import { damaged, FallbackError } from "../fallback.ts";
import { SOF0, SOF1, SOF2 } from "@matte/pixels/segments";

/** Frame header, ITU-T T.81 §B.2.2. */
export interface FrameHeader {
  readonly progressive: boolean;
  readonly width: number;
  readonly height: number;
  readonly components: readonly FrameComponent[];
}

export interface FrameComponent {
  readonly id: number;
  readonly h: number;
  readonly v: number;
  readonly destination: number;
}

/** Component counts a caller can work with. */
export type ComponentCounts = readonly number[];
/** Greys and colours. */
export const USUAL_COUNTS: ComponentCounts = [1, 3];

/** Reads a frame header; throws for unsupported processes and pictures. */
export function readFrameHeader(marker: number, segment: Uint8Array, counts = USUAL_COUNTS): FrameHeader {
  checkProcess(marker);
  const count = u8(segment, 5);
  if (segment.length !== 6 + 3 * count) throw damaged("frame header");
  if (u8(segment, 0) !== 8) throw new FallbackError("precision", `${u8(segment, 0)} bits a sample`);
  if (!counts.includes(count)) {
    throw count === 4 ? new FallbackError("cmyk", "four components") : damaged(`${count} components`);
  }
  const components = Array.from({ length: count }, (_, index) => readComponent(segment, 6 + 3 * index));
  const header = { width: u16be(segment, 3), height: u16be(segment, 1), progressive: marker === SOF2 };
  if (header.width === 0 || header.height === 0) throw damaged("a side of 0 pixels");
  return { ...header, components: checked(components) };
}

/** Rejects unsupported SOFn, ITU-T T.81 table B.1: from 9 on arithmetic; 5 to 7 and 13 to 15 hierarchical; 3 and 11 lossless. */
function checkProcess(marker: number): void {
  if (marker === SOF0 || marker === SOF1 || marker === SOF2) return;
  const n = marker - SOF0;
  if (n % 8 > 4) throw new FallbackError("hierarchical", `SOF${n}`);
  if (n % 4 === 3) throw new FallbackError("lossless-process", `SOF${n}`);
  throw new FallbackError("arithmetic", `SOF${n}`);
}

function readComponent(segment: Uint8Array, at: number): FrameComponent {
  const factors = u8(segment, at + 1);
  return { id: u8(segment, at), h: factors >> 4, v: factors & 15, destination: u8(segment, at + 2) };
}

function checked(components: readonly FrameComponent[]): readonly FrameComponent[] {
  const inRange = (factor: number): boolean => factor >= 1 && factor <= 4;
  if (!components.every(({ h, v }) => inRange(h) && inRange(v))) throw damaged("sampling factors");
  if (new Set(components.map(({ id }) => id)).size < components.length) throw damaged("component ids");
  const [only] = components;
  return components.length === 1 && only !== undefined ? [{ ...only, h: 1, v: 1 }] : interleavable(components);
}

/** Checks for at most ten blocks per MCU (ITU-T T.81 §B.2.3), and for components at whole fractions of the largest one. */
function interleavable(components: readonly FrameComponent[]): readonly FrameComponent[] {
  const h = Math.max(...components.map((component) => component.h));
  const v = Math.max(...components.map((component) => component.v));
  const blocks = components.reduce((sum, component) => sum + component.h * component.v, 0);
  const whole = components.every((component) => h % component.h === 0 && v % component.v === 0);
  if (blocks > 10 || !whole)
    throw new FallbackError("sampling", components.map((one) => `${one.h}x${one.v}`).join(" "));
  return components;
}
