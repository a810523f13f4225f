import type { Page } from "@playwright/test";
import exifreader from "exifreader";
import { photo } from "../photos/index.ts";
import { framed } from "./support/geometry.ts";
import { exported } from "./support/exported.ts";
import { decoded, sizeOf } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";
import { filesOfZip, plainNames } from "./support/zipped.ts";

test.use({ plan: "pro" });

const ZIP_NAME = /^matte-batch-\d{8}-[a-z0-9]{6}\.zip$/;

/** Names of what the page keeps in its private file system. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("batches", { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names;
  });
}

test("several photos become one ZIP, each with its own subject, unresampled, their names distinct", async ({
  editor,
  photos,
  page,
}) => {
  const [first, second, third] = await photos(
    { photo: "plain", as: "one/harbour.jpg" },
    { photo: "canon-eos-r6", as: "two/harbour.jpg" },
    { photo: "png-rgb", as: "quay.png" },
  );
  await editor.load(first!, second!, third!);
  await editor.toggle("Show metadata").check();
  await expect(editor.words("3 photos, one ZIP")).toBeVisible();
  const zip = await exported(page, () => editor.button("Export").click());
  expect(zip.name).toMatch(ZIP_NAME);
  await expect(editor.words("Batch exported as ZIP")).toBeVisible();
  const files = await filesOfZip(zip.bytes);
  expect(plainNames(files)).toEqual(["harbour.jpeg", "harbour (2).jpeg", "quay.jpeg"]);
  const subjects = files.map(({ bytes }) => exifreader.load(bytes, { expanded: true }).xmp?.["title"]?.description);
  expect(subjects).toEqual(["Harbour", "Harbour", "Quay"]);
  const camera = exifreader.load(files[1]!.bytes, { expanded: true }).exif?.["Model"]?.description;
  expect(camera).toBe("Canon EOS R6");
  const quay = framed(await decoded(await photo("png-rgb")), { outer: 8, inner: 1, caption: { lines: 1 } });
  expect(sizeOf(await decoded(files[2]!.bytes))).toEqual(quay.canvas);
});

test("one run exports several presets, a folder for each", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain", "png-rgb")));
  await page.getByRole("checkbox", { name: "Square 1:1" }).check();
  await expect(editor.words("2 photos in 2 sizes, one ZIP")).toBeVisible();
  const zip = await exported(page, () => editor.button("Export").click());
  const files = await filesOfZip(zip.bytes);
  expect(plainNames(files)).toEqual([
    "original/Misty mountains 2.jpeg",
    "square-1x1/Misty mountains 2.jpeg",
    "original/png-rgb.jpeg",
    "square-1x1/png-rgb.jpeg",
  ]);
  expect(sizeOf(await decoded(files[1]!.bytes))).toEqual({ width: 1080, height: 1080 });
});

test("a finished ZIP stays until its page is gone, and goes at the next start; another tab leaves it alone", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos("plain", "png-rgb")));
  await exported(page, () => editor.button("Export").click());
  expect(await keptFiles(page)).toHaveLength(1);
  const other = await page.context().newPage();
  await other.goto("/tool");
  await other.getByLabel("Add photos", { exact: true }).waitFor({ state: "attached" });
  expect(await keptFiles(other)).toHaveLength(1);
  await page.close();
  await other.reload();
  await expect.poll(() => keptFiles(other)).toEqual([]);
});

test("a batch goes on in a tab that nobody looks at", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain", "png-rgb", "webp-lossy")));
  const zip = await exported(page, async () => {
    await editor.button("Export").click();
    await (await page.context().newPage()).bringToFront();
  });
  expect(await filesOfZip(zip.bytes)).toHaveLength(3);
});
