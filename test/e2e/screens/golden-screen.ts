/**
 * Golden pictures of screens: three widths in light, the widest in dark. `UPDATE_GOLDEN=1 npx playwright test
 * test/e2e/screens` takes them again; look at each before committing. Stored at half size for reviewing, compared at an
 * eighth: this shows anything moved, missing or recoloured, but not letter antialiasing, which differs between browser
 * builds.
 */
import type { Locator, Page } from "@playwright/test";
import { expectGolden } from "./golden-picture.ts";

const IMAGES = new URL("images/", import.meta.url);

/** Widths change layouts. */
const WIDTHS = [1440, 1024, 390] as const;
const HEIGHT = 900;

interface ScreenOptions {
  readonly widths?: readonly (typeof WIDTHS)[number][];
  /** The whole page, however long. */
  readonly fullPage?: boolean;
  /** Elements that differ between runs. */
  readonly mask?: readonly Locator[];
}

/** Compares a page with its golden pictures; the page's state must survive another size. */
export async function expectScreen(page: Page, name: string, options: ScreenOptions = {}): Promise<void> {
  const [widest = WIDTHS[0], ...narrower] = options.widths ?? WIDTHS;
  // Both themes at one width, since another width may scroll the page.
  const looks = [[widest, "light"], [widest, "dark"], ...narrower.map((width) => [width, "light"] as const)] as const;
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const file = new URL(`${name}-${width}-${colorScheme}.webp`, IMAGES);
    // Stored at half size.
    await expectGolden(file, 2, () => shot(page, options));
  }
}

function shot(page: Page, { fullPage = false, mask = [] }: ScreenOptions): Promise<Buffer> {
  return page.screenshot({ fullPage, mask: [...mask], animations: "disabled", caret: "hide" });
}
