import { writeFile } from "node:fs/promises";
import { openLossless } from "../../packages/jpeg/lossless/open.ts";
import { findings } from "./support/axe.ts";
import type { EditorPage } from "./support/editor-page.ts";
import { exported } from "./support/exported.ts";
import { describeDifference } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";
import { LOOKS } from "./support/themes-and-widths.ts";
import { photo, type PhotoName } from "../photos/index.ts";

const NAMES: readonly PhotoName[] = ["canon-eos-r6", "orientation-6"];

/** Exports a photo with an unusual frame. @returns the export's path and bytes */
async function exportOf(editor: EditorPage, path: string, to: string): Promise<{ path: string; bytes: Buffer }> {
  await editor.loadInstead(path);
  await editor.button("4 inch").click();
  await editor.field("Outer matte colour").fill("#d8d2c6");
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  const { bytes } = await exported(editor.page, () => editor.button("Export").click());
  await writeFile(to, bytes);
  return { path: to, bytes };
}

test.describe("An export that is opened", () => {
  test.use({ plan: "pro" });

  test("gives its frame back for changes and the same file, and its photo without a frame", async ({
    editor,
    photos,
  }, info) => {
    for (const name of NAMES)
      await test.step(name, async () => {
        const [path = ""] = await photos(name);
        const first = await exportOf(editor, path, info.outputPath("export.jpg"));
        await editor.loadInstead(first.path);
        await editor.button("1 inch").click();
        const offer = editor.page.getByRole("region", { name: "Already framed" });
        await offer.getByRole("button", { name: "Change the frame" }).click();
        await expect(offer).toBeHidden();
        await expect(editor.exportMethod).toHaveText("Lossless JPEG");
        const again = await exported(editor.page, () => editor.button("Export").click());
        expect(again.bytes.equals(first.bytes)).toBe(true);
        await editor.button("Undo").first().click();
        await expect(offer).toBeVisible();
        await offer.getByRole("button", { name: "Remove the frame" }).click();
        await expect(editor.text("Frame removed").last()).toBeVisible();
        const bare = await exported(editor.page, () => editor.button("Export").click());
        expect(await describeDifference(bare.bytes, await photo(name))).toBe("same pixels");
      });
  });

  test("is exchanged for the original file if it keeps a way back, and else says that there is none", async ({
    editor,
    photos,
  }, info) => {
    const [path = "", turned = ""] = await photos("canon-eos-r6", "iphone-15-pro");
    await editor.unfold("Output");
    await editor.button("More output settings").click();
    await editor.toggle("Keep a way back to the original file").check();
    const first = await exportOf(editor, path, info.outputPath("export.jpg"));
    await editor.loadInstead(first.path);
    await editor.button("Remove the frame").click();
    await expect(editor.text("The photo is the original file, byte for byte")).toBeVisible();
    await exportOf(editor, turned, info.outputPath("turned.jpg"));
    await expect(
      editor.text("The export of “IMG_0042.jpg” has no way back to the original. Keep your own file."),
    ).toBeVisible();
  });

  test("among others gets one offer, and a reason if its photo was encoded again", async ({ editor, photos }, info) => {
    const [path = ""] = await photos("canon-eos-r6");
    const kept = await exportOf(editor, path, info.outputPath("kept.jpg"));
    await editor.unfold("Output");
    await editor.toggle("Keep original JPEG data").setChecked(false);
    const { bytes } = await exported(editor.page, () => editor.button("Export").click());
    await writeFile(info.outputPath("encoded.jpg"), bytes);
    await editor.button("Clear batch").click();
    await editor.load(kept.path, info.outputPath("encoded.jpg"));
    const offer = editor.page.getByRole("region", { name: "Already framed" });
    await expect(offer).toContainText("2 photos already framed here");
    await offer.getByRole("button", { name: "Change the frame" }).press("Enter");
    await expect(
      editor.text("“encoded.jpg” was encoded again when it was framed, so its frame can’t be removed."),
    ).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test("On Free an opened export is offered accessibly in every theme and width, and saved without its frame", async ({
  editor,
  photos,
  page,
}, info) => {
  const [path = ""] = await photos("plain");
  await editor.load(path);
  const first = await exported(page, () => editor.button("Export").click());
  await writeFile(info.outputPath("export.jpg"), first.bytes);
  await editor.loadInstead(info.outputPath("export.jpg"));
  for (const [theme, width] of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 860 });
    await expect(editor.button("Change the frame")).toBeVisible();
    expect(await findings(page), `${theme}, ${width} px`).toEqual([]);
  }
  const { bytes } = await exported(page, () => editor.button("Remove the frame").click());
  expect(openLossless(bytes)).toMatchObject({ width: 600, height: 400 });
  expect(await describeDifference(bytes, await photo("plain"))).toBe("same pixels");
});
