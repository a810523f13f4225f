import { expect, it } from "vitest";
import type { LosslessSource } from "../open.ts";
import { withPlan } from "../plan/frame-plan.ts";
import { opened } from "../testing/coefficients.ts";
import { paintOf, placeIn } from "../testing/frames.ts";
import { jpeg } from "@matte/pixels/testing";
import { deadZone, type DrawTileRecords } from "./dead-zone.ts";

const MARGINS = { left: 2, top: 2, right: 0, bottom: 0 };

/** The zone for a tile of a photo, drawn as `draw` says. */
function zoneFor(source: LosslessSource, draw: DrawTileRecords): number {
  const size = { width: 8 * source.mcu.width, height: 8 * source.mcu.height };
  const indices = new Uint8Array(size.width * size.height);
  const tile = { size, indices, palette: new Uint8ClampedArray(1024).fill(255) };
  return withPlan(source, placeIn(source, MARGINS), paintOf({ tile }), (plan) => deadZone(plan, plan.tile!, draw));
}

/** Quantises the same values in each block, given in steps from the first AC coefficient on. */
function drawing(...values: readonly number[]): DrawTileRecords {
  return (_record, _count, into, at, least) => {
    for (let block = at; block < into.length; block += 64)
      values.forEach((value, k) => {
        into[block + 1 + k] = Math.abs(value) < least ? 0 : Math.round(value);
      });
  };
}

it.each([
  ["is a step for a deep relief, whose single steps are a small part", [9, 6, 0.8, 0.6], 1],
  ["is narrower where a whole step would lose the contrast", [0.75, ...Array<number>(12).fill(0.9)], 0.85],
  ["is none for a shallow relief, of which nothing else is left", [0.6, 0.6, 0.55], 0],
])("The dead zone %s", (_, values, zone) => {
  const source = opened(jpeg(96, 80, { sampling: "4:2:0", quality: 90 }));
  expect(zoneFor(source, drawing(...values))).toBe(zone);
});
