import { describe, expect, it } from "vitest";
import { pastedFiles } from "./use-photo-sources.ts";

describe("a paste", () => {
  const file = new File(["x"], "image.png", { type: "image/png" });
  it.each([
    ["an image", ["Files"], false, 1],
    ["an image while typing", ["Files"], true, 1],
    ["an image with its text", ["text/plain", "Files"], false, 1],
    ["an image with its text while typing", ["text/plain", "Files"], true, 0],
  ])("a paste of %s contains the expected files", (_case, types, typing, count) => {
    expect(pastedFiles({ files: [file], types }, typing)).toHaveLength(count);
  });
});
