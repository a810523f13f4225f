/** Parts that a strip leaves out, in their order. */
import { expect, test } from "vitest";
import { label } from "./testing.ts";

/** A credit with this many letters. */
const maker = (letters: number): string => "Ines ".repeat(letters).slice(0, letters).trim();

const strip = (photoBy: string, camera?: object): string[] =>
  label({ labelStyle: "contact", photoBy }, camera && { camera }).caption.map(({ text }) => text);

test("A longer credit takes the place of film, second number, first number and camera in this order, then is cut", () => {
  const exposure = "35MM F2.8 1/250S ISO 400";
  const seen = Array.from({ length: 180 }, (_, index) =>
    strip(maker(index + 2))
      .slice(1)
      .join("|"),
  );
  expect(seen.filter((parts, index) => parts !== seen[index - 1])).toEqual([
    `12|X-T5 PORTRA 400 ${exposure}|12A`,
    `12|X-T5 ${exposure}|12A`,
    `12|X-T5 ${exposure}`,
    `X-T5 ${exposure}`,
    exposure,
  ]);
  expect(strip(maker(180))[0]).toMatch(/…$/u);
  expect(label({ labelStyle: "contact", photoBy: maker(180) }).cut).toEqual(["credit"]);
});

test("A credit without an exposure takes the whole line before it is cut", () => {
  expect(strip(maker(180), { camera: "X-T5" })).toEqual([expect.stringMatching(/^INES INES.*…$/u)]);
});

test("Camera data alone is never cut", () => {
  const camera = "Camera ".repeat(40).trim();
  const { caption, cut, photo } = label(
    { labelStyle: "contact", photoBy: "", printSubjectName: false },
    { camera: { camera } },
  );
  expect(caption.map(({ text }) => text)).toEqual([camera.toUpperCase()]);
  expect(caption[0]?.box.width).toBeLessThanOrEqual(photo.width);
  expect(cut).toEqual([]);
});

test("A part that lost its camera or its exposure is the other's", () => {
  const roles = (photoBy: string) => label({ labelStyle: "contact", photoBy }).caption.map(({ role }) => role);
  expect(roles(maker(180))).toEqual(["credit", "exif"]);
});
