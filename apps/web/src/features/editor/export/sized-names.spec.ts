import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { expect, it } from "vitest";
import type { PhotoJob } from "./frame-jobs.ts";
import { sizedNames } from "./sized-names.ts";

const job = (id: string, settings: Partial<Settings> = {}): PhotoJob =>
  ({ id, settings: { ...DEFAULT_SETTINGS, ...settings } }) as PhotoJob;

it("Names have their size where a photo is exported in several", () => {
  const sizes = [
    job("a"),
    job("a", { socialPreset: "portrait-4x5" }),
    job("a", { socialPreset: "story-9x16" }),
    job("b"),
  ];
  expect(sizedNames(sizes, ({ id }) => `${id}.jpeg`)).toEqual(["a.jpeg", "a-4x5.jpeg", "a-story.jpeg", "b.jpeg"]);
});

it("Names that differ by themselves stay as they are", () => {
  const sizes = [job("a"), job("a", { socialPreset: "square-1x1" }), job("a", { exportSize: "long" })];
  const names = ["a.jpeg", "a square.jpeg", "a small.jpeg"];
  expect(sizedNames(sizes, (one) => names[sizes.indexOf(one)] ?? "")).toEqual(names);
});

it("Slides of a carousel are numbered", () => {
  const slide = (at: number): PhotoJob => ({ ...job("a", { socialPreset: "carousel" }), slide: at });
  expect(sizedNames([slide(0), slide(1)], () => "a.jpeg")).toEqual(["a-1.jpeg", "a-2.jpeg"]);
  const withAnother = [slide(0), slide(1), job("a", { socialPreset: "square-1x1" })];
  expect(sizedNames(withAnother, () => "a.jpeg")).toEqual(["a-carousel-1.jpeg", "a-carousel-2.jpeg", "a-1x1.jpeg"]);
});
