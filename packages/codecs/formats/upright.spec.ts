import { expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { join } from "../bytes.ts";
import { probe } from "./probe.ts";
import { withoutOrientation } from "./upright.ts";

test.each(["png-orientation-6", "webp-orientation-6"] as const)(
  "withoutOrientation makes %s upright and changes nothing else",
  async (name) => {
    const bytes = await photo(name);
    const before = probe(bytes);
    if (before.status !== "photo") throw new Error(before.status);
    const after = probe(join(withoutOrientation(bytes, before.header)));
    expect(after).toMatchObject({
      status: "photo",
      header: { orientation: 1, exif: null, coded: before.header.coded },
    });
  },
);

test("withoutOrientation returns a JPEG unchanged", async () => {
  const bytes = await photo("orientation-6");
  const found = probe(bytes);
  if (found.status !== "photo") throw new Error(found.status);
  expect(withoutOrientation(bytes, found.header)).toEqual([bytes]);
});
