/** Touch input by the browser, so that scrolling and taps compete with gestures as on a phone. */
import type { CDPSession, Locator, Page } from "@playwright/test";

const STEPS = 4;

/** Touches an element's centre, moves down by this many pixels, up if negative, and releases. */
export async function swipe(on: Locator, down: number): Promise<void> {
  const { x, y } = await middleOf(on);
  const input = await on.page().context().newCDPSession(on.page());
  await touch(input, "touchStart", [{ x, y }]);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch(input, "touchMove", [{ x, y: y + (down * step) / STEPS }]);
    await shown(on.page());
  }
  await touch(input, "touchEnd", []);
  await input.detach();
}

async function touch(
  input: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  touchPoints: { readonly x: number; readonly y: number }[],
): Promise<void> {
  await input.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** Waits for a frame: the browser merges moves between frames. */
async function shown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("A finger needs something to touch");
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
