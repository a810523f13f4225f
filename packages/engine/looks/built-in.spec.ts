import { expect, it, test } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/table.ts";
import { BUILT_IN_LOOKS, builtInLook, hasLook, readLook, settingsWithLook } from "./index.ts";

const chosen = (name: (typeof BUILT_IN_LOOKS)[number]) => settingsWithLook(DEFAULT_SETTINGS, builtInLook(name));

test("the default settings are the look Gallery", () => {
  expect(BUILT_IN_LOOKS.filter((name) => hasLook(DEFAULT_SETTINGS, builtInLook(name)))).toEqual(["gallery"]);
});

it.each(BUILT_IN_LOOKS)("%s has valid settings, and differs from all others", (name) => {
  const look = builtInLook(name);
  expect(readLook(look)).toEqual({ type: "look", look });
  expect(BUILT_IN_LOOKS.filter((other) => hasLook(chosen(name), builtInLook(other)))).toEqual([name]);
});
