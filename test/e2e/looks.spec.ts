/** Looks as links, with axe on their row. */
import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { becomeUser, newAddress, signInByPopup } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

const LOOK = { version: 1, settings: { outerBorderSize: 12, outerBorderColor: "#A9A49B" } };
const FRAGMENT = `#look=${deflateRawSync(JSON.stringify(LOOK)).toString("base64url")}`;

/** The corner of the sample photo in the shared look; undefined until it is drawn. */
async function matteColour(page: Page): Promise<readonly number[] | undefined> {
  const sample = page.getByRole("img", { name: "A sample photo in the shared look" });
  if ((await sample.count()) === 0) return undefined;
  return sample.evaluate((canvas: HTMLCanvasElement) => [
    ...(canvas.getContext("2d")?.getImageData(4, 4, 1, 1).data.subarray(0, 3) ?? []),
  ]);
}

test("A link to a look that is opened signed out shows its look on a sample photo, before and after signing in", async ({
  page,
  request,
}) => {
  const email = newAddress();
  await becomeUser(request, email);
  await page.goto(`/tool${FRAGMENT}`);
  await expect.poll(() => matteColour(page)).toEqual([169, 164, 155]);
  await expect(page.getByText("The look is kept for you.")).toBeVisible();
  await signInByPopup(page, email);
  const note = page.getByRole("region", { name: "Shared look" });
  await expect(note).toContainText("This is the look from the link.");
  await expect.poll(() => matteColour(page)).toEqual([169, 164, 155]);
  const editor = new EditorPage(page);
  await expect(editor.slider("Outer matte size")).toHaveValue("12");
  await note.getByRole("button", { name: "Keep" }).click();
  await expect(note).toBeHidden();
  expect(new URL(page.url()).hash).toBe("");
});

test("Any look is one click away, and axe reports nothing in the row on Free", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain")));
  const looks = page.getByRole("radiogroup", { name: "Looks" });
  for (const name of ["Noir", "Museum", "Gallery", "Noir"]) {
    await looks.getByRole("radio", { name, exact: true }).click();
    await expect(page.locator("#looks output").first()).toHaveText(name);
  }
  await editor.button("All looks").click();
  await editor.toggle("Show metadata").check();
  await editor.field("Photo credit").fill("© Ada");
  await editor.button("Looks menu").click();
  await expect(page.getByRole("menuitemcheckbox", { name: "With names, places and credits" })).not.toBeChecked();
  await expect(page.getByText("Noir applied")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test.describe("On Studio", () => {
  test.use({ plan: "studio" });

  test("axe reports nothing in the row with own looks, and in the dialog that saves one", async ({
    editor,
    photos,
    page,
  }) => {
    await editor.load(...(await photos("plain")));
    await editor.button("All looks").click();
    await editor.saveLook("Prints");
    expect(await findings(page)).toEqual([]);
    await editor.chooseInLooksMenu("Save this look");
    await expect(page.getByRole("dialog", { name: "Save this look" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
