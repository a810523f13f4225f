/**
 * Takes the screenshots of the user's guide, and proves that the stored ones show today's product. `UPDATE_GOLDEN=1 npx playwright
 * test test/e2e/help-shots.spec.ts` takes them again. They are in the repository, because taking them needs a browser and a build
 * should need none.
 */
import { writeFile } from "node:fs/promises";
import type { EditorPage } from "./support/editor-page.ts";
import { exported } from "./support/exported.ts";
import { expectGolden } from "./screens/golden-picture.ts";
import { expect, test } from "./support/test.ts";

const SHOTS = new URL("../../apps/web/src/features/landing/pictures/shots/", import.meta.url);

test.use({ plan: "pro", viewport: { width: 1040, height: 650 }, deviceScaleFactor: 1.5 });

/** Compares the editor in both themes with the screenshots of a page of the guide. */
async function expectShot(editor: EditorPage, slug: string): Promise<void> {
  const { page } = editor;
  // A message under the pointer stays.
  await page.mouse.move(0, 0);
  await expect(editor.button("Dismiss")).toHaveCount(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectGolden(new URL(`help-${slug}-${colorScheme}.webp`, SHOTS), 1, () =>
      page.screenshot({ animations: "disabled", caret: "hide" }),
    );
  }
}

async function showHeading(editor: EditorPage, name: string): Promise<void> {
  await editor.page
    .getByRole("heading", { name, exact: true })
    .last()
    .evaluate((heading) => heading.scrollIntoView());
}

test("The guide’s screenshots of the first frame, of captions and of looks show the product", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos("mist", "sea", "still")));
  await expectShot(editor, "first-frame");
  await editor.loadInstead(...(await photos("sea")));
  await editor.field("Subject name").fill("Winter groyne");
  await editor.field("Location").fill("North coast, {filename:words}");
  await editor.field("Photo credit").fill("Ada Holm");
  await editor.field("Photo credit").blur();
  await showHeading(editor, "Caption");
  await expectShot(editor, "captions");
  await showHeading(editor, "Looks");
  await editor.button("All looks").click();
  await page.getByRole("radio", { name: "Museum", exact: true }).check();
  await expectShot(editor, "looks");
});

test("The guide’s screenshots of the export method and of a crop show the product", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos("still")));
  await editor.field("Outer matte colour").fill("#49524c");
  await editor.unfold("Output");
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  // Rows that come later would move what was scrolled to.
  await expect(editor.toggle("Keep location (GPS)")).toBeVisible();
  await showHeading(editor, "Output");
  await expectShot(editor, "export-method");
  await page.keyboard.press("c");
  await expect(editor.slider("Crop area")).toBeFocused();
  await editor.field("Crop shape").selectOption("4:5");
  await expectShot(editor, "crop-and-paper");
});

test("The guide’s screenshots of a series, of frames that come off and of the last visit show the product", async ({
  editor,
  photos,
  page,
}, info) => {
  const paths = await photos("mist", "sea", "still");
  await editor.load(paths[1] ?? "");
  const { bytes } = await exported(page, () => editor.button("Export").click());
  const file = info.outputPath("sea-framed.jpeg");
  await writeFile(file, bytes);
  // A note about the copy is shown once.
  await page.reload();
  await editor.button("Start fresh").click();
  await editor.load(file);
  await expect(page.getByRole("region", { name: "Already framed" })).toBeVisible();
  await expectShot(editor, "take-the-frame-off");
  await editor.loadInstead(...paths);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("t");
  await expect(editor.button("Separate")).toBeVisible();
  await expectShot(editor, "series");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Restore/ })).toBeVisible();
  await editor.load(paths[2] ?? "");
  await expect(page.getByRole("region", { name: "Photos of the last visit" })).toBeVisible();
  await expectShot(editor, "privacy");
});
