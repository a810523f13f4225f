import { afterAll, expect, test } from "vitest";
import { createPhotoPool } from "./pool.ts";
import { fixture } from "./testing/fixtures.ts";

const pool = createPhotoPool({ size: 1 });
afterAll(() => pool.dispose());

test("The places of photos are named in their order, and null where a photo has no position or cannot be read", async () => {
  const files = [
    await fixture("iphone-15-pro"),
    await fixture("plain"),
    new File([], "empty.jpg"),
    await fixture("leica-q2"),
  ];
  expect(await pool.places(files)).toEqual([
    { city: "Lausanne", country: "Switzerland" },
    null,
    null,
    { city: "Sydney", country: "Australia" },
  ]);
});

test.each([
  ["iphone-15-pro", true],
  ["plain", false],
] as const)("The facts of the photo “%s” say whether it has a position: %s", async (name, hasPosition) => {
  const { facts } = await pool.load(await fixture(name));
  expect(facts.hasPosition).toBe(hasPosition);
  expect(JSON.stringify(facts)).not.toMatch(/latitude|longitude|46\.5/i);
});
