import { u16be } from "@matte/pixels/bytes";
import { type DeepPng, samplesOf } from "./open.ts";

/** Background for transparent pixels, and the resulting colour type. */
export interface Base {
  readonly colour: "grey" | "rgb";
  /** Red, green and blue, 0 to 255; a grey picture uses the first. */
  readonly background: readonly [red: number, green: number, blue: number];
}

const OPAQUE = 0xffff;

/** Writes a row of stored samples into an opaque picture, `step` bytes per pixel. */
export type RowWriter = (row: Uint8Array, out: Uint8Array, at: number, step: number) => void;

export function rowWriter(png: DeepPng, base: Base): RowWriter {
  const plain = !png.alpha && png.key === null && png.colour === base.colour;
  const mixed = mixer(png, base);
  const pixel = 2 * samplesOf(png);
  return (row, out, at, step) => {
    if (plain && step === pixel) out.set(row, at);
    else mixed(row, out, at, step);
  };
}

/** Blends by straight alpha (PNG 3rd edition §13.16) in stored values, as canvases do. */
function mixer(png: DeepPng, { colour, background }: Base): RowWriter {
  const samples = samplesOf(png);
  const channels = colour === "grey" ? 1 : 3;
  const alphaOf = alphaReader(png);
  return (row, out, at, step) => {
    for (let from = 0, to = at; from < row.length; from += 2 * samples, to += step) {
      const alpha = alphaOf(row, from);
      for (let channel = 0; channel < channels; channel += 1) {
        const value = u16be(row, from + (png.colour === "grey" ? 0 : 2 * channel));
        const under = 257 * background[channel]!;
        const mix = alpha === OPAQUE ? value : Math.round((value * alpha + under * (OPAQUE - alpha)) / OPAQUE);
        out[to + 2 * channel] = mix >> 8;
        out[to + 2 * channel + 1] = mix;
      }
    }
  };
}

function alphaReader(png: DeepPng): (row: Uint8Array, at: number) => number {
  const { alpha, key } = png;
  if (alpha) return (row, at) => u16be(row, at + 2 * samplesOf(png) - 2);
  if (key === null) return () => OPAQUE;
  return (row, at) => (key.every((sample, index) => u16be(row, at + 2 * index) === sample) ? 0 : OPAQUE);
}
