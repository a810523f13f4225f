import type { RawValue } from "./tags.ts";

/** More values than in any tag for a caption; a file may claim any number. */
const MOST_VALUES = 16;

const DECIMAL_OR_FRACTION = /^\s*(\d+(?:\.\d+)?)\s*(?:\/\s*(\d+(?:\.\d+)?)\s*)?$/;

/**
 * Reads a tag with a pair of numbers per rational (EXIF types RATIONAL and SRATIONAL).
 * @returns finite numbers; NaN for unknown (x/0) or unreadable values
 */
export function rationals(value: RawValue): number[] {
  const list = listFrom(value);
  if (list === null) return [single(value)];
  return isPair(list) ? [quotient(list[0], list[1])] : list.map(toNumber);
}

/**
 * Reads a tag with a number per value (EXIF types SHORT and LONG).
 * @returns finite numbers; NaN for unreadable values
 */
export function numbers(value: RawValue): number[] {
  return listFrom(value)?.map(toNumber) ?? [single(value)];
}

/** The first value in a range, bounds included. */
export function firstWithin(
  values: readonly number[],
  range: { readonly min: number; readonly max: number },
): number | undefined {
  return values.find((value) => value >= range.min && value <= range.max);
}

function listFrom(value: RawValue): unknown[] | null {
  if (Array.isArray(value)) return Array.from<unknown>(value.slice(0, MOST_VALUES));
  if (value instanceof Uint8Array || value instanceof Uint16Array || value instanceof Uint32Array)
    return Array.from(value.subarray(0, MOST_VALUES));
  return null;
}

function isPair(list: readonly unknown[]): list is readonly [number, number] {
  return list.length === 2 && list.every((part) => typeof part === "number");
}

function toNumber(value: unknown): number {
  const list = listFrom(value);
  if (list === null) return single(value);
  if (isPair(list)) return quotient(list[0], list[1]);
  return list.length === 1 ? single(list[0]) : Number.NaN;
}

function single(value: unknown): number {
  if (typeof value === "number") return quotient(value, 1);
  if (typeof value !== "string") return Number.NaN;
  const [, numerator, denominator = "1"] = DECIMAL_OR_FRACTION.exec(value.slice(0, 64)) ?? [];
  return quotient(Number(numerator), Number(denominator));
}

function quotient(numerator: number, denominator: number): number {
  const value = numerator / denominator;
  return Number.isFinite(value) && denominator > 0 ? value : Number.NaN;
}
