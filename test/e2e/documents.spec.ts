import { expect, test } from "./support/test.ts";

const PAGES = [
  ["/", "Matte: a room for every photograph"],
  ["/tool", "Editor · Matte"],
  ["/account", "Account · Matte"],
  ["/terms", "Terms · Matte"],
  ["/privacy", "Privacy · Matte"],
  ["/looks", "Looks by others · Matte"],
  ["/help", "Help · Matte"],
  ["/help/hdr", "HDR photos · Matte help"],
  ["/newsletter", "Newsletter · Matte"],
  ["/newsletter/unsubscribe", "Leave the newsletter · Matte"],
  ["/newsletter/confirm", "Confirm your subscription · Matte"],
] as const;

test("Every document has a title, a description, an existing picture for link previews, and scripts of the product alone", async ({
  origin,
  request,
}) => {
  for (const [path, title] of PAGES) {
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const meta = (key: string) =>
        new RegExp(`<meta (?:property|name)="${key}" content="([^"]+)"`).exec(html)?.[1] ?? "";
      expect(html).toContain(`<title>${title}</title>`);
      expect(meta("og:title")).toBe(title);
      expect(meta("description").length).toBeGreaterThan(50);
      expect(meta("og:description")).toBe(meta("description"));
      expect(meta("og:url")).toBe(origin + path);
      const picture = await request.get(meta("og:image"));
      expect(picture.headers()["content-type"]).toBe("image/jpeg");
      const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => /\ssrc=["']?([^"'\s>]+)/i.exec(tag)?.[1]);
      expect(scripts).not.toEqual([]);
      // A script without a source would be inline; one with a host or a protocol would need an integrity hash.
      expect(scripts.filter((source) => source === undefined || !/^\/(?!\/)/.test(source))).toEqual([]);
    });
  }
});

test("The terms and the privacy page link to each other, to the landing page and to the editor", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Matte: a room for every photograph");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  await expect(page).toHaveTitle("Terms · Matte");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await expect(page).toHaveTitle("Privacy · Matte");
  await page.getByRole("banner").getByRole("link", { name: "Matte" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A room for every photograph.");
});

test("The sign-in links to the prerendered pages, which lead back to it", async ({ page }) => {
  await page.goto("/tool");
  await expect(page).toHaveTitle("Editor · Matte");
  await page.getByRole("link", { name: "terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
});

test.describe("The page of an unknown path", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("has the status 404, and links to the landing page and the editor", async ({ page }) => {
    const response = await page.goto("/nothing/here");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Not found · Matte");
    await expect(page.getByRole("link", { name: "Open the editor" })).toHaveAttribute("href", "/tool");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("The landing page loads less than 90 KB of script, and no React", async ({ page }) => {
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") sizes.push((await response.request().sizes()).responseBodySize);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000);
});
