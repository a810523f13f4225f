import type { EditorPage } from "../support/editor-page.ts";
import { expect, test } from "../support/test.ts";
import { expectScreen } from "./golden-screen.ts";

async function frame(editor: EditorPage): Promise<void> {
  await editor.toggle("Show metadata").check();
  await editor.field("Location").fill("Lisbon");
  await editor.field("Photo credit").fill("© Ada Byron");
  await expect(editor.button("Dismiss")).toHaveCount(0);
}

test("The editor on Free looks like its golden pictures: empty, with a photo, the upgrade, the shortcuts", async ({
  editor,
  photos,
  page,
}) => {
  await expectScreen(page, "editor-empty");
  await editor.load(...(await photos("mist")));
  await frame(editor);
  await expectScreen(page, "editor-free");
  await page.getByRole("button", { name: /PRO/ }).first().click();
  await expect(editor.upsell).toBeVisible();
  await expectScreen(page, "upsell");
  await page.keyboard.press("Escape");
  await expect(editor.upsell).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectScreen(page, "shortcuts");
});

test.describe("The editor on Pro", () => {
  test.use({ plan: "pro" });

  test("looks like its golden pictures: with several photos, and the sheet of a phone", async ({
    editor,
    photos,
    page,
  }) => {
    await editor.load(...(await photos("mist", "stairwell", "sea", "still")));
    await frame(editor);
    await editor.field("Outer matte colour").fill("#2b2a28");
    await expectScreen(page, "editor-pro");
    await editor.pillCount.click();
    await expect(page.getByRole("dialog", { name: "Thumbnails" })).toBeVisible();
    await expectScreen(page, "sheet", { widths: [390] });
  });

  test("looks like its golden pictures while photos of another app wait", async ({ editor, photos, page }) => {
    await page.evaluate(async () => {
      const cache = await caches.open("matte-shared");
      const headers = { "x-matte-name": "photo.jpg", "x-matte-size": "3", "x-matte-kept-at": String(Date.now()) };
      for (const name of ["one", "two", "three"]) await cache.put(`/share/${name}`, new Response(name, { headers }));
    });
    await page.reload();
    await expect(editor.button("Add 3 photos")).toBeVisible();
    await expectScreen(page, "incoming", { widths: [1440, 390] });
    await editor.load(...(await photos("mist", "sea")));
    await frame(editor);
    await expectScreen(page, "incoming-with-photos", { widths: [1440, 390] });
  });

  test("looks like its golden pictures with the frame's settings open", async ({ editor, photos, page }) => {
    await editor.load(...(await photos("still")));
    for (const name of ["Matte", "Caption"]) await editor.button(name).click();
    await editor.button("Frame").click();
    await editor.button("Deep").click();
    await editor.button("More frame settings").click();
    await editor.slider("Bevel").fill("8");
    await editor.field("Print size").selectOption("a3");
    await expect(editor.button("Dismiss")).toHaveCount(0);
    await page.getByRole("group", { name: "Sides of the matte" }).evaluate((sides) => sides.scrollIntoView());
    await expectScreen(page, "editor-frame");
  });

  test("looks like its golden pictures with photos framed together", async ({ editor, photos, page }) => {
    await editor.load(...(await photos("mist", "sea", "still")));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("t");
    await expect(editor.button("Separate")).toBeVisible();
    await expect(editor.button("Dismiss")).toHaveCount(0);
    await expectScreen(page, "together", { widths: [1440, 390] });
  });

  test("looks like its golden pictures with a carousel", async ({ editor, photos, page }) => {
    await editor.load(...(await photos("mist")));
    for (const name of ["Matte", "Caption", "Output"]) await editor.button(name).click();
    await editor.field("Social preset").selectOption("carousel");
    await expect(page.getByText("3 of 3")).toBeVisible();
    await expect(editor.button("Dismiss")).toHaveCount(0);
    await expectScreen(page, "carousel", { widths: [1440, 390] });
  });

  test("looks like its golden pictures while a PDF is set up", async ({ editor, photos, page }) => {
    await editor.load(...(await photos("mist", "stairwell", "sea", "still")));
    await editor.field("Location").fill("Lisbon");
    await editor.button("More ways to export").click();
    await editor.button("Contact sheet…").click();
    await expect(page.getByText("4 photos, one page")).toBeVisible();
    await expect(editor.button("Dismiss")).toHaveCount(0);
    await expectScreen(page, "pdf");
  });

  test("looks like its golden pictures in the mode Wall", async ({ editor, photos, page }) => {
    await editor.load(...(await photos("mist", "stairwell", "sea", "still")));
    await expect(editor.button("Dismiss")).toHaveCount(0);
    await editor.thumbnail("stairwell.jpg").click();
    await page.getByRole("radiogroup", { name: "Looks" }).getByRole("radio", { name: "Museum", exact: true }).click();
    await editor.button("Dismiss").click();
    await expect(editor.button("Dismiss")).toHaveCount(0);
    await editor.button("Wall view").click();
    await expect(page.getByRole("list", { name: "Wall" }).getByRole("button", { name: "stairwell.jpg" })).toBeFocused();
    await expectScreen(page, "wall");
  });

  test("looks like its golden pictures in the mode Crop", async ({ editor, photos, page }) => {
    await editor.load(...(await photos("mist", "sea")));
    await expect(editor.button("Dismiss")).toHaveCount(0);
    await editor.button("Crop").click();
    await expect(editor.slider("Crop area")).toBeFocused();
    await editor.field("Crop shape").selectOption("4:5");
    await editor.slider("Straighten").fill("1.2");
    await expectScreen(page, "crop");
  });
});

test.describe("The editor on Studio", () => {
  test.use({ plan: "studio" });

  test("looks like its golden pictures with own looks", async ({ editor, photos, page }) => {
    await editor.load(...(await photos("still")));
    await editor.button("All looks").click();
    await editor.field("Outer matte colour").fill("#d8d2c6");
    await editor.saveLook("Prints");
    await editor.field("Outer matte colour").fill("#101010");
    await editor.saveLook("Client");
    await editor.slider("Outer matte size").fill("5");
    await expect(page.getByText("saved")).toHaveCount(0);
    await page.getByRole("radiogroup", { name: "Looks" }).evaluate((looks) => looks.scrollIntoView());
    await expectScreen(page, "looks-own", { widths: [1440, 390] });
  });
});
