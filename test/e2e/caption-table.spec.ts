import { readFile } from "node:fs/promises";
import { expect, test } from "./support/test.ts";
import { findings } from "./support/axe.ts";

test.use({ plan: "pro" });

const NAMES = ["dunes", "mist", "arch"] as const;

test("All captions are edited with the keyboard alone, go out as CSV, and come back", async ({
  editor,
  photos,
  page,
}) => {
  await editor.addPhotos.setInputFiles(await photos(...NAMES));
  await expect(editor.thumbnails).toHaveCount(3);
  await editor.button("Edit captions").focus();
  await page.keyboard.press("Enter");
  const grid = page.getByRole("grid", { name: "Captions" });
  await expect(grid.getByRole("gridcell").first()).toBeFocused();
  await page.keyboard.type("Erg");
  await page.keyboard.press("Tab");
  await page.keyboard.type("=Merzouga");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ridges");
  await page.keyboard.press("Enter");
  await expect(grid.getByRole("gridcell", { name: "Ridges" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const waiting = page.waitForEvent("download");
  await editor.button("Export CSV").click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("captions.csv");
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.split("\r\n")[1]).toMatch(/^dunes\.jpg,Erg,'=Merzouga,/u);

  const changed = csv.replace("'=Merzouga", "Merzouga").replace("arch.jpg", "other.jpg");
  const chooser = page.waitForEvent("filechooser");
  await editor.button("Import CSV").click();
  await (await chooser).setFiles({ name: "captions.csv", mimeType: "text/csv", buffer: Buffer.from(changed) });
  await expect(grid.getByRole("gridcell", { name: "Merzouga", exact: true })).toBeVisible();
  await expect(page.getByText("Changed 1 caption field of 1 photo.")).toBeVisible();
  await expect(page.getByText("other.jpg")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(grid).toBeHidden();
  await expect(editor.button("Edit captions")).toBeFocused();
});
