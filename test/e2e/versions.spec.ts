/** A newer version is offered to an open page and activated on demand. */
import { expect, test } from "./product.ts";
import { writePhotos } from "../photos/index.ts";
import { becomeUser } from "./support/account.ts";
import { startDeployment } from "./support/deployment.ts";
import { EditorPage } from "./support/editor-page.ts";
import { untilKept } from "./support/service-worker.ts";

test.use({ serviceWorkers: "allow" });

test("A new version waits while photos are open, and is activated by its button", async ({ page, origin }, info) => {
  const deployment = await startDeployment(origin);
  await becomeUser(page.request);
  await page.goto(`${deployment.origin}/tool`);
  await untilKept(page);
  const editor = new EditorPage(page);
  await editor.load(...(await writePhotos(info.outputPath("photos"), ["plain"])));
  deployment.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText("A new version comes with the next start", { exact: true })).toBeVisible();
  await expect(editor.button("Update")).toHaveCount(0);
  await editor.button("Clear batch").click();
  await expect(page.getByText("A new version is ready", { exact: true })).toBeVisible();
  await Promise.all([page.waitForEvent("load"), editor.button("Update").click()]);
  await expect(editor.button("Export")).toBeVisible();
  await expect(page.getByText("A new version is ready", { exact: true })).toBeHidden();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  deployment.stop();
});

test("A new version appears while requests are under way", async ({ page, origin }) => {
  const deployment = await startDeployment(origin);
  await becomeUser(page.request);
  await page.goto(`${deployment.origin}/tool`);
  await untilKept(page);
  deployment.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // Chromium's old worker does not end if a request begins at the moment when the new one replaces it.
  await page.evaluate(() => {
    const ask = (): void => void fetch("/api/session").catch(() => undefined);
    document.addEventListener("click", () => Array.from({ length: 80 }, (_, at) => setTimeout(ask, at / 2)), true);
  });
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Update", exact: true }).click()]);
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  await expect(page.getByText("A new version is ready", { exact: true })).toBeHidden();
  deployment.stop();
});
