import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const ANCHORS = ["how-it-works", "features", "roadmap", "pricing", "faq", "testimonials", "signin", "cta"];
/** The landing page by SPEC §2 and DECISIONS §5, from the top. */
const SECTIONS = [
  "Introduction",
  "We learned margins from",
  "Features",
  "Use cases",
  "How it works",
  "Roadmap",
  "Pricing",
  "Testimonials",
  "FAQ",
  "Sign in",
  "Hang the next one properly.",
];

/** Accessible name of a section or region. */
function sectionNames(page: Page): Promise<string[]> {
  return page.locator("main > section").evaluateAll((sections) =>
    sections.map((section) => {
      const heading = document.getElementById(section.getAttribute("aria-labelledby") ?? "");
      return section.getAttribute("aria-label") ?? heading?.textContent ?? "";
    }),
  );
}

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

for (const width of [1440, 390]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the landing page shows every section, and its parts expand, turn and lead on", async ({ page }) => {
      await test.step("the sections are in order, and nothing is wider than the page", async () => {
        expect(await sectionNames(page)).toEqual(SECTIONS);
        for (const id of ANCHORS) await expect(page.locator(`section#${id}`)).toHaveCount(1);
        await expect(page.getByRole("contentinfo")).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });

      await test.step("use cases, roadmap and questions expand and collapse", async () => {
        const cases = page.getByRole("region", { name: "Use cases" });
        for (const who of ["Photographer", "Painter", "Producer", "Influencer", "Photography Teacher"]) {
          const words = cases.getByRole("group").filter({ has: page.getByRole("heading", { name: who, exact: true }) });
          await words.getByRole("heading", { name: who, exact: true }).click();
          await expect(words.getByRole("paragraph")).toBeVisible();
          await expect(words.getByRole("img")).toBeVisible();
          await expect(cases.getByRole("paragraph").filter({ visible: true })).toHaveCount(1);
        }
        const roadmap = page.getByRole("region", { name: "Roadmap" });
        await expect(roadmap.getByRole("table")).toBeHidden();
        await expect(roadmap.getByText("3 done")).toBeVisible();
        await roadmap.getByRole("heading", { level: 3 }).click();
        await expect(roadmap.getByRole("row")).toHaveText([
          "Q4 2025Textured matte libraryDone",
          "Q1 2026Artist profile preset buttonsDone",
          "Q3 2026Community submissionsDone",
          "Q2 2026AI signature and text filters",
          "Q4 2026Referral, affiliate and monetization for Pro",
        ]);
        await roadmap.getByRole("heading", { level: 3 }).click();
        await expect(roadmap.getByRole("table")).toBeHidden();
        const faq = page.getByRole("region", { name: "FAQ" });
        await expect(faq.getByText("Paid plans include commercial usage rights.")).toBeVisible();
        await faq.getByText("What happens to my photos?").click();
        await expect(faq.getByText(/processed securely and never shared/)).toBeVisible();
        await faq.getByText("Can I upgrade later?").click();
        await expect(faq.getByText(/Upgrade anytime from the/)).toBeVisible();
        await expect(faq.getByRole("link", { name: "account dashboard" })).toHaveAttribute("href", "/account");
      });

      await test.step("the plans show their prices and link to the checkout", async () => {
        const pricing = page.getByRole("region", { name: "Pricing" });
        const plan = (name: string) => pricing.getByRole("article", { name, exact: true });
        await expect(pricing.getByText("Cancel anytime. 30-day money-back guarantee.")).toBeVisible();
        await expect(plan("Free")).toContainText("$0");
        await expect(plan("Pro")).toContainText("$6.99");
        await expect(plan("Pro")).toContainText("per month, billed annually at $83.88, or $14.99 billed monthly");
        await expect(plan("Studio")).toContainText("$14.99");
        await expect(pricing.getByText("Recommended")).toHaveCount(1);
        await expect(plan("Pro").getByText("Recommended")).toBeVisible();
        for (const [name, link, address] of [
          ["Free", "Try For Free", "/tool"],
          ["Pro", "Choose Pro", "/checkout?plan=pro-annual"],
          ["Pro", "$14.99 billed monthly", "/checkout?plan=pro-monthly"],
          ["Studio", "Choose Studio", "/checkout?plan=studio"],
        ] as const) {
          await expect(plan(name).getByRole("link", { name: link })).toHaveAttribute("href", address);
        }
      });

      await test.step("the three testimonials are turned by dots and by Next, without scrolling the page", async () => {
        const voices = page.getByRole("region", { name: "Testimonials" });
        const dot = (number: number) => voices.getByRole("button", { name: `Testimonial ${number}` });
        const expectVoice = async (number: number, who: string): Promise<void> => {
          await expect(voices.getByRole("figure")).toHaveCount(1);
          await expect(voices.getByRole("figure")).toContainText(who);
          for (const other of [1, 2, 3]) {
            await expect(dot(other)).toHaveAttribute("aria-current", String(other === number));
          }
        };
        await expectVoice(1, "Photography teacher");
        const height = (await voices.boundingBox())?.height;
        await voices.getByRole("button", { name: "Next" }).click();
        await expectVoice(2, "Wedding photographer");
        await dot(3).click();
        await expectVoice(3, "Painter");
        await voices.getByRole("button", { name: "Next" }).click();
        await expectVoice(1, "Photography teacher");
        expect((await voices.boundingBox())?.height).toBe(height);
      });

      await test.step("three steps show the photo, the editor and the framed result", async () => {
        const steps = page.getByRole("region", { name: "How it works" }).getByRole("listitem");
        await expect(steps).toHaveCount(3);
        for (const [index, words] of ["Upload a photo", "Choose a matte border", "Export or share"].entries()) {
          await expect(steps.nth(index).getByRole("heading", { level: 3 })).toContainText(words);
          const picture = steps.nth(index).getByRole("img").first();
          await picture.scrollIntoViewIfNeeded();
          await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        }
      });

      await test.step("the landing page ends with a call to action and the footer", async () => {
        await expect(page.getByRole("link", { name: "Start for Free" })).toHaveAttribute("href", "/tool");
        const foot = page.getByRole("contentinfo");
        await expect(foot).toContainText(`© ${new Date().getFullYear()} Matte. All rights reserved.`);
        for (const name of ["Terms", "Privacy", "Newsletter"]) {
          await expect(foot.getByRole("link", { name })).toHaveAttribute("href", `/${name.toLowerCase()}`);
        }
      });

      await test.step("the top bar hides on scrolling down and returns on scrolling up and on focus", async () => {
        const bar = page.getByRole("banner");
        const way = bar.getByRole("link", { name: "Try For Free" });
        const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        await scroll(70);
        await expect(way).toBeInViewport();
        await scroll(900);
        await expect(way).not.toBeInViewport();
        await scroll(700);
        await expect(way).toBeInViewport();
        await scroll(1200);
        await expect(way).not.toBeInViewport();
        await way.focus();
        await expect(way).toBeInViewport();
      });

      await test.step("the hero describes the product, cites the 1.7 seconds and links to the editor", async () => {
        const hero = page.getByRole("region", { name: "Introduction" });
        await expect(hero.getByRole("heading", { level: 1 })).toHaveText("A room for every photograph.");
        await expect(hero.getByText(/1\.7 seconds of attention/)).toBeVisible();
        await expect(hero.getByText("Trusted by 100+ beta creators")).toBeVisible();
        await expect(hero.getByRole("link", { name: "Try For Free" })).toHaveAttribute("href", "/tool");
        await page.getByRole("banner").getByRole("link", { name: "Try For Free" }).click();
        await expect(page).toHaveURL("/tool");
      });
    });
  });
}

