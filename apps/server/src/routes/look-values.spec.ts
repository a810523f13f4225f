import { LOOK_VERSION } from "@matte/engine";
import { expect, it } from "vitest";
import type { Values } from "../http/filled-page.ts";
import { lookValues } from "./look-values.ts";

const LOOK = {
  slug: "print-room",
  name: "Print room",
  description: "",
  author: "",
  link: null,
  look: { version: LOOK_VERSION, settings: {} },
  approvedAt: "2026-11-27T10:00:00.000Z",
  pictures: [],
};

it.each([
  ["en-GB", 1388, "1,388", "tried_other"],
  ["de", 1388, "1.388", "tried_other"],
  ["de", 1, "1", "tried_one"],
  ["fr", 1_000_000, "1\u202f000\u202f000", "tried_many"],
  ["ja", 1, "1", "tried_other"],
])("The page in %s says with %i tries “%s”, in the part %s", (tag, tried, tries, part) => {
  const values = lookValues({ ...LOOK, tried }, tag);
  expect(values).toMatchObject({ tries, [part]: [{}] });
  expect(shownParts(values)).toEqual([part]);
});

it("The page of an untried look says nothing about tries", () => {
  expect(shownParts(lookValues({ ...LOOK, tried: 0 }, "en-GB"))).toEqual([]);
});

/** Names of the parts about tries that are shown. */
function shownParts(values: Values): string[] {
  return Object.keys(values).filter((name) => name.startsWith("tried_") && values[name]?.length !== 0);
}
