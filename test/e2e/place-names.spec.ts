import { readFile } from "node:fs/promises";
import ExifReader from "exifreader";
import type { Page } from "@playwright/test";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

/** Returns requests for the place list so far. */
function listRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/assets/places-")) urls.push(request.url());
  });
  return urls;
}

test("Place names are loaded once they are turned on and printed; only “Keep location” reveals coordinates", async ({
  editor,
  photos,
  page,
}) => {
  const requests = listRequests(page);
  await editor.load(...(await photos("plain")));
  await editor.toggle("Show metadata").check();
  await editor.button("More caption settings").click();
  await expect(editor.toggle("Print date")).toBeVisible();
  await expect(editor.toggle("Place names from GPS")).toBeHidden();
  await editor.loadInstead(...(await photos("iphone-15-pro")));
  await expect(editor.toggle("Place names from GPS")).not.toBeChecked();
  await expect(editor.preview).not.toHaveAccessibleDescription(/Lausanne/);
  expect(requests).toEqual([]);
  await editor.toggle("Place names from GPS").check();
  await expect(editor.preview).toHaveAccessibleDescription(/Lausanne, Switzerland/);
  expect(requests).not.toEqual([]);
  const { bytes } = await exported(page, () => editor.button("Export").click());
  const { gps, xmp } = ExifReader.load(bytes, { expanded: true });
  expect(gps?.Latitude).toBeUndefined();
  expect(xmp?.["Location"]?.description).toBe("Lausanne, Switzerland");
  await editor.unfold("Output");
  await editor.toggle("Keep location (GPS)").check();
  const located = await exported(page, () => editor.button("Export").click());
  expect(ExifReader.load(located.bytes, { expanded: true }).gps?.Latitude).toBeCloseTo(46.5, 0);
  // A stored time's seconds can be 46.5 as well, but follow minutes.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Lausanne|(?<!\d:)46\.5/);
});

test("A found city counts in the note on the replaced creator", async ({ editor, photos, page }) => {
  const [path = ""] = await photos("iphone-15-pro");
  const buffer = withCreator(await readFile(path), "Ines Morel");
  await editor.addPhotos.setInputFiles({ name: "lake.jpg", mimeType: "image/jpeg", buffer });
  await expect(editor.text("File says: Ines Morel")).toBeVisible();
  await editor.field("Photo credit").fill("{city} Press");
  await editor.button("More caption settings").click();
  await expect(editor.toggle("Place names from GPS")).toBeVisible();
  await expect(page.getByText(/replaces/)).toBeHidden();
  await editor.toggle("Place names from GPS").check();
  await expect(editor.text("The export replaces “Ines Morel” as the creator.")).toBeVisible();
});

/** Makes a JPEG with its creator's name in XMP. */
function withCreator(jpeg: Buffer, name: string): Buffer {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${name}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;
  const data = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${packet}`);
  const head = Buffer.from([0xff, 0xe1, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}
