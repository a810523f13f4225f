/** Tags with a table from four inks to a connection space, ICC.1:2022 §10.10 to §10.12. */
import type { Vector } from "./matrix.ts";

const INKS = 4;
const OUTPUTS = 3;
const ENTRIES = 256;

/** A table's contents; all values are 0 to 1. */
export interface InkGrid {
  /** Points per ink. */
  readonly points: number;
  /** Curve for all inks before the grid. */
  readonly curve: (ink: number) => number;
  /** A point's values. */
  readonly value: (inks: readonly number[]) => Vector;
}

/** Writes lut8Type or lut16Type. */
export function inkLutTag(type: "mft1" | "mft2", grid: InkGrid): Uint8Array {
  const bytes = type === "mft1" ? 1 : 2;
  const out = [...new TextEncoder().encode(type), 0, 0, 0, 0, INKS, OUTPUTS, grid.points, 0];
  for (const diagonal of [1, 0, 0, 0, 1, 0, 0, 0, 1]) out.push(0, diagonal, 0, 0);
  if (type === "mft2") out.push(ENTRIES >> 8, ENTRIES & 0xff, 0, 2);
  const curve = curveValues(grid);
  const straight = type === "mft1" ? curveValues({ curve: (value) => value }) : [0, 1];
  const values = [...curve, ...curve, ...curve, ...curve, ...gridValues(grid), ...straight, ...straight, ...straight];
  return Uint8Array.from([...out, ...values.flatMap((value) => coded(value, bytes))]);
}

/**
 * Writes lutAToBType with square root curves between its grid and its matrix, which halves values and doubles them
 * afterwards.
 */
export function inkCurvesTag(grid: InkGrid): Uint8Array {
  const curve = curveTag(curveValues(grid));
  const squares = curveTag(curveValues({ curve: (value) => value ** 2 }));
  const matrix = [0.5, 0, 0, 0, 0.5, 0, 0, 0, 0.5, 0.25, 0.25, 0.25].flatMap((value) => word(value * 65_536));
  const back = curveTag([0, 0, 0.5, 1, 1]);
  const roots: InkGrid = { ...grid, value: (inks) => grid.value(inks).map(Math.sqrt) as unknown as Vector };
  const points = [...Array.from({ length: 16 }, (_, n) => (n < INKS ? grid.points : 0)), 2, 0, 0, 0];
  const table = padded([...points, ...gridValues(roots).flatMap((value) => coded(value, 2))]);
  const parts = [repeated(back), matrix, repeated(squares), table, [...repeated(curve), ...curve]];
  let end = 32;
  const offsets = parts.map((part) => (end += part.length) - part.length);
  const head = [...new TextEncoder().encode("mAB "), 0, 0, 0, 0, INKS, OUTPUTS, 0, 0, ...offsets.flatMap(word)];
  return Uint8Array.from([...head, ...parts.flat()]);
}

function repeated(curve: readonly number[]): readonly number[] {
  return Array.from({ length: OUTPUTS }, () => curve).flat();
}

function curveValues({ curve }: Pick<InkGrid, "curve">): readonly number[] {
  return Array.from({ length: ENTRIES }, (_, n) => curve(n / (ENTRIES - 1)));
}

/** The last ink varies fastest. */
function gridValues({ points, value }: InkGrid): readonly number[] {
  return Array.from({ length: points ** INKS }, (_, point) =>
    value(
      Array.from(
        { length: INKS },
        (__, ink) => (Math.floor(point / points ** (INKS - 1 - ink)) % points) / (points - 1),
      ),
    ),
  ).flat();
}

/** curveType, §10.6. */
function curveTag(values: readonly number[]): readonly number[] {
  const head = [...new TextEncoder().encode("curv"), 0, 0, 0, 0, ...word(values.length)];
  return padded([...head, ...values.flatMap((value) => coded(value, 2))]);
}

function coded(value: number, bytes: 1 | 2): readonly number[] {
  const rounded = Math.round(Math.min(1, Math.max(0, value)) * (bytes === 1 ? 255 : 65_535));
  return bytes === 1 ? [rounded] : [rounded >> 8, rounded & 0xff];
}

function word(value: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

function padded(bytes: readonly number[]): readonly number[] {
  return [...bytes, ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0)];
}
