/** City and country from GPS positions, with the list of places that the product serves. Every test fails on requests to others. */
import ExifReader from "exifreader";
import type { Page } from "@playwright/test";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

/** Requests for the list of places so far. */
function listRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/assets/places-")) urls.push(request.url());
  });
  return urls;
}

test("Place names are loaded once they are turned on, printed in the export, and reveal no coordinates", async ({
  editor,
  photos,
  page,
}) => {
  const requests = listRequests(page);
  await editor.load(...(await photos("iphone-15-pro")));
  await editor.toggle("Show metadata").check();
  await editor.button("More caption settings").click();
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
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Lausanne|46\.5/);
});

test("Place names have no switch while no photo has a position", async ({ editor, photos }) => {
  await editor.load(...(await photos("plain")));
  await editor.toggle("Show metadata").check();
  await editor.button("More caption settings").click();
  await expect(editor.toggle("Print date")).toBeVisible();
  await expect(editor.toggle("Place names from GPS")).toBeHidden();
});
