import { expect, it } from "vitest";
import { gallerySizes, isTall, NICHE, ROOM } from "./room.ts";

it.each([
  ["a square", { width: 600, height: 600 }, true, false],
  ["a wide picture", { width: 1200, height: 800 }, false, false],
  ["a story", { width: 1080, height: 1920 }, true, true],
  ["the gallery's own shape", ROOM, false, false],
  ["a use case's own shape", NICHE, true, false],
])("%s fills the height of those rooms that are wider", (_what, picture, gallery, useCase) => {
  expect([isTall(picture, ROOM), isTall(picture, NICHE)]).toEqual([gallery, useCase]);
});

it.each([
  ["as wide as the room where it fills the width", { width: 1200, height: 800 }, ["768px", "53vw", "90vw"]],
  ["half as wide where its height leaves that", { width: 384, height: 672 }, ["384px", "27vw", "45vw"]],
])("a work is loaded %s", (_what, picture, [large = "", wide = "", narrow = ""]) => {
  expect(gallerySizes(picture)).toBe(`(min-width: 1440px) ${large}, (min-width: 861px) ${wide}, ${narrow}`);
});
