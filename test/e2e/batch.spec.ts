import { rename } from "node:fs/promises";
import type { Page } from "@playwright/test";
import exifreader from "exifreader";
import { photo } from "../photos/index.ts";
import { framed } from "../framed/geometry.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { decoded, sizeOf } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";
import { filesOfZip, plainNames } from "./support/zipped.ts";

test.use({ plan: "pro" });

const ZIP_NAME = /^matte-batch-\d{8}-[a-z0-9]{6}\.zip$/;

/** Lists files in the page's private file system. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("batches", { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names;
  });
}

/** Acts in the page itself: on a busy machine the batch could end before Playwright's command arrives. */
function afterFirstPhoto(page: Page, action: "cancel" | "reload"): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!/Working… [1-4]\/[34]/.test(document.body.textContent)) return;
          observer.disconnect();
          const buttons = [...document.querySelectorAll("button")];
          if (wanted === "reload") location.reload();
          else buttons.find(({ textContent }) => textContent === "Cancel")?.click();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    action,
  );
}

test("Several photos become one ZIP, each with its own subject, in its original size, with distinct names", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(
    ...(await photos(
      { photo: "png-rgb", as: "harbour.png" },
      { photo: "canon-eos-r6", as: "harbour.jpg" },
      { photo: "plain", as: "quay.jpg" },
    )),
  );
  await editor.toggle("Show metadata").check();
  await expect(editor.text("3 photos, one ZIP")).toBeVisible();
  const zip = await exported(page, () => editor.button("Export").click());
  expect(zip.name).toMatch(ZIP_NAME);
  await expect(editor.text("Batch exported as ZIP")).toBeVisible();
  const files = await filesOfZip(zip.bytes);
  expect(plainNames(files)).toEqual(["harbour.jpeg", "harbour (2).jpeg", "quay.jpeg"]);
  const subjects = files.map(({ bytes }) => exifreader.load(bytes, { expanded: true }).xmp?.["title"]?.description);
  expect(subjects).toEqual(["Harbour", "Harbour", "Quay"]);
  const camera = exifreader.load(files[1]!.bytes, { expanded: true }).exif?.["Model"]?.description;
  expect(camera).toBe("Canon EOS R6");
  const harbour = framed(await decoded(await photo("png-rgb")), { outer: 8, inner: 1, caption: { lines: 1 } });
  expect(sizeOf(await decoded(files[0]!.bytes))).toEqual(harbour.canvas);
});

test("A photo that fails in a batch is named in a report, the others are exported, and it can be retried", async ({
  editor,
  photos,
  page,
}) => {
  const [first, second, third] = await photos("plain", { photo: "tall", as: "gone.jpg" }, "png-rgb");
  await editor.load(first!, second!, third!);
  await rename(second!, `${second!}.away`);
  const zip = await exported(page, () => editor.button("Export").click());
  expect(plainNames(await filesOfZip(zip.bytes))).toEqual(["Misty mountains 2.jpeg", "png-rgb.jpeg"]);
  const report = page.getByRole("dialog", { name: "Export report" });
  await expect(report).toContainText("1 of 3 photos couldn’t be exported. The others were exported.");
  await expect(report.getByRole("listitem")).toContainText("“gone.jpg” couldn’t be read");
  await rename(`${second!}.away`, second!);
  const again = await exported(page, () => report.getByRole("button", { name: "Retry" }).click());
  expect(again.name).toMatch(nameOfExport("gone", "jpeg"));
  await expect(report).toBeHidden();
});

test("A cancelled batch leaves no files and shows no message", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain", "tall", "png-rgb", "panorama")));
  await editor.chooseFormat("PNG");
  // Loading has a separate Cancel.
  await expect(editor.button("Cancel")).toBeHidden();
  const cancelled = afterFirstPhoto(page, "cancel");
  await editor.button("Export").click();
  await cancelled;
  await expect(editor.button("Export")).toBeEnabled();
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await expect(editor.text("Batch exported as ZIP")).toBeHidden();
  await expect(editor.text("Error during export")).toBeHidden();
});

