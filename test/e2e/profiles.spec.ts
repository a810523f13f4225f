/** Two photographers at one wedding: profiles that find their photos, chosen by mouse and keys, on every page of the account. */
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { photoBy } from "../photos/photographers.ts";
import { findings } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectScreen } from "./screens/golden-screen.ts";
import { loseNetwork } from "./support/network.ts";
import { expect, test } from "./support/test.ts";

const profile = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Profile", exact: true }).getByRole("radio", { name, exact: true });

/** A has two bodies of one model, B a phone. */
async function weddingPhotos(folder: (name: string) => string): Promise<Record<"mine" | "second" | "hers", string>> {
  const z8 = { make: "NIKON CORPORATION", model: "NIKON Z 8" };
  const files = {
    mine: await photoBy({ ...z8, serial: "3001234" }),
    second: await photoBy({ ...z8, serial: "3009999" }),
    hers: await photoBy({ make: "Apple", model: "iPhone 15 Pro", artist: "Jo Weiss" }),
  };
  const paths = { mine: folder("A_0001.jpg"), second: folder("A_0002.jpg"), hers: folder("B_0001.jpg") };
  for (const name of ["mine", "second", "hers"] as const) await writeFile(paths[name], files[name]);
  return paths;
}

test.use({ plan: "pro", expectedComplaints: [/ERR_INTERNET_DISCONNECTED|could not be looked up again/] });

test("Two photographers’ profiles find their photos by serial number and artist, and print their credits", async ({
  browser,
  editor,
  origin,
  page,
}, info) => {
  const paths = await weddingPhotos((name) => info.outputPath(name));
  await editor.load(paths.mine);

  await test.step("the first claims the shown photo’s camera", async () => {
    await editor.field("Photo credit").fill("© Ines Morel");
    await editor.chooseInLooksMenu("New profile");
    const dialog = page.getByRole("dialog", { name: "New profile" });
    await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    await dialog.getByLabel("Name", { exact: true }).fill("Ada Lind");
    await dialog.getByLabel("Photo credit").fill("Photo by Ada Lind");
    await dialog.getByLabel("Look", { exact: true }).selectOption("Noir");
    await dialog.getByRole("button", { name: "Claim this NIKON Z 8" }).click();
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Ada Lind for this photo")).toBeVisible();
    await expect(profile(page, "Ada Lind")).toBeChecked();
    await expect(editor.field("Photo credit")).toHaveValue("Photo by Ada Lind");
  });

  await test.step("the second claims by artist", async () => {
    await editor.button("New profile").click();
    const dialog = page.getByRole("dialog", { name: "New profile" });
    await dialog.getByLabel("Name", { exact: true }).fill("Jo Weiss");
    await dialog.getByLabel("Photo credit").fill("Jo Weiss");
    await dialog.getByLabel("Look", { exact: true }).selectOption("Museum");
    await dialog.getByLabel("Artist in the file").fill("jo weiss");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(profile(page, "Jo Weiss")).toBeVisible();
  });

  await test.step("photos that are added have the profile of their camera or artist; another body’s have none", async () => {
    await editor.load(paths.hers, paths.second);
    await expect(editor.thumbnails).toHaveCount(3);
    await editor.thumbnail("B_0001.jpg").click();
    await expect(profile(page, "Jo Weiss")).toBeChecked();
    await expect(editor.field("Photo credit")).toHaveValue("Jo Weiss");
    await editor.thumbnail("A_0002.jpg").click();
    await expect(profile(page, "Ines Morel")).toBeChecked();
    await expect(editor.field("Photo credit")).toHaveValue("© Ines Morel");
  });

  await test.step("the serial number is nowhere in the browser’s storage or on the server", async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain("matte.profile-cameras");
    expect(stored).not.toContain("3001234");
    const uid = /matte\.profiles\.([\w-]+)/.exec(stored)?.[1] ?? "";
    const answer = await page.request.get(`/api/users/${uid}/profiles`);
    expect(await answer.text()).toContain("Ada Lind");
    expect(await answer.text()).not.toMatch(/3001234|cameraKey|Z 8/);
  });

  await test.step("a key chooses one for all selected photos, in one step", async () => {
    await page.getByRole("main").press("ControlOrMeta+a");
    await page.keyboard.press("Alt+2");
    await expect(page.getByText("Ada Lind for all photos")).toBeVisible();
    await expect(profile(page, "Ada Lind")).toBeChecked();
    await editor.button("Undo").first().click();
    await expect(profile(page, "Ines Morel")).toBeChecked();
    await expect(editor.field("Photo credit")).toHaveValue("© Ines Morel");
  });

  await test.step("the row is as drawn", async () => {
    expect(await findings(page)).toEqual([]);
    await expectScreen(page, "editor-profiles", { widths: [1440, 1024, 390] });
  });

  await test.step("a tap chooses one on a phone", async () => {
    const storageState = await page.context().storageState();
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, storageState };
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block", ...phone });
    const small = new EditorPage(await context.newPage());
    await small.open();
    await small.load(paths.mine);
    await profile(small.page, "Jo Weiss").locator("xpath=..").tap();
    await expect(profile(small.page, "Jo Weiss")).toBeChecked();
    await expect(small.page.getByText("Jo Weiss for all photos")).toBeVisible();
    await context.close();
  });

  await test.step("without a network one is chosen, and none can be changed", async () => {
    await loseNetwork(page);
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
    await profile(page, "Jo Weiss").click({ force: true });
    await expect(editor.field("Photo credit")).toHaveValue("Jo Weiss");
    await editor.button("Edit Jo Weiss").click();
    const dialog = page.getByRole("dialog", { name: "Edit profile" });
    await expect(dialog.getByText("Profiles are changed with the network.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    await page.keyboard.press("Escape");
    await page.context().setOffline(false);
    await expect(page.getByText("Offline", { exact: true })).toBeHidden();
  });

  await test.step("another tab knows them, and the account page edits, moves and deletes them", async () => {
    const account = await page.context().newPage();
    await account.goto("/account");
    const list = account.getByRole("list", { name: "Profiles" });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(list).toContainText("camera NIKON Z 8 on this device");
    await account.getByRole("button", { name: "Move Jo Weiss up" }).click();
    await expect(list.getByRole("listitem").nth(1)).toContainText("Jo Weiss");
    await account.getByRole("button", { name: "Edit Jo Weiss" }).click();
    const dialog = account.getByRole("dialog", { name: "Edit profile" });
    await dialog.getByLabel("Name", { exact: true }).fill("Jo W. Weiss");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(list).toContainText("Jo W. Weiss");
    expect(await findings(account)).toEqual([]);
    await account.getByRole("button", { name: "Edit Ada Lind" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await account.getByRole("button", { name: "Undo" }).click();
    await expect(list.getByRole("listitem").nth(2)).toContainText("Ada Lind");
    await account.close();
    await expect(profile(page, "Jo W. Weiss")).toBeVisible();
  });
});
