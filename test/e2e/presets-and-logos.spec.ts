/** The account's data: logos for light and dark mattes, and a Studio account's looks. */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { EditorPage } from "./support/editor-page.ts";
import { exported, exportedPicture } from "./support/exported.ts";
import { alike, rgb } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "studio" });

const RED = rgb("#E00020");
const BLUE = rgb("#1040E0");

async function drawing(path: string, colour: readonly number[]): Promise<string> {
  const fill = `rgb(${colour.join(",")})`;
  await writeFile(
    path,
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="10"><path d="M0 0h80v10H0z" fill="${fill}"/></svg>`,
  );
  return path;
}

async function shows(editor: EditorPage, colour: readonly [number, number, number]): Promise<boolean> {
  const canvas = await exportedPicture(editor);
  const area = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return alike(canvas, colour, { area, tolerance: 2 }) !== null;
}

test("Logos survive a reload, each for its mattes, until they are removed", async ({ editor, page, photos }, info) => {
  const kept = () => page.waitForResponse((response) => /\/logo\/\w+\?name=/.test(response.url()) && response.ok());
  const first = kept();
  await editor.unfold("Logo");
  await editor.field("Logo").setInputFiles(await drawing(info.outputPath("red.svg"), RED));
  const picture = await page.request.get(new URL((await first).url()).pathname);
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ format: "png", width: 2048, height: 256 });
  const second = kept();
  await editor.field("Logo for dark mattes").setInputFiles(await drawing(info.outputPath("blue.svg"), BLUE));
  await second;

  await page.reload();
  await expect(editor.button("Remove logo")).toBeVisible();
  await expect(editor.button("Remove logo for dark mattes")).toBeVisible();
  await expect(page.getByRole("group", { name: "Logos", exact: true }).getByRole("button")).toHaveText(["", ""]);
  await expect(editor.button("Use red.svg")).toHaveAttribute("aria-pressed", "true");
  await editor.load(...(await photos("plain")));
  await editor.button("4 inch").click();
  await editor.chooseFormat("PNG");
  expect([await shows(editor, RED), await shows(editor, BLUE)]).toEqual([true, false]);
  await editor.field("Outer matte colour").fill("#101010");
  expect([await shows(editor, RED), await shows(editor, BLUE)]).toEqual([false, true]);

  const removed = page.waitForResponse((response) => response.request().method() === "DELETE" && response.ok());
  await editor.button("Remove logo for dark mattes").click();
  await removed;
  expect(await shows(editor, RED)).toBe(true);
});

/** A look in the row; waits until the user's are loaded. */
const look = (editor: EditorPage, name: string) =>
  editor.page.getByRole("radiogroup", { name: "Looks" }).getByRole("radio", { name, exact: true });

test("Own looks are saved, chosen with one click, updated and found again after a reload", async ({
  editor,
  page,
  photos,
}) => {
  await editor.load(...(await photos("plain")));
  await editor.slider("Outer matte size").fill("20");
  await editor.field("Photo credit").fill("© Ada");
  await editor.saveLook("Wide");
  await expect(look(editor, "Wide")).toBeChecked();
  await editor.slider("Outer matte size").fill("4");
  await editor.saveLook("Narrow");

  await look(editor, "Wide").click();
  await expect(editor.slider("Outer matte size")).toHaveValue("20");
  await editor.button("Undo").first().click();
  await expect(editor.slider("Outer matte size")).toHaveValue("4");
  await editor.slider("Outer matte size").fill("5");
  const current = page.locator("#looks output").first();
  await expect(current).toHaveText("Narrow, changed");

  await page.reload();
  await editor.load(...(await photos("plain")));
  await expect(current).toHaveText("Narrow, changed");
  await editor.chooseInLooksMenu("Revert to Narrow");
  await expect(editor.slider("Outer matte size")).toHaveValue("4");
  await expect(look(editor, "Narrow")).toBeChecked();
  await editor.slider("Outer matte size").fill("6");
  await editor.chooseInLooksMenu("Update “Narrow”");
  await expect(look(editor, "Narrow")).toBeChecked();
  await look(editor, "Wide").click();
  await look(editor, "Narrow").click();
  await expect(editor.slider("Outer matte size")).toHaveValue("6");
});

test("Own looks are renamed, exported, deleted with Undo, and imported", async ({ editor, page, photos }, info) => {
  await editor.load(...(await photos("plain")));
  await editor.slider("Outer matte size").fill("20");
  await editor.saveLook("Wide");
  await editor.chooseInLooksMenu("Rename “Wide”");
  const dialog = page.getByRole("dialog", { name: "Rename look" });
  await dialog.getByLabel("Name of the look").fill("Airy");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await expect(look(editor, "Airy")).toBeChecked();

  const file = await exported(page, () => editor.chooseInLooksMenu("Export own looks"));
  expect(file.name).toBe("matte-presets.json");
  const path = info.outputPath(file.name);
  await writeFile(path, file.bytes);
  await editor.chooseInLooksMenu("Delete “Airy”");
  await expect(look(editor, "Airy")).toHaveCount(0);
  await expect(editor.text("“Airy” deleted")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(look(editor, "Airy")).toBeChecked();

  await editor.chooseInLooksMenu("Delete “Airy”");
  await expect(look(editor, "Airy")).toHaveCount(0);
  await page.locator('[aria-label="File of a look"]').setInputFiles(path);
  await expect(editor.text("1 look imported")).toBeVisible();
  await expect(look(editor, "Airy")).toBeVisible();

  await writeFile(path, (await readFile(path, "utf8")).replace("matte-presets", "other-presets"));
  await page.locator('[aria-label="File of a look"]').setInputFiles(path);
  await expect(editor.text("“matte-presets.json” contains no look.")).toBeVisible();
});

test("A local font is found, printed and stored, and a browser without access to fonts says so", async ({
  editor,
  page,
  photos,
}) => {
  const family = "DejaVu Serif";
  await page.evaluate((name) => {
    const fonts = [{ family: name, postscriptName: "DejaVuSerif", style: "Book" }];
    Object.assign(globalThis, { queryLocalFonts: async () => fonts });
  }, family);
  await editor.button("This computer’s fonts…").click();
  await page.getByRole("searchbox", { name: "Find a font" }).fill("serif");
  await editor.button(family).click();
  await expect(editor.field("Metadata font").getByRole("option", { name: family })).toBeAttached();
  await expect(editor.field("Metadata font")).toHaveValue("local");
  await editor.load(...(await photos("plain")));
  await page.reload();
  await expect(editor.field("Metadata font")).toHaveValue("local");
  await editor.field("Metadata font").selectOption("Lora");
  await expect(editor.field("Metadata font").getByRole("option", { name: family })).toHaveCount(0);

  await page.evaluate(() => Object.assign(globalThis, { queryLocalFonts: undefined }));
  await editor.button("This computer’s fonts…").click();
  await expect(page.getByRole("dialog", { name: "This computer’s fonts" }).getByRole("alert")).toContainText(
    "This browser can’t list the computer’s fonts.",
  );
});
