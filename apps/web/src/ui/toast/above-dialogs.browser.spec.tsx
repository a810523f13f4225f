import say from "react-hot-toast/headless";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/Button.tsx";
import { Dialog, DialogTitle } from "../overlay/Dialog.tsx";
import { Sheet } from "../overlay/Sheet.tsx";
import { show } from "../testing.tsx";
import { toasts } from "./toasts.ts";
import { Toasts } from "./Toasts.tsx";

const FREE = "Free version allows 1 image at a time. Upgrade for batch.";
/** However long the test takes. */
const STAYS = { duration: Infinity };
const close = (): void => undefined;

/** Taller than any window, with an action at each end. */
const TALL = (
  <div style={{ height: 1600, display: "grid", alignContent: "space-between" }}>
    <Button>First</Button>
    <Button>Last</Button>
  </div>
);

const WINDOWS = {
  "dialog in the middle": (
    <Dialog open onClose={close} title="Window">
      {TALL}
    </Dialog>
  ),
  "dialog that is a sheet on a phone": (
    <Dialog open onClose={close} title="Window" variant="picture">
      <DialogTitle>Window</DialogTitle>
      {TALL}
    </Dialog>
  ),
  sheet: (
    <Sheet open onClose={close} label="Window" heading="6 photos" end={<Button variant="bare">Clear all</Button>}>
      {TALL}
    </Sheet>
  ),
};
const SIZES = [
  [390, 844],
  [390, 667],
  [844, 390],
  [1440, 900],
] as const;
const CASES = Object.entries(WINDOWS).flatMap(([what, contents]) =>
  SIZES.map(([width, height]) => ({ what, contents, width, height })),
);

afterEach(async () => {
  toasts.remove();
  await page.viewport(1280, 800);
});

const shown = (): Element[] => [...document.querySelectorAll(".toast")].filter((toast) => toast.checkVisibility());

/** Window button texts covered by a message. */
function covered(): string[] {
  const rects = shown().map((toast) => toast.getBoundingClientRect());
  return [...document.querySelectorAll("[role=dialog] button")]
    .filter(isInView)
    .filter((button) => rects.some((rect) => meets(rect, button.getBoundingClientRect())))
    .map((button) => button.textContent);
}

const body = (): Element | null => document.querySelector(".dialog-body, .sheet-body");

function isInView(button: Element): boolean {
  if (body()?.contains(button) !== true) return true;
  const [all, own] = [body()?.getBoundingClientRect(), button.getBoundingClientRect()];
  return all !== undefined && own.top >= all.top && own.bottom <= all.bottom;
}

function meets(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

async function animationsEnd(): Promise<void> {
  await expect.poll(() => document.getAnimations().length).toBe(0);
}

test.each(CASES)("no message covers a button of a $what at $width × $height", async ({ contents, width, height }) => {
  await page.viewport(width, height);
  show(
    <>
      {contents}
      <Toasts />
    </>,
  );
  say.error(FREE, STAYS);
  say("Cleared.", STAYS);
  await expect.element(page.getByRole("dialog", { name: "Window" })).toBeVisible();
  await expect.element(page.getByText(FREE)).toBeVisible();
  await animationsEnd();
  expect(shown().length).toBe(height < 820 ? 1 : 2);
  expect(covered()).toEqual([]);
  body()?.scrollTo({ top: 1600, behavior: "instant" });
  await expect.poll(() => isInView(page.getByRole("button", { name: "Last" }).element())).toBe(true);
  expect(covered()).toEqual([]);
  expect(Math.min(...shown().map((toast) => toast.getBoundingClientRect().top))).toBeGreaterThanOrEqual(0);
});

test("without a dialog, messages are at the bottom of the window", async () => {
  await page.viewport(390, 844);
  show(<Toasts />);
  say.error(FREE, STAYS);
  await expect.poll(() => shown()[0]?.getBoundingClientRect().top ?? 0).toBeGreaterThan(600);
});

test("dismissing a message leaves the dialog open", async () => {
  let closed = 0;
  show(
    <>
      <Dialog open onClose={() => (closed += 1)} title="Window">
        <Button>First</Button>
      </Dialog>
      <Toasts />
    </>,
  );
  toasts.loading("Loading 1 image…");
  await userEvent.click(page.getByRole("button", { name: "Dismiss", includeHidden: true }));
  await expect.poll(() => shown()).toEqual([]);
  expect(closed).toBe(0);
});
