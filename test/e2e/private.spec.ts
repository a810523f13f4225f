/** A private server: from an empty machine to the first framed photo without an account. */
import { type RunningProduct, startProduct } from "../product/server.ts";
import { exportedPicture } from "./support/exported.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test as base } from "./support/test.ts";

const PASSWORD = "four words and more";

const test = base.extend<object, { readonly settings: NodeJS.ProcessEnv; readonly product: RunningProduct }>({
  settings: [{}, { option: true, scope: "worker" }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct({ PRIVATE: "on", ...settings });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

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
  await page.getByRole("link", { name: "Open the editor" }).click();
  const editor = new EditorPage(page);
  await editor.load(...(await photos("plain")));
  await expect(page.getByText(/\b(?:pro|studio|upgrade|plan)\b/i)).toHaveCount(0);
  await expect(editor.button("Sign out")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Account" })).toHaveCount(0);
  const { width } = await exportedPicture(editor);
  expect(width).toBeGreaterThan(600);
  await expect(page.getByText("A copy is stored with your account")).toHaveCount(0);
  expect(uploads).toEqual([]);
});

test.describe("With a password", () => {
  test.use({ settings: { PRIVATE_PASSWORD: PASSWORD }, expectedComplaints: [/status of 401/] });

  test("the password opens the editor, and signing out asks for it again", async ({ page }) => {
    await page.goto("/tool");
    await expect(page.getByRole("heading", { name: "Matte" })).toBeVisible();
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("alert")).toHaveText("That isn’t the password. Try again.");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/tool");
    await page.getByRole("link", { name: "Account" }).click();
    await expect(page.getByRole("heading", { name: "Sessions" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([/Sessions/]);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(page.getByRole("button", { name: "Enter the password" })).toBeVisible();
    await page.goto("/tool");
    await expect(page.getByLabel("Password")).toBeVisible();
  });
});
