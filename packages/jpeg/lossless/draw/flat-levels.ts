import type { Component, Picture } from "../markers/picture.ts";
import { FallbackError } from "../fallback.ts";
import type { Rgb } from "../types.ts";
import { colourOf, samplesOf } from "./colour-transform.ts";

/** Largest red, green or blue error in a flat colour, 0 to 255. */
const MAX_FLAT_ERROR = 1;

/** Flat colour under a photo's quantisation. */
export interface FlatLevels {
  /** Exact, by component. */
  readonly samples: readonly number[];
  /** Quantised DC values of the nearest blocks, by component. */
  readonly levels: readonly number[];
}

interface Candidate {
  readonly levels: readonly number[];
  readonly worst: number;
  readonly squares: number;
}

/**
 * Finds the DC values that show a colour best. Rounding each component separately is not always best: white may be a step above the
 * range, where decoders clip it, and errors of two components may add up or cancel out.
 * @throws {FallbackError} `matte-colour` if the nearest colour is more than one level off
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

/** Nearest integer first: it wins ties. */
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
