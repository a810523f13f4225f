import type { QuantisationTable } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";

/**
 * Gives photos of the same components one set of quantisation steps: for each frequency the greatest common divisor of theirs.
 * Coefficients times their quotients stand for the same values.
 * @returns the photos with these steps, and quotients where they differ from their own
 */
export function withCommonSteps(photos: readonly LosslessSource[]): readonly LosslessSource[] {
  const steps = sharedTables(photos);
  return photos.map((photo) => {
    const { components } = photo.picture;
    const quotients = components.map(({ quantisation }, n) => quantisation.map((step, k) => step / steps[n]![k]!));
    const isSame = quotients.every((factors) => factors.every((factor) => factor === 1));
    const requantised = components.map((component, n) => ({ ...component, quantisation: steps[n]! }));
    return {
      ...photo,
      picture: { ...photo.picture, components: requantised },
      quotients: isSame ? null : quotients,
    };
  });
}

/** Components with equal steps share a table. */
function sharedTables(photos: readonly LosslessSource[]): readonly QuantisationTable[] {
  const tables = new Map<string, QuantisationTable>();
  return photos[0]!.picture.components.map((_, n) => {
    const all = photos.map(({ picture }) => picture.components[n]!.quantisation);
    const common = all[0]!.map((_step, k) => all.reduce((divisor, steps) => divisorOf(divisor, steps[k]!), 0));
    const known = tables.get(common.join());
    if (known !== undefined) return known;
    tables.set(common.join(), common);
    return common;
  });
}

/** Greatest common divisor. */
function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other);
}
