import type { McuGrid } from "./blocks/mcu.ts";
import { damaged, FallbackError, type FallbackReason } from "./fallback.ts";
import { MAX_AC_BITS, MAX_DC_BITS } from "./huffman/symbols.ts";
import type { QuantisationTable } from "./markers/picture.ts";
import type { LosslessSource } from "./open.ts";
import { checkCoefficientBytes } from "./photo/coefficients.ts";

/** Upper limits for new quantisation steps, ordered by file size. */
const LIMITS = [8, 6, 4, 3, 2, 1] as const;

/** Reasons that finer steps may remove. */
const TOO_COARSE: ReadonlySet<FallbackReason> = new Set(["matte-colour", "overlay-quality"]);

/** A baseline JPEG's largest AC coefficient, and the largest DC value able to follow 0. */
const LARGEST_AC = 2 ** MAX_AC_BITS - 1;
const LARGEST_DC = 2 ** MAX_DC_BITS - 1;

/** DC steps become finer too, or stay as they are if a large prime step's values differ too much under a step of 1. */
const DC_CHOICES = ["finer-dc", "same-dc"] as const;
type DcChoice = (typeof DC_CHOICES)[number];

/**
 * Frames a photo whose quantisation may be too coarse for its frame. Such a photo gets the largest divisors of its steps that are
 * fine enough: a coefficient times the quotient stands for the same value, and decoders show the same pixels.
 * @param work makes the frame
 * @param draw only draws it, to find the steps
 * @throws {FallbackError} for the photo's original steps if no others help
 */
export function withFineSteps<T>(
  source: LosslessSource,
  work: (source: LosslessSource) => T,
  draw: (source: LosslessSource) => void,
): T {
  try {
    return work(source);
  } catch (error) {
    if (!isTooCoarse(error)) throw error;
    for (const dc of DC_CHOICES) {
      const framed = unlessFallback(() => work(fineEnough(source, draw, dc)));
      if (framed !== null) return framed.result;
    }
    throw error;
  }
}

function isTooCoarse(error: unknown): error is FallbackError {
  return error instanceof FallbackError && TOO_COARSE.has(error.fallbackReason);
}

function unlessFallback<T>(work: () => T): { readonly result: T } | null {
  try {
    return { result: work() };
  } catch (error) {
    if (error instanceof FallbackError) return null;
    throw error;
  }
}

function fineEnough(source: LosslessSource, draw: (source: LosslessSource) => void, dc: DcChoice): LosslessSource {
  checkCoefficientBytes(source.grid);
  for (const limit of LIMITS) {
    const finer = withFinerSteps(source, limit, dc);
    try {
      draw(finer);
      return finer;
    } catch (error) {
      if (!isTooCoarse(error) || limit === 1) throw error;
    }
  }
  return source;
}

/** Replaces every quantisation step by its largest divisor up to a limit. */
export function withFinerSteps(source: LosslessSource, limit: number, dc: DcChoice = "finer-dc"): LosslessSource {
  const { components } = source.picture;
  const finer = new Map(components.map(({ quantisation }) => [quantisation, finerTable(quantisation, limit, dc)]));
  const tables = components.map(({ quantisation }) => finer.get(quantisation)!);
  const quotients = components.map(({ quantisation }, index) =>
    quantisation.map((step, k) => step / tables[index]![k]!),
  );
  const requantised = components.map((component, index) => ({ ...component, quantisation: tables[index]! }));
  return { ...source, picture: { ...source.picture, components: requantised }, quotients };
}

function finerTable(table: QuantisationTable, limit: number, dc: DcChoice): QuantisationTable {
  return table.map((step, k) => {
    if (k === 0 && dc === "same-dc") return step;
    let divisor = Math.min(step, limit);
    while (step % divisor !== 0) divisor -= 1;
    return divisor;
  });
}

/**
 * Multiplies all coefficients in place.
 * @param quotients by component and zig-zag position
 * @throws {FallbackError} if a product is too large for a baseline JPEG
 */
export function multiply(coefficients: Int16Array, { blocks }: McuGrid, quotients: readonly Uint16Array[]): void {
  const factors = Uint16Array.from(blocks.flatMap(({ component }) => [...quotients[component]!]));
  for (let at = 0; at < coefficients.length; at += factors.length) {
    for (let n = 0; n < factors.length; n += 1) {
      const product = coefficients[at + n]! * factors[n]!;
      if (Math.abs(product) > ((n & 63) === 0 ? LARGEST_DC : LARGEST_AC))
        throw new FallbackError("overlay-quality", `a coefficient of ${product} under finer steps`);
      coefficients[at + n] = product;
    }
  }
}

/**
 * Divides all coefficients in place, inverting {@link multiply}.
 * @throws {FallbackError} `damaged` if one is no multiple
 */
export function divide(coefficients: Int16Array, { blocks }: McuGrid, quotients: readonly ArrayLike<number>[]): void {
  const divisors = Uint16Array.from(blocks.flatMap(({ component }) => Array.from(quotients[component]!)));
  for (let at = 0; at < coefficients.length; at += divisors.length) {
    for (let n = 0; n < divisors.length; n += 1) {
      const value = coefficients[at + n]!;
      if (value % divisors[n]! !== 0)
        throw damaged(`a coefficient of ${value} under steps ${divisors[n]!} times finer`);
      coefficients[at + n] = value / divisors[n]!;
    }
  }
}
