import { findings } from "./support/axe.ts";
import { LOOKS } from "./support/themes-and-widths.ts";
import { expect, test } from "./support/test.ts";

for (const [colorScheme, width] of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, expectedComplaints: [/status of 404/] });

    test("axe reports nothing on the landing page with everything expanded, turned and open", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Testimonial 3" }).click();
      await page.getByRole("region", { name: "Gallery" }).getByRole("button", { name: "Pause" }).click();
      await page.locator("details").evaluateAll((all) => {
        for (const one of all) {
          one.removeAttribute("name");
          one.setAttribute("open", "");
        }
      });
      expect(await findings(page)).toEqual([]);
      if (width > 1120) return;
      await page.getByRole("button", { name: "Menu" }).click();
      expect(await findings(page)).toEqual([]);
    });

    test("axe reports nothing on the other public pages and on that of an unknown path", async ({ page }) => {
      for (const path of ["/terms", "/privacy", "/newsletter", "/nothing/here"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await findings(page), path).toEqual([]);
      }
    });
  });
}
