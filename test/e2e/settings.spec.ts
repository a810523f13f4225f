import type { Page } from "@playwright/test";
import type { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

// This plan unlocks all seventeen settings.
test.use({ plan: "pro" });

const TEXTS = { Location: "Lofoten", "Photo credit": "© Ada", "Additional credits": "Light: Bo\nHair: Cy" } as const;

/** SPEC §3: fields in the browser's local storage. */
const STORED = [
  ["innerBorderSize", 7],
  ["innerBorderColor", "#A8895A"],
  ["outerBorderSize", 13],
  ["outerBorderColor", "#D8D2C6"],
  ["showMetadata", true],
  ["printSubjectName", false],
  ["locationText", TEXTS.Location],
  ["subjectName", "Harbour"],
  ["photoBy", TEXTS["Photo credit"]],
  ["additionalCredits", TEXTS["Additional credits"]],
  ["metadataDisplay", "lens"],
  ["metadataFont", "Lora"],
  ["metadataFontSize", 40],
  ["logoSize", 99],
  ["logoPosition", "left"],
  ["exportFormat", "png"],
  ["socialPreset", "square-1x1"],
] as const;

async function change(editor: EditorPage): Promise<void> {
  await editor.unfold("Lines", "Camera data", "Logo", "Output");
  await editor.slider("Inner stroke size").fill("7");
  await editor.field("Inner stroke colour").fill("#a8895a");
  await editor.slider("Outer matte size").fill("13");
  await editor.field("Outer matte colour").fill("#d8d2c6");
  await editor.toggle("Show metadata").check();
  await editor.toggle("Print subject name").uncheck();
  await editor.field("Subject name").fill("Harbour");
  for (const [name, text] of Object.entries(TEXTS)) await editor.field(name).fill(text);
  await editor.choice("Metadata display", "Lens").check();
  await editor.field("Metadata font").selectOption("Lora");
  await editor.slider("Metadata font size").fill("40");
  await editor.slider("Logo size").fill("99");
  await editor.choice("Logo position", "Left").check();
  await editor.chooseFormat("PNG");
  await editor.choosePreset("square-1x1");
}

/** Fields set by `change` and kept by Reset (SPEC §4). */
async function expectKeptByReset(editor: EditorPage): Promise<void> {
  await expect(editor.field("Metadata font")).toHaveValue("Lora");
  await expect(editor.slider("Metadata font size")).toHaveValue("40");
  await expect(editor.slider("Logo size")).toHaveValue("99");
  await expect(editor.choice("Logo position", "Left")).toBeChecked();
  await expect(editor.choice("Export format", "PNG")).toBeChecked();
}

async function expectChanged(editor: EditorPage): Promise<void> {
  await expect(editor.slider("Inner stroke size")).toHaveValue("7");
  await expect(editor.field("Inner stroke colour")).toHaveValue("#a8895a");
  await expect(editor.slider("Outer matte size")).toHaveValue("13");
  await expect(editor.field("Outer matte colour")).toHaveValue("#d8d2c6");
  await expect(editor.toggle("Show metadata")).toBeChecked();
  await expect(editor.toggle("Print subject name")).not.toBeChecked();
  await expect(editor.field("Subject name")).toHaveValue("Harbour");
  for (const [name, text] of Object.entries(TEXTS)) await expect(editor.field(name)).toHaveValue(text);
  await expect(editor.choice("Metadata display", "Lens")).toBeChecked();
  await expect(editor.field("Social preset")).toHaveValue("square-1x1");
  await expectKeptByReset(editor);
}

/** Reads the stored settings from the page's local storage. */
function storedSettings(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    Object.values(localStorage)
      .filter((text): text is string => typeof text === "string" && text.includes("outerBorderSize"))
      .map((text): unknown => JSON.parse(text)),
  );
}

test("Every control sets its field of the storage, settings survive a reload, and Reset restores some of them", async ({
  editor,
  photos,
  page,
}) => {
  await change(editor);
  await editor.button("Dark mode").click();
  await expect.poll(() => storedSettings(page)).toEqual([Object.fromEntries(STORED)]);
  await page.reload();
  await expectChanged(editor);
  await editor.load(...(await photos("canon-eos-r6")));
  await expect(editor.field("Subject name")).toHaveValue("");
  await editor.field("Subject name").fill("Harbour");

  await editor.button("Reset settings").click();
  await expect(editor.toggle("Show metadata")).not.toBeChecked();
  await expect(editor.slider("Inner stroke size")).toHaveValue("1");
  await expect(editor.field("Inner stroke colour")).toHaveValue("#000000");
  await expect(editor.slider("Outer matte size")).toHaveValue("8");
  await expect(editor.field("Outer matte colour")).toHaveValue("#ffffff");
  for (const name of ["Subject name", ...Object.keys(TEXTS)]) await expect(editor.field(name)).toHaveValue("");
  await expect(editor.choice("Metadata display", "All")).toBeChecked();
  await expect(editor.field("Social preset")).toHaveValue("original");
  await expectKeptByReset(editor);
  await page.keyboard.press("Control+z");
  await expectChanged(editor);
});