test("Leaving the page asks for confirmation while a batch runs, but not afterwards", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos("plain", "tall", "png-rgb")));
  await editor.chooseFormat("PNG");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const left = afterFirstPhoto(page, "reload");
  const zip = exported(page, () => editor.button("Export").click());
  await left;
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  expect(await filesOfZip((await zip).bytes)).toHaveLength(3);
});

test("Photos are reordered by keyboard and by dragging, and the ZIP has the same order", async ({
  editor,
  photos,
  page,
}) => {
  const [a, b, c] = await photos(
    { photo: "png-rgb", as: "a.png" },
    { photo: "png-rgb", as: "b.png" },
    { photo: "png-rgb", as: "c.png" },
  );
  await editor.load(a!, b!, c!);
  await editor.thumbnail("a.png").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("a.png is now 2 of 3")).toBeAttached();
  await expect(editor.thumbnail("a.png")).toBeFocused();
  await editor.thumbnail("c.png").dragTo(editor.thumbnail("b.png"), { targetPosition: { x: 40, y: 10 } });
  const order = () => editor.thumbnails.getByRole("button", { name: /^[abc]\.png$/ }).allTextContents();
  await expect.poll(order).toEqual(["c.png", "b.png", "a.png"]);
  await page.keyboard.press("Control+z");
  await expect.poll(order).toEqual(["b.png", "a.png", "c.png"]);
  const zip = await exported(page, () => editor.button("Export").click());
  expect(plainNames(await filesOfZip(zip.bytes))).toEqual(["b.jpeg", "a.jpeg", "c.jpeg"]);
});

test("“Save to…” writes the ZIP to the chosen file", async ({ editor, photos, page }) => {
  // The system's file dialog cannot be automated: a private file replaces the chosen one.
  await page.evaluate(() => {
    const choose = async ({ suggestedName }: { readonly suggestedName: string }): Promise<FileSystemFileHandle> => {
      const root = await navigator.storage.getDirectory();
      return root.getFileHandle(suggestedName, { create: true });
    };
    Object.assign(window, { showSaveFilePicker: choose });
  });
  await editor.load(...(await photos("plain", "png-rgb")));
  await editor.button("Save to…").click();
  await expect(editor.text("Batch exported as ZIP")).toBeVisible();
  const [name, bytes] = await page.evaluate(async () => {
    for await (const [found, handle] of (await navigator.storage.getDirectory()).entries()) {
      if (!(handle instanceof FileSystemFileHandle)) continue;
      return [found, [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]] as const;
    }
    return ["", []] as const;
  });
  expect(name).toMatch(ZIP_NAME);
  expect(plainNames(await filesOfZip(Buffer.from(bytes)))).toEqual(["Misty mountains 2.jpeg", "png-rgb.jpeg"]);
});

test("One batch exports several sizes, each into a folder", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain", "png-rgb")));
  await editor.button("More ways to export").click();
  await page.getByRole("checkbox", { name: "Square 1:1" }).check();
  await expect(editor.text("2 photos in 2 sizes, one ZIP")).toBeVisible();
  const zip = await exported(page, () => editor.button("Export").click());
  const files = await filesOfZip(zip.bytes);
  expect(plainNames(files)).toEqual([
    "original/Misty mountains 2.jpeg",
    "square-1x1/Misty mountains 2-1x1.jpeg",
    "original/png-rgb.jpeg",
    "square-1x1/png-rgb-1x1.jpeg",
  ]);
  expect(sizeOf(await decoded(files[1]!.bytes))).toEqual({ width: 1080, height: 1080 });
});

test("A finished ZIP is kept while its page is open and deleted at the next start; other tabs do not touch it", async ({
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

test("A batch continues in a hidden tab", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain", "png-rgb", "webp-lossy")));
  const zip = await exported(page, async () => {
    await editor.button("Export").click();
    await (await page.context().newPage()).bringToFront();
  });
  expect(await filesOfZip(zip.bytes)).toHaveLength(3);
});
