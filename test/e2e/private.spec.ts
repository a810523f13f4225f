/** A private server: from an empty machine to the first framed photo without an account. */
import { exportedPicture } from "./support/exported.ts";
import { EditorPage } from "./support/editor-page.ts";
import { testOf } from "./support/private.ts";
import { expect } from "./support/test.ts";

const test = testOf({});

test("A private server’s owner frames a photo from its first page on, with no account and no word about plans", async ({
  page,
  photos,
}) => {
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /upload/.test(request.url())) uploads.push(request.url());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Your own Matte" })).toBeVisible();
  await page.getByRole("link", { name: "Help" }).click();
  for (const link of await page.getByRole("main").getByRole("link").all()) {
    const text = await (await page.request.get((await link.getAttribute("href")) ?? "")).text();
    expect(text).toContain("<h1>");
    expect(text).not.toMatch(/\b(?:Pro|Studio|Free|plans?|newsletter|account)\b|\{\{/);
  }
  await page.goto("/");
  await page.getByRole("link", { name: "Open the editor" }).click();
  const editor = new EditorPage(page);
  await editor.load(...(await photos("plain")));
  // Source Sans Pro is a typeface.
  await expect(page.getByText(/(?<!Sans )\b(?:pro|studio|upgrade|plan)\b/i)).toHaveCount(0);
  await expect(editor.button("Sign out")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Account" })).toHaveCount(0);
  await editor.chooseInLooksMenu("New profile");
  const dialog = page.getByRole("dialog", { name: "New profile" });
  await dialog.getByLabel("Name", { exact: true }).fill("Jo Weiss");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("radio", { name: "Jo Weiss", exact: true })).toBeVisible();
  await editor.button("Looks menu").click();
  await expect(page.getByRole("menuitem", { name: "Export look" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Submit this look" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  const { width } = await exportedPicture(editor);
  expect(width).toBeGreaterThan(600);
  await expect(page.getByText("A copy is stored with your account")).toHaveCount(0);
  expect(uploads).toEqual([]);
});
