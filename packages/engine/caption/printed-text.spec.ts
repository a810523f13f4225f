import { expect, test } from "vitest";
import { printedText } from "./printed-text.ts";

test("a medium line is regular text, and only weight 600 is bold", () => {
  const lines = [
    { text: "東京", weight: 600 },
    { text: "Shibuya", weight: 400 },
    { text: "写真", weight: 500 },
  ] as const;
  expect(printedText(lines)).toEqual({ regular: "Shibuya\n写真", bold: "東京" });
});
