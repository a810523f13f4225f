/** Looks as links, with axe on their row. */
import { deflateRawSync } from "node:zlib";
import { becomeUser, newAddress, signInByPopup } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

const LOOK = { version: 1, settings: { outerBorderSize: 12, outerBorderColor: "#A9A49B" } };
const FRAGMENT = `#look=${deflateRawSync(JSON.stringify(LOOK)).toString("base64url")}`;

test("A link to a look that is opened signed out shows its look after signing in", async ({ page, request }) => {
  const email = newAddress();
  await becomeUser(request, email);
  await page.goto(`/tool${FRAGMENT}`);
  await signInByPopup(page, email);
  const note = page.getByRole("region", { name: "Shared look" });
  await expect(note).toContainText("This is the look from the link.");
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
