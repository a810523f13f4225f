import type { Component, Picture } from "../markers/picture.ts";
import { FallbackError } from "../fallback.ts";
import type { Rgb } from "../types.ts";
import { colourOf, samplesOf } from "./colour-transform.ts";

/** Furthest that a flat colour's red, green or blue may come out from what was asked for, of 255. */
const MAX_FLAT_ERROR = 1;

/** A flat colour under a photo's quantisation. */
export interface FlatLevels {
  /** By component: the colour's exact sample. */
  readonly samples: readonly number[];
  /** By component: the quantised DC value whose blocks come nearest to it. */
  readonly levels: readonly number[];
}

/** A choice of levels, and how far from the colour it comes out. */
interface Candidate {
  readonly levels: readonly number[];
  readonly worst: number;
  readonly squares: number;
}

/**
 * Finds the DC values that show a colour best. Rounding each component by itself is not always best: white may lie a step
 * above the range, where decoders limit it, and errors of two components may add up or cancel out.
 * @throws {FallbackError} `matte-colour` where the nearest colour is more than one level off
 */
export function flatLevels(picture: Picture, colour: Rgb): FlatLevels {
  const samples = samplesOf(picture.colour, colour);
  const choices = samples.map((sample, index) => neighbours(((sample - 128) * 8) / step(picture.components[index]!)));
  const candidates = combinations(choices).map((levels) => judge(picture, levels, colour));
  const best = candidates.reduce((a, b) =>
    b.worst < a.worst || (b.worst === a.worst && b.squares < a.squares) ? b : a,
  );
  if (best.worst > MAX_FLAT_ERROR)
    throw new FallbackError("matte-colour", `rgb(${colour.join()}) is ${best.worst} levels off`);
  return { samples, levels: best.levels };
}

function step(component: Component): number {
  return component.quantisation[0]!;
}

/** The nearest whole number first, so that it wins where the other is as good. */
function neighbours(exact: number): readonly number[] {
  const nearest = Math.round(exact);
  return nearest === exact ? [nearest] : [nearest, exact > nearest ? nearest + 1 : nearest - 1];
}

function combinations(choices: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return choices.reduce<readonly (readonly number[])[]>(
    (heads, tails) => heads.flatMap((head) => tails.map((tail) => [...head, tail])),
    [[]],
  );
}

function judge({ colour: model, components }: Picture, levels: readonly number[], wanted: Rgb): Candidate {
  const shown = colourOf(
    model,
    levels.map((level, index) => 128 + (level * step(components[index]!)) / 8),
  );
  const errors = shown.map((value, channel) => Math.abs(value - wanted[channel]!));
  return { levels, worst: Math.max(...errors), squares: errors.reduce((sum, error) => sum + error * error, 0) };
}
