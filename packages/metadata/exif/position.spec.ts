import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TAG, text } from "../../../tools/photos/exif/entries.ts";
import { gpsDirectory } from "../../../tools/photos/exif/gps.ts";
import { type Entry, tiff } from "../../../tools/photos/exif/tiff.ts";
import { GpsPosition } from "../gps-position.ts";
import { positionOf } from "./position.ts";
import { exifBlock, ORDERS, POSITION } from "./testing.ts";

const found = (block: Uint8Array | null): readonly number[] | undefined =>
  positionOf(block)?.lookUp((latitude, longitude) => [latitude, longitude].map((value) => Number(value.toFixed(4))));

describe("The position of a photo", () => {
  test.each(ORDERS)("is read in byte order %s", (order) => {
    expect(found(exifBlock(order, { gps: true }))).toEqual([POSITION.latitude, POSITION.longitude]);
  });

  test("is negative in the south and west", () => {
    expect(found(blockAt(-33.8568, -70.5))).toEqual([-33.8568, -70.5]);
  });

  test.each<[string, (values: readonly number[]) => Partial<Entry>]>([
    ["signed rationals", () => ({ type: "srational" })],
    ["degrees alone", (values) => ({ values: values.slice(0, 2) })],
    ["degrees and minutes", (values) => ({ values: values.slice(0, 4) })],
    ["minutes and seconds of 0/0", (values) => ({ values: [...values.slice(0, 2), 0, 0, 0, 0] })],
    ["whole numbers", ([degrees = 0]) => ({ type: "short", values: [degrees, 30, 0] })],
  ])("is read from %s", (_title, change) => {
    const block = blockAt(-33.5, 70.5, (entry) =>
      entry.tag === 2 || entry.tag === 4 ? { ...entry, ...change(entry.values) } : entry,
    );
    const [latitude = 0, longitude = 0] = found(block) ?? [];
    expect([Math.trunc(latitude), Math.trunc(longitude)]).toEqual([-33, 70]);
  });

  test.each([
    ["N", [-38, 1, 30, 1, 0, 1], undefined],
    ["S", [-38, 1, 30, 1, 0, 1], -38.5],
    ["S", [38, 1, -30, 1, 0, 1], undefined],
    ["S", [38, 1, 30, 1, 0, 1, 0, 1], undefined],
    ["N", [38, 0, 30, 1, 0, 1], undefined],
  ])("is read in the hemisphere %s at %j as %j degrees", (hemisphere, values, degrees) => {
    const changes: Readonly<Record<number, Partial<Entry>>> = {
      1: text(1, hemisphere),
      2: { type: "srational", values },
    };
    expect(found(blockAt(38, 7, (entry) => ({ ...entry, ...changes[entry.tag] })))?.[0]).toBe(degrees);
  });

  test.each([
    ["is absent without a GPS directory", exifBlock("II")],
    ["is absent without an EXIF block", null],
    ["is absent at 0, 0", blockAt(0, 0)],
    ["is absent beyond the pole", blockAt(91, 7)],
    ["is absent without its hemisphere", blockAt(46, 7, (entry) => (entry.tag === 1 ? text(1, "") : entry))],
  ])("%s", (_title, block) => {
    expect(positionOf(block)).toBeNull();
  });

  test("leaves its thread neither as JSON nor as a clone", () => {
    const position = new GpsPosition(46.5197, 6.6323);
    expect(JSON.stringify(position)).toBe("{}");
    expect(Object.keys(structuredClone(position))).toEqual([]);
  });

  test("is read from damaged blocks without an exception, and within the Earth's bounds", () => {
    const block = exifBlock("II", { gps: true });
    const damage = fc.array(fc.tuple(fc.nat(block.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = block.slice();
        for (const [at, value] of changes) damaged[at] = value;
        const [latitude = 0, longitude = 0] = found(damaged) ?? [];
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });
});

function blockAt(latitude: number, longitude: number, change: (entry: Entry) => Entry = (entry) => entry): Uint8Array {
  const { entries } = gpsDirectory({ latitude, longitude, altitude: 0 });
  return tiff("II", {
    entries: [text(TAG.Make, "Maker")],
    children: [{ tag: TAG.GpsIfd, directory: { entries: entries.map(change) } }],
  });
}
