import type { Page } from "@playwright/test";
import { findings } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const violations = (page: Page): Promise<readonly string[]> => findings(page, ["#caption", ".field-list"]);

test("Three photos get captions by the keyboard alone", async ({ editor, photos, page }) => {
  await editor.load(
    ...(await photos(
      { photo: "words-in-xmp", as: "dunes.jpg" },
      { photo: "plain", as: "harbour.jpg" },
      { photo: "tall", as: "tower.jpg" },
    )),
  );
  const { keyboard } = page;
  await editor.field("Subject name").focus();
  await expect(editor.button("Insert field").first()).toBeVisible();
  await keyboard.press("Control+a");
  await keyboard.type("{title}, first{ci");
  await keyboard.press("Enter");
  await expect(editor.field("Subject name")).toHaveValue("{title}, first{city}");
  for (const subject of ["Second", "Third"]) {
    await keyboard.press("Alt+ArrowDown");
    await keyboard.type(subject);
  }
  await keyboard.press("Tab");
  // Past the button `Insert field` to the photo choice, operated by arrow keys.
  await keyboard.press("Tab");
  await keyboard.press("ArrowLeft");
  await keyboard.press("Tab");
  await expect(editor.field("Location")).toBeFocused();
  await keyboard.type("Harbour {number:000} of {count}");
  await keyboard.press("Alt+ArrowUp");
  await expect(editor.field("Location")).toHaveValue("");
  await keyboard.press("Alt+ArrowUp");
  await expect(editor.preview).toHaveAccessibleDescription(/Dunes at dusk, firstMerzouga Merzouga, Morocco/);
  await editor.thumbnail("tower.jpg").click();
  await expect(editor.preview).toHaveAccessibleDescription(/Third Harbour 003 of 3/);
});

test("axe reports nothing in the caption’s fields, with their list of fields open and closed", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos({ photo: "words-in-xmp", as: "dunes.jpg" }, "plain")));
  await editor.field("Location").fill("{city} {titel} {state}");
  await editor.field("Photo credit").fill("Photo by Lena Okafor");
  await expect(page.getByText("File says: Ines Morel")).toBeVisible();
  await editor.button("Insert field").nth(1).click();
  await expect(page.getByRole("option", { name: "City Merzouga" })).toBeVisible();
  // Fading text has too little contrast.
  await page
    .locator(".field-list")
    .evaluate((list) => Promise.all(list.getAnimations().map((animation) => animation.finished)));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("#caption").getByRole("button", { name: "More" }).click();
  await editor.toggle("Print date").check();
  expect(await violations(page)).toEqual([]);
});
