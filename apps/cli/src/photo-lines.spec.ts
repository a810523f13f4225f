import { DEFAULT_SETTINGS } from "@matte/engine";
import { factsOf } from "@matte/framing/read/facts.ts";
import { readSource } from "@matte/framing/read/source.ts";
import { expect, test } from "vitest";
import { photo, type FixtureName } from "../../../test/photos/index.ts";
import { photoLines } from "./photo-lines.ts";

async function linesOf(name: FixtureName): Promise<string> {
  const facts = await factsOf(await readSource(new File([await photo(name)], name)));
  return photoLines("a/b.jpg", { facts, settings: DEFAULT_SETTINGS }, "Lossless JPEG");
}

test("A photo's metadata is printed as captions print it", async () => {
  const lines = await linesOf("iphone-15-pro");
  expect(lines).toMatch(/^a\/b\.jpg: JPEG, 600 × 400 px\n {2}Export method: Lossless JPEG\n/);
  for (const line of ["Camera: iPhone 15 Pro", "Focal length: 7mm", "Aperture: f/1.8", "Shutter speed: 1/121 s"])
    expect(lines).toContain(`  ${line}\n`);
  expect(lines).not.toMatch(/File name|Megapixels|Number|\{/);
});

test("Formats have their usual names, and unknown fields no line", async () => {
  expect(await linesOf("webp-lossy")).toBe("a/b.jpg: WebP, 481 × 321 px\n  Export method: Lossless JPEG\n");
});
