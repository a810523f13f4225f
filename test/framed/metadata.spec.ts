import ExifReader from "exifreader";
import { describe, expect, test } from "vitest";
import { PHOTOS } from "../photos/index.ts";
import { framedPhoto } from "./framed.ts";

describe.each(["jpeg", "png", "webp"] as const)("A file of the type %s", (exportFormat) => {
  test.each([
    ["with", true],
    ["without", false],
  ])("has the camera data, %s the location if that is wanted: %s", async (_, keepLocation) => {
    const { bytes } = await framedPhoto("iphone-15-pro", { exportFormat, keepLocation });
    const { exif, gps } = ExifReader.load(Buffer.from(bytes), { expanded: true });
    expect(exif?.Model?.description).toBe(PHOTOS["iphone-15-pro"].camera.camera);
    expect(exif?.LensModel?.description).toBe(PHOTOS["iphone-15-pro"].camera.lens);
    expect(gps?.Latitude !== undefined).toBe(keepLocation);
  });
});

test("Printed texts are written as metadata", async () => {
  const texts = { showMetadata: true, locationText: "Lofoten", photoBy: "Photo by Ada" };
  const { bytes } = await framedPhoto("plain", texts, { fileName: "harbour.jpg" });
  const { xmp, iptc } = ExifReader.load(Buffer.from(bytes), { expanded: true });
  expect(xmp?.["creator"]?.description).toContain("Ada");
  expect(xmp?.["title"]?.description).toContain("Harbour");
  expect(iptc?.["Credit"]?.description).toBe("Photo by Ada");
});

describe("Rights as typed", () => {
  const rightsIn = async (texts: Parameters<typeof framedPhoto>[1]): Promise<string | undefined> => {
    const { bytes } = await framedPhoto("plain", texts);
    return ExifReader.load(Buffer.from(bytes), { expanded: true }).xmp?.["rights"]?.description;
  };

  test.each([true, false])("are in a file without rights, with a caption: %s", async (showMetadata) => {
    expect(await rightsIn({ showMetadata, photoBy: "Ada", rightsText: "© Bea, all rights reserved" })).toContain(
      "© Bea",
    );
  });

  test("replace those of the photo credit alone", async () => {
    expect(await rightsIn({ showMetadata: true, photoBy: "Ada", rightsText: "" })).toContain("© Ada");
  });
});
