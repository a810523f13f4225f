/** A phone in landscape, and a laptop's page at 200 % and 400 %: settings stay visible and reachable (WCAG 1.4.10, 2.4.11). */
import type { Locator, Page } from "@playwright/test";
import { becomeUser } from "./support/account.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const WINDOWS = [
  ["a phone on its side", { width: 844, height: 390 }],
  ["a page at 200 %", { width: 720, height: 450 }],
  ["a page at 400 %", { width: 320, height: 256 }],
] as const;

test("In short windows the focused control is visible, and nothing is cut off at the side", async ({
  editor,
  page,
  photos,
}) => {
  await makeNarrow(page, { width: 844, height: 390 });
  await editor.load(...(await photos("plain")));
  await editor.slider("Outer matte size").focus();
  await expect(editor.preview).toBeInViewport({ ratio: 1 });
  await editor.unfold("Lines", "Logo", "Output");
  const controls = [
    editor.slider("Outer matte size"),
    editor.slider("Inner stroke size"),
    editor.field("Location"),
    editor.slider("Logo size"),
    editor.field("Social preset"),
  ];
  for (const [name, size] of WINDOWS)
    await test.step(name, async () => {
      await makeNarrow(page, size);
      for (const control of controls) {
        await control.focus();
        await expect.poll(() => isOnTop(control)).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    });
});

test("A window made narrow shows the wide layout until the narrow one has loaded", async ({ page }) => {
  await becomeUser(page.request);
  const { release } = await holdNarrowLayout(page);
  await page.goto("/tool");
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeAttached();
  release();
  await expect(tabsOf(page)).toBeVisible();
});

test("A narrow window shows that it is loading until its layout has loaded", async ({ page }) => {
  await becomeUser(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  const { requested, release } = await holdNarrowLayout(page);
  await page.goto("/tool");
  await requested;
  await expect(page.getByRole("status")).toHaveText("Loading");
  release();
  await expect(tabsOf(page)).toBeVisible();
  await expect(page.getByText("Loading")).toBeHidden();
});

/** Holds back the narrow layout's code until `release` is called. */
async function holdNarrowLayout(page: Page) {
  let [request, release] = [(): void => undefined, (): void => undefined];
  const requested = new Promise<void>((resolve) => (request = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/narrow-*.js", async (route) => {
    request();
    await released;
    await route.continue();
  });
  return { requested, release };
}

const tabsOf = (page: Page): Locator => page.getByRole("navigation", { name: "Settings sections" });

/** Waits for the narrow layout: until then the wide layout's file input exists. */
async function makeNarrow(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect(tabsOf(page)).toBeVisible();
}

/** Returns true if the control is the topmost element at its centre. */
async function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
}
