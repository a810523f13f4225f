import { expect, test } from "vitest";
import { settingsWith } from "../testing.ts";
import { FURTHER_SIZES, hasSize, settingsAtSize } from "./further-sizes.ts";

test.each(FURTHER_SIZES)("settings at the further size %s have that size alone", (size) => {
  const settings = settingsAtSize(settingsWith({ socialPreset: "instagram-post-safe" }), size);
  expect(FURTHER_SIZES.filter((other) => hasSize(settings, other))).toEqual([size]);
});

test("the size for the web replaces another long side, and is not that of a full export", () => {
  const long = settingsWith({ exportSize: "long", exportLongSide: 4000 });
  expect(hasSize(long, "web-2048")).toBe(false);
  expect(hasSize(settingsWith({ exportLongSide: 2048 }), "web-2048")).toBe(false);
  expect(settingsAtSize(long, "web-2048")).toMatchObject({ socialPreset: "original", exportLongSide: 2048 });
});
