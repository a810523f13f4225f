/** The user's guide. */
import { findings } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";
import { LOOKS } from "./support/themes-and-widths.ts";

for (const [colorScheme, width] of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("axe reports nothing in the guide: all pages, one page, and results of its search", async ({ page }) => {
      await page.goto("/help");
      expect(await findings(page)).toEqual([]);
      await page.goto("/help/export-method");
      expect(await findings(page)).toEqual([]);
      await page.getByRole("searchbox").fill("matte");
      await expect(page.getByRole("list", { name: "Results" }).getByRole("link").first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the guide is read from its list to its last page", async ({ page }) => {
    await page.goto("/help");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.getByRole("main").getByRole("link").first().click();
    const titles: (string | null)[] = [];
    for (let number = 1; number <= 10; number++) {
      titles.push(await page.getByRole("heading", { level: 1 }).textContent());
      expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBeGreaterThan(1);
      const next = page.getByRole("link", { name: /^Next page/ });
      if ((await next.count()) > 0) await next.click();
    }
    expect(new Set(titles).size).toBe(10);
    await expect(page.getByRole("link", { name: /^Next page/ })).toHaveCount(0);
  });
});

test("The guide is searched with the keyboard alone, and sends nothing", async ({ page }) => {
  await page.goto("/help");
  await expect(page.getByRole("searchbox")).toHaveAttribute("aria-keyshortcuts", "/");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("nonsuch");
  await expect(page.getByRole("status")).toHaveText("Nothing about “nonsuch”. Try another word.");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("searchbox").fill("");
  await page.keyboard.type("straighten");
  const results = page.getByRole("list", { name: "Results" }).getByRole("link");
  await expect(results.first()).toContainText("Crop");
  await expect(page.getByRole("status")).toHaveText(/^\d+ results?$/);
  expect(requests).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/help/crop-and-paper#crop");
  await expect(page.getByRole("heading", { name: "Crop", exact: true })).toBeInViewport();
});

test("A link with a query opens the guide with its results", async ({ page }) => {
  await page.goto("/help?q=gps");
  await expect(page.getByRole("list", { name: "Results" }).getByRole("link").first()).toBeVisible();
});

test("The guide opens from the editor’s bar, its list of shortcuts, its menu on a phone, and the footer", async ({
  editor,
  page,
}) => {
  await expect(page.getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("link", { name: "Read the guide" }).click();
  const guide = await opened;
  await expect(guide.getByRole("heading", { level: 1 })).toHaveText("Help");
  await guide.close();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.button("More").click();
  await expect(page.getByRole("menuitem", { name: "Help" })).toHaveAttribute("href", "/help");
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL("/help");
});

test("The guide’s pages and their pictures exist, and so does every place that they link to", async ({
  page,
  request,
}) => {
  await page.goto("/help");
  const paths = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(paths).toHaveLength(10);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of paths) {
    await page.goto(path);
    expect(sitemap).toContain(`${new URL(page.url()).origin}${path}</loc>`);
    const dead = await page.evaluate(async () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")];
      const answers = await Promise.all(
        links.map(async ({ href }) => {
          const { hash, pathname, origin } = new URL(href);
          if (pathname === location.pathname) return hash === "" || document.querySelector(hash) !== null ? "" : href;
          return (await fetch(origin + pathname)).ok ? "" : href;
        }),
      );
      const pictures = await Promise.all(
        [...document.querySelectorAll<HTMLImageElement>("main img")].map(async ({ src, currentSrc, srcset }) =>
          (await fetch(srcset.split(" ")[0] ?? "")).ok ? "" : src + currentSrc,
        ),
      );
      return [...answers, ...pictures].filter((problem) => problem !== "");
    });
    expect(dead).toEqual([]);
  }
});
