import { expect, it } from "vitest";
import { cutParts } from "./cut-parts.ts";

it.each([
  ["matte-uhcl-20261126-WED_0004.jpeg", "matte-uhcl-20261126-", "WED_0004.jpeg"],
  ["L1000123.jpg", "", "L1000123.jpg"],
  ["no ending at all", "no endin", "g at all"],
  [".hidden", "", ".hidden"],
  ["stairwell.jpg", "", "stairwell.jpg"],
  ["staircase2.jpg", "", "staircase2.jpg"],
  ["staircase-2.jpg", "sta", "ircase-2.jpg"],
  ["🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊.png", "🌊🌊🌊", "🌊🌊🌊🌊🌊🌊🌊🌊.png"],
  ["", "", ""],
])("Of %j only the part before its last eight characters and its ending is cut", (name, start, end) => {
  expect(cutParts(name)).toEqual([start, end]);
});
