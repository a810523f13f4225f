/** Touch input by the browser, so that scrolling and taps compete with gestures as on a phone. */
import type { CDPSession, Locator, Page } from "@playwright/test";

const STEPS = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Touches an element's centre, moves down by this many pixels, up if negative, and releases. */
export async function swipe(on: Locator, down: number): Promise<void> {
  const { x, y } = await middleOf(on);
  await moveFingers(on.page(), [{ x, y }], [{ x, y: y + down }]);
}

/** Puts fingers down one after the other, moves all at once, and lifts them. */
export async function moveFingers(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const input = await page.context().newCDPSession(page);
  for (let count = 1; count <= from.length; count += 1) await touch(input, "touchStart", from.slice(0, count));
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const between = from.map(({ x, y }, n) => ({ x: x + (to[n]!.x - x) * share, y: y + (to[n]!.y - y) * share }));
    await touch(input, "touchMove", between);
    await shown(page);
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

export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("A finger needs something to touch");
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
