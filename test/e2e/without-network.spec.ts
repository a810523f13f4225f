/** After one visit the editor works without a network for the signed-in user, exports and fonts included. */
import { exported, nameOfExport } from "./support/exported.ts";
import { decoded, sizeOf } from "../framed/picture.ts";
import { untilFontsAreKept, untilKept } from "./support/service-worker.ts";
import { expect, test } from "./support/test.ts";

test.use({
  serviceWorkers: "allow",
  // Console messages: the browser's about requests without a network, and the page's about failed lookups.
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be looked up again|did not say who is signed/,
  ],
});

const SIGN_IN = "Sign in to start adding mattes to your photos";

test("A reload while offline shows the user's editor, which frames and exports", async ({
  editor,
  photos,
  page,
  context,
}) => {
  const [photo] = await photos("plain");
  await editor.load(photo!);
  await editor.field("Subject name").fill("Vessels");
  await editor.toggle("Show metadata").check();
  await untilKept(page);
  await untilFontsAreKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  await expect(editor.toggle("Show metadata")).toBeChecked();
  await editor.load(photo!);
  await editor.field("Subject name").fill("Vessels");
  const jpeg = await exported(page, () => editor.button("Export").click());
  expect(jpeg.name).toMatch(nameOfExport("Misty mountains 2", "jpeg"));
  await editor.chooseFormat("PNG");
  const png = await exported(page, () => editor.button("Export").click());
  expect(sizeOf(await decoded(png.bytes)).width).toBeGreaterThan(0);
});

test("Places are named without a network once their list has been used", async ({ editor, photos, page, context }) => {
  const [photo] = await photos("iphone-15-pro");
  await untilKept(page);
  await editor.load(photo!);
  await editor.toggle("Show metadata").check();
  await editor.button("More caption settings").click();
  await editor.toggle("Place names from GPS").check();
  await expect(editor.preview).toHaveAccessibleDescription(/Lausanne, Switzerland/);
  await untilFontsAreKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  await editor.load(photo!);
  await expect(editor.preview).toHaveAccessibleDescription(/Lausanne, Switzerland/);
});

test("The editor in another language works offline as well, next to the English one", async ({
  editor: _editor,
  page,
  context,
}) => {
  await untilKept(page);
  await page.goto("/en-XA/tool");
  const scope = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  await expect.poll(scope).toMatch(/\/en-XA\/$/);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith("/en-XA/sw.js") === true);
  await untilKept(page);
  await context.setOffline(true);
  for (const [path, language] of [
    ["/en-XA/tool", "en-XA"],
    ["/tool", "en-GB"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("switch").first()).toBeVisible();
  }
});

test("Every page works or shows a message while offline, and loads from the server once online", async ({
  editor,
  page,
  context,
}) => {
  await untilKept(page);
  await context.setOffline(true);
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await page.goto("/terms");
  await expect(page).toHaveURL("/tool");
  await expect(editor.button("Export")).toBeVisible();
  await context.setOffline(false);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "Terms", exact: false }).first()).toBeVisible();
});

test("Signing out while offline hides all of the user's data", async ({ editor, page, context }) => {
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await editor.button("Sign out").click();
  await expect(page.getByText(SIGN_IN)).toBeVisible();
  await page.reload();
  await expect(page.getByText(SIGN_IN)).toBeVisible();
});
