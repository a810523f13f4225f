import { expect, test } from "vitest";
import { probe } from "./probe.ts";
import { composeMetadata } from "@matte/metadata";
import { CREDITS, EDIT, exifBlock, tagsOf } from "@matte/metadata/testing";
import { writeMetadata } from "./write.ts";

test.each([
  ["image/jpeg", "srgb"],
  ["image/jpeg", "display-p3"],
  ["image/png", "srgb"],
  ["image/png", "display-p3"],
  ["image/webp", "srgb"],
  ["image/webp", "display-p3"],
] as const)("writeMetadata keeps profile and pixels of a canvas's %s in %s", async (type, colourSpace) => {
  const canvas = new OffscreenCanvas(64, 48);
  const context = canvas.getContext("2d", { colorSpace: colourSpace });
  if (context === null) throw new Error("no context");
  context.fillStyle = "rgb(200 60 20)";
  context.fillRect(0, 0, 64, 48);
  const encoded = new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.95 })).arrayBuffer());
  const carried = {
    exif: exifBlock("MM", { gps: true }),
    xmp: null,
    extendedXmp: null,
    resources: null,
    profile: { kind: "none" },
  } as const;
  const metadata = composeMetadata(carried, { ...EDIT, size: canvas, colour: colourSpace, credits: CREDITS });
  const written = new Blob([...writeMetadata(encoded, metadata)], { type });
  const [before, after] = [probe(encoded), probe(new Uint8Array(await written.arrayBuffer()))];
  if (before.status !== "photo" || after.status !== "photo") throw new Error("no photo");
  expect(after.header).toMatchObject({ coded: { width: 64, height: 48 }, profile: before.header.profile });
  expect(tagsOf(new Uint8Array(await written.arrayBuffer()))).toMatchObject({
    Model: ["Camera One"],
    PixelXDimension: 64,
  });
  expect(await pixelsOf(written, colourSpace)).toEqual(await pixelsOf(new Blob([encoded], { type }), colourSpace));
});

async function pixelsOf(file: Blob, colorSpace: PredefinedColorSpace): Promise<Uint8ClampedArray> {
  const picture = await createImageBitmap(file);
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { colorSpace });
  if (context === null) throw new Error("no context");
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height).data;
}
