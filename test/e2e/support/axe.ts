import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Returns axe's violations, with their elements. @param parts selectors to check, the whole page by default */
export async function findings(page: Page, parts: readonly string[] = []): Promise<string[]> {
  await settled(page);
  // Pages have no frames. Otherwise axe joins frame results in a page opened for it: a new process, a second each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/**
 * Waits for animations: fading text has too little contrast. A dialog begins to fade in a frame after it is in the
 * page.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const running = (): Animation[] => document.getAnimations().filter(({ playState }) => playState === "running");
    do {
      await frame();
      await frame();
      await Promise.all(running().map((animation) => animation.finished.catch(() => undefined)));
    } while (running().length > 0);
  });
}
