import { expect, test } from "./product.ts";
import { newAddress, signIn } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { askForCodes } from "./support/device.ts";
import { EXTREME_LOOKS } from "./support/themes-and-widths.ts";

for (const [colorScheme, width] of EXTREME_LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, expectedComplaints: [/status of 404/] });

    test("axe reports nothing on the sign-in, the questions, the account and the sign-in of a device", async ({
      page,
    }) => {
      await page.goto("/tool");
      await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await signIn(page.request, newAddress());
      await page.reload();
      const next = page.getByRole("button", { name: "Continue" });
      for (const answer of ["Photographer", null, null, "Print sales", "Website", "50+"]) {
        if (answer !== null) await page.getByRole("radio", { name: answer, exact: true }).check();
        expect(await findings(page)).toEqual([]);
        if (!(await next.isEnabled())) await page.getByLabel("Credit", { exact: true }).fill("© Ada");
        await next.click();
      }
      await expect(page.getByRole("button", { name: "Finish" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.goto("/account");
      await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
      await expect(page.getByLabel("Craft", { exact: true })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: "Delete account…" }).click();
      await page.getByLabel("Type delete to confirm").fill("delete");
      expect(await findings(page)).toEqual([]);
      await page.goto("/device?code=BBBB-BBBB");
      await expect(page.getByRole("alert")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByLabel("Code", { exact: true }).fill((await askForCodes(page.request)).userCode);
      await expect(page.getByText("Command line on “studio-mac”")).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}
