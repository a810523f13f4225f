import { drop } from "./support/drop.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test("Several photos on Free show a message, the upgrade, and the first photo", async ({ editor, photos, page }) => {
  await drop(page, ...(await photos("plain", "comment", "fill-bytes")));
  await expect(editor.text("Free version allows 1 image at a time. Upgrade for batch.")).toBeVisible();
  await expect(editor.upsell).toBeVisible();
  await expect(editor.text("1 loaded successfully")).toBeVisible();
  await editor.upsell.getByRole("button", { name: "Close" }).click();
  await expect(editor.upsell).toBeHidden();
  await expect(editor.thumbnails).toHaveCount(1);
  await expect(editor.thumbnail("Misty mountains 2.jpg")).toHaveAttribute("aria-current", "true");
});

test("A second photo is added on Free, and exporting both needs Pro", async ({ editor, photos, page }) => {
  const [first = "", second = ""] = await photos("plain", "comment");
  await editor.load(first);
  await editor.load(second);
  await expect(editor.thumbnails).toHaveCount(2);
  await expect(editor.thumbnail("Misty mountains 2.jpg")).toHaveAttribute("aria-current", "true");
  let downloads = 0;
  page.on("download", () => downloads++);
  await editor.button("Export").click();
  await expect(editor.text("Batch export is Pro only.")).toBeVisible();
  await expect(editor.upsell).toBeVisible();
  expect(downloads).toBe(0);
});

test("One of several photos is exported on Free, from the menu and by its shortcut", async ({
  editor,
  photos,
  page,
}) => {
  const [first = "", second = ""] = await photos("plain", "comment");
  await editor.load(first);
  await editor.load(second);
  await editor.button("More ways to export").click();
  const chosen = await exported(page, () => editor.button("Export this photo").click());
  expect(chosen.name).toMatch(nameOfExport("Misty mountains 2", "jpeg"));
  await expect(editor.button("Export this photo")).toBeHidden();
  await editor.button("Next").click();
  const next = await exported(page, () => page.keyboard.press("Control+Shift+s"));
  expect(next.name).toMatch(nameOfExport("comment", "jpeg"));
});

test("Export is disabled without photos", async ({ editor, page }) => {
  await page.keyboard.press("Control+s");
  await expect(editor.text("No images to export.")).toBeVisible();
});

test("Pro settings are disabled at their defaults on Free, and every badge opens the upgrade", async ({
  editor,
  page,
}) => {
  for (const control of [
    editor.slider("Inner stroke size"),
    editor.field("Inner stroke colour"),
    editor.field("Metadata font"),
    editor.field("Logo"),
    editor.slider("Logo size"),
    editor.choice("Logo position", "Left"),
    editor.choice("Logo position", "Centre"),
    editor.choice("Logo position", "Right"),
  ]) {
    await expect(control).toBeDisabled();
  }
  await expect(editor.slider("Inner stroke size")).toHaveValue("1");
  await expect(editor.field("Inner stroke colour")).toHaveValue("#000000");
  await expect(editor.field("Metadata font")).toHaveValue("Inter");
  const badges = page.getByRole("button", { name: /PRO/ });
  expect(await badges.count()).toBeGreaterThanOrEqual(4);
  for (const badge of await badges.all()) {
    await badge.click();
    await expect(editor.upsell).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(editor.upsell).toBeHidden();
  }
});

test("Choosing camera, lens or EXIF alone on Free opens the upgrade and changes nothing", async ({ editor, page }) => {
  for (const name of ["Camera", "Lens", "EXIF"]) {
    await editor.choice("Metadata display", name).click();
    await expect(editor.upsell).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(editor.choice("Metadata display", "All")).toBeChecked();
  }
  await editor.choice("Metadata display", "None").check();
  await expect(editor.choice("Metadata display", "None")).toBeChecked();
  await expect(editor.upsell).toBeHidden();
});

test("The upgrade dialog lists the benefits of Pro and its price", async ({ editor }) => {
  await editor.button("Upgrade").click();
  for (const text of [
    /Batch upload/,
    /Inner strokes/,
    /Logo upload/,
    /Metadata control/,
    /16\+ fonts/,
    /iOS app/,
    /6\.99/,
    /83\.88/,
    /14\.99/,
  ])
    await expect(editor.upsell.getByText(text).first()).toBeVisible();
  await expect(editor.upsell.getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
  await expect(editor.upsell.getByRole("button", { name: "Close" })).toBeVisible();
});
