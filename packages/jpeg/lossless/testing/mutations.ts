/** Shared by the specs and the long fuzz test: JPEGs in all codings, and ways to damage them. */
import fc from "fast-check";
import { type JpegOptions, SAMPLINGS } from "../../../../tools/photos/jpeg-writer/index.ts";
import { anyShare, jpeg } from "@matte/pixels/testing";
import { withTrailingRestarts } from "./trailing-restarts.ts";

const CODINGS: readonly Omit<JpegOptions, "sampling">[] = [
  { quality: 90 },
  { quality: 60, huffman: "optimised" },
  { quality: 85, restartInterval: 2 },
  { quality: 90, progressive: true },
  { quality: 90, progressive: true, restartInterval: 3 },
];
const SEEDS = [
  ...SAMPLINGS.flatMap((sampling) => CODINGS.map((coding) => jpeg(43, 37, { sampling, ...coding }))),
  withTrailingRestarts(jpeg(43, 37, { sampling: "4:2:0", quality: 85, restartInterval: 2 })),
];

const change = fc.record({
  /** True for a change in the first 700 bytes: damaged headers have the most varied effects. */
  near: fc.boolean(),
  place: anyShare,
  bytes: fc.oneof(
    fc.constantFrom([0], [255], [255, 255, 255, 255], [0, 0, 0, 0], [0xff, 0xd9], [0xff, 0xd0], [0xff, 0xc4], [1]),
    fc.array(fc.nat(255), { minLength: 1, maxLength: 3 }),
  ),
});

/** Changes to a JPEG, for {@link mutated}. */
export const mutation = fc.record({
  seed: fc.nat(SEEDS.length - 1),
  changes: fc.array(change, { minLength: 1, maxLength: 4 }),
  keep: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, anyShare),
});

export type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

export function mutated({ seed, changes, keep }: Mutation): Uint8Array<ArrayBuffer> {
  const bytes = SEEDS[seed]!.slice();
  for (const { near, place, bytes: others } of changes) {
    const range = near ? Math.min(700, bytes.length) : bytes.length;
    bytes.set(others, Math.min(Math.floor(place * range), bytes.length - others.length));
  }
  return bytes.slice(0, Math.ceil(bytes.length * keep));
}
