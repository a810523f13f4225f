import { expect, it } from "vitest";
import { GALLERY_SPACE, gallerySizes, isTall, USE_CASE_SPACE } from "./space.ts";

it.each([
  ["a square", { width: 600, height: 600 }, true, false],
  ["a wide picture", { width: 1200, height: 800 }, false, false],
  ["a story", { width: 1080, height: 1920 }, true, true],
  ["the gallery's own shape", GALLERY_SPACE, false, false],
  ["a use case's own shape", USE_CASE_SPACE, true, false],
])("%s fills the height of a wider space only", (_title, picture, gallery, useCase) => {
  expect([isTall(picture, GALLERY_SPACE), isTall(picture, USE_CASE_SPACE)]).toEqual([gallery, useCase]);
});

it.each([
  ["at the space’s width if it fills that", { width: 1200, height: 800 }, ["768px", "53vw", "90vw"]],
  ["at half the width if it fills the height then", { width: 384, height: 672 }, ["384px", "27vw", "45vw"]],
])("a gallery picture is loaded %s", (_title, picture, [large = "", wide = "", narrow = ""]) => {
  expect(gallerySizes(picture)).toBe(`(min-width: 1440px) ${large}, (min-width: 861px) ${wide}, ${narrow}`);
});