test("The navigation scrolls to its sections, and the copyright line has the current year", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const id of ANCHORS) {
    await links
      .and(page.locator(`[href="#${id}"]`))
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await page.keyboard.press("Home");
  }
  await page.clock.setFixedTime(new Date("2031-03-04"));
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 Matte");
});

test("Sign in opens a popup, and after it the editor", async ({ page }) => {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  const popup = await opened;
  await popup.getByLabel("Email").fill("landing@example.com");
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Continue" }).click();
  await closed;
  await expect(page).toHaveURL("/tool");
  await expect(page.getByRole("heading", { name: "Step 1 of 7" })).toBeVisible();
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("controls are large enough for a finger, and the menu closes by a link, Escape and its own button", async ({
    page,
  }) => {
    const menu = page.getByRole("button", { name: "Menu" });
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    const pricing = links.filter({ hasText: "Pricing", visible: true });
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(pricing).toHaveCount(0);
    await menu.tap();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    for (const id of ANCHORS)
      await expect(links.and(page.locator(`[href="#${id}"]`)).filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeFocused();
    await expect(pricing).toHaveCount(0);
    await menu.tap();
    await menu.tap();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await menu.tap();
    await pricing.tap();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL("/#pricing");
    await expect(page.getByRole("heading", { name: "Pricing" })).toBeInViewport();
    await page.keyboard.press("Home");
    const small = await page.locator("a, button, summary").evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.closest("p, .skip") === null)
        .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});
