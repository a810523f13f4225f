import { PHOTOS } from "../photos/index.ts";
import { nameOfExport } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

test("Several photos load in order, each with its own subject", async ({ editor, photos }) => {
  await editor.give(...(await photos({ photo: "tall", as: "blue-harbour.jpg" }, "canon-eos-r6", "png-rgb")));
  await expect(editor.text("3 loaded successfully")).toBeVisible();
  await expect(editor.thumbnails).toHaveCount(3);
  await expect(editor.field("Subject name")).toHaveValue("Blue Harbour");
  await editor.button("Next").click();
  await expect(editor.field("Subject name")).toHaveValue("");
  await editor.field("Subject name").fill("Ridge");
  await editor.button("Use for all photos").click();
  await editor.button("Previous").click();
  await expect(editor.field("Subject name")).toHaveValue("Ridge");
});

test("No setting is locked on Pro", async ({ editor, page }) => {
  await expect(page.getByRole("button", { name: /PRO/ })).toHaveCount(0);
  for (const name of ["Camera", "Lens", "EXIF"]) {
    await editor.choice("Metadata display", name).check();
    await expect(editor.choice("Metadata display", name)).toBeChecked();
  }
  for (const control of [editor.field("Metadata font"), editor.field("Logo"), editor.slider("Logo size")])
    await expect(control).toBeEnabled();
});

test("A click on a thumbnail shows its photo, and the photos that remain are exported", async ({
  editor,
  photos,
  page,
}) => {
  const names = ["plain", "png-rgb", "webp-lossy"] as const;
  await editor.load(...(await photos(...names)));
  for (const name of names) {
    const { fileName } = PHOTOS[name];
    await editor.thumbnail(fileName).click();
    await expect(editor.thumbnail(fileName)).toHaveAttribute("aria-current", "true");
    await expect(editor.thumbnail(fileName)).toHaveAttribute("title", fileName);
  }
  await editor.button(`Remove ${PHOTOS.plain.fileName}`).click();
  await editor.button(`Remove ${PHOTOS["png-rgb"].fileName}`).click();
  const download = page.waitForEvent("download");
  await editor.button("Export").click();
  expect((await download).suggestedFilename()).toMatch(nameOfExport("webp-lossy", "jpeg"));
});
