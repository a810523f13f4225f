import ExifReader from "exifreader";
import { PHOTOS } from "../photos/index.ts";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

for (const format of ["JPG", "PNG", "WebP"] as const) {
  for (const keepLocation of [false, true]) {
    test(`A ${format} contains the camera data ${keepLocation ? "and" : "but not"} the location`, async ({
      editor,
      photos,
      page,
    }) => {
      await editor.load(...(await photos("iphone-15-pro")));
      await editor.chooseFormat(format);
      await editor.toggle("Keep location (GPS)").setChecked(keepLocation);
      const { bytes } = await exported(page, () => editor.button("Export").click());
      const { exif, gps } = ExifReader.load(bytes, { expanded: true });
      expect(exif?.Model?.description).toBe(PHOTOS["iphone-15-pro"].camera.camera);
      expect(exif?.LensModel?.description).toBe(PHOTOS["iphone-15-pro"].camera.lens);
      expect(gps?.Latitude !== undefined).toBe(keepLocation);
    });
  }
}

test("Printed texts are written as metadata", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain")));
  await editor.toggle("Show metadata").check();
  await editor.field("Subject name").fill("Harbour");
  await editor.field("Location").fill("Lofoten");
  await editor.field("Photo credit").fill("Photo by Ada");
  const { bytes } = await exported(page, () => editor.button("Export").click());
  const { xmp, iptc } = ExifReader.load(bytes, { expanded: true });
  expect(xmp?.["creator"]?.description).toContain("Ada");
  expect(xmp?.["title"]?.description).toContain("Harbour");
  expect(iptc?.["Credit"]?.description).toBe("Photo by Ada");
});
