/** A look's way from the editor to the public page, onto a visitor's photo, and off the page. */
import type { Page } from "@playwright/test";
import { becomeUser, newAddress, signIn } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectScreen } from "./screens/golden-screen.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedComplaints: [/status of 410/] });

/** Waits until the page's pictures are decoded. */
function pictures(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    return Array.from(document.images, ({ naturalWidth }) => naturalWidth);
  });
}

test("A look is submitted, approved, tried by a visitor, and withdrawn", async ({ page, photos }) => {
  const author = newAddress();
  const [photo = ""] = await photos("plain");
  let url = "";

  await test.step("its author submits it", async () => {
    await becomeUser(page.request, author);
    const editor = new EditorPage(page);
    await editor.open();
    await editor.load(photo);
    await page.getByRole("radiogroup", { name: "Looks" }).getByRole("radio", { name: "Noir", exact: true }).click();
    await editor.button("Looks menu").click();
    await page.getByRole("menuitem", { name: "Submit this look" }).click();
    const dialog = page.getByRole("dialog", { name: "Submit this look" });
    await dialog.getByLabel("Name", { exact: true }).fill("Night hang");
    await dialog.getByLabel("Description").fill("For streets after rain.");
    await dialog.getByLabel("Your name, as shown").fill("Jo Weiss");
    await dialog.getByLabel("Link").fill("http://jo.example");
    await dialog.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(dialog.getByRole("alert")).toHaveText("A link begins with https:// and leads to a website.");
    expect(await findings(page)).toEqual([]);
    await dialog.getByLabel("Link").fill("https://jo.example/");
    await dialog.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(page.getByText("Submitted. Your account page shows what becomes of it.")).toBeVisible();
  });

  await test.step("an administrator approves it", async () => {
    await signIn(page.request, "admin@example.com");
    await page.goto("/admin");
    await page.getByRole("tab", { name: "Submissions" }).click();
    const approve = page.getByRole("button", { name: "Approve: Night hang" });
    await expect(approve).toBeEnabled();
    expect(await findings(page)).toEqual([]);
    await expectScreen(page, "admin-submissions", {
      widths: [1440, 390],
      mask: [page.getByText(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/), page.getByText(/^Jo Weiss, /)],
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await approve.click();
    await expect(page.getByText("“Night hang” is on the page")).toBeVisible();
  });

  await test.step("anyone finds it, with its pictures", async () => {
    await page.context().clearCookies();
    await page.goto("/looks");
    expect(await pictures(page)).toEqual([1200]);
    expect(await findings(page)).toEqual([]);
    await expectScreen(page, "looks", { widths: [1440, 390], fullPage: true });
    await page.getByRole("link", { name: "Night hang Jo Weiss" }).click();
    await expect(page.getByRole("link", { name: "jo.example" })).toHaveAttribute("rel", "nofollow ugc");
    expect(await pictures(page)).toEqual([1200, expect.any(Number), 1200]);
    expect(await findings(page)).toEqual([]);
    await expectScreen(page, "look", { widths: [1440, 390], fullPage: true });
    url = page.url();
    const withoutScript = await (await page.request.get(url)).text();
    expect(withoutScript).toMatch(/<h1>Night hang<\/h1>[\s\S]*For streets after rain\.[\s\S]*Jo Weiss/);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await page.request.get(picture ?? "")).headers()["content-type"]).toBe("image/jpeg");
  });

  await test.step("a visitor tries it on a photo, which stays on the page", async () => {
    const sent: (readonly [url: string, body: string | null])[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push([request.url(), request.postData()]);
    });
    const counted = page.waitForResponse((response) => response.url().endsWith("/tries") && response.ok());
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("link", { name: "Try it on a photo" }).click(),
    ]);
    await chooser.setFiles(photo);
    const frame = page.getByRole("region", { name: "Your photo in a frame" });
    await expect(frame.getByRole("img", { name: /in this look$/ })).toBeVisible();
    await expect(frame.getByRole("radio")).toHaveCount(0);
    await counted;
    const api = url.replace("/look/", "/api/looks/");
    expect(sent).toEqual([[`${api}/tries`, null]]);
    await page.locator("summary", { hasText: "Report" }).click();
    await page.getByLabel("Something else").check();
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Thank you. Someone will look at it.")).toBeVisible();
    expect(sent.slice(1)).toEqual([[`${api}/reports`, '{"reason":"other"}']]);
    await page.reload();
    await expect(page.getByText("Tried once")).toBeVisible();
  });

  await test.step("its author withdraws it, and the page says so", async () => {
    await signIn(page.request, author);
    await page.goto("/account");
    // On one line, at any width.
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await page.getByRole("link", { name: "Night hang" }).boundingBox())?.height).toBeLessThan(30);
    }
    await page.getByRole("button", { name: "Withdraw Night hang" }).click();
    await expect(page.getByText("“Night hang” withdrawn")).toBeVisible();
    const response = await page.goto(url);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole("heading", { name: "This look was withdrawn." })).toBeVisible();
  });
});
