import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Violations that axe reports, with their elements. */
export async function findings(page: Page): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Waits for animations: text that fades in has too little contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}
