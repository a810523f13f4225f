/** The wall by mouse and by touch: photos are reordered on it, and their order is there again at the next visit. */
import type { Locator, Page } from "@playwright/test";
import type { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const NAMES = ["a.jpg", "b.jpg", "c.jpg"] as const;

function works(page: Page): Locator {
  return page.getByRole("list", { name: "Wall" }).getByRole("button");
}

async function order(page: Page): Promise<readonly (string | null)[]> {
  return works(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
}

async function middleOf(work: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await work.boundingBox();
  if (box === null) throw new Error("The work is not seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openWall(editor: EditorPage): Promise<void> {
  await editor.page.keyboard.press("w");
  await expect(works(editor.page)).toHaveCount(NAMES.length);
}

test("A work that is dragged by mouse keeps its place, also at the next visit", async ({ editor, page, photos }) => {
  await editor.load(...(await photos(...NAMES.map((as) => ({ photo: "plain", as }) as const))));
  await openWall(editor);
  const [from, to] = [await middleOf(works(page).nth(0)), await middleOf(works(page).nth(2))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(["b.jpg", "c.jpg", "a.jpg"]);
  await page.keyboard.press("Escape");
  await expect(works(page)).toHaveCount(0);
  await expect(editor.thumbnail("b.jpg")).toBeVisible();
  await page.reload();
  await editor.button("Restore 3 photos").click();
  await expect(editor.thumbnails).toHaveCount(NAMES.length);
  await openWall(editor);
  await expect.poll(() => order(page)).toEqual(["b.jpg", "c.jpg", "a.jpg"]);
});

test.describe("With fingers", () => {
  test.use({ hasTouch: true });

  test("two fingers zoom the wall, and one that holds a work drags it", async ({ editor, page, photos }) => {
    await editor.load(...(await photos(...NAMES.map((as) => ({ photo: "plain", as }) as const))));
    await openWall(editor);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints });
    const [from, to] = [await middleOf(works(page).nth(0)), await middleOf(works(page).nth(1))];
    await touch("touchStart", from);
    await expect(page.locator("[data-held]")).toHaveCount(1);
    for (let step = 1; step <= 5; step += 1)
      await touch("touchMove", { x: from.x + ((to.x + 20 - from.x) * step) / 5, y: from.y });
    await touch("touchEnd");
    await expect.poll(() => order(page)).toEqual(["b.jpg", "a.jpg", "c.jpg"]);

    const width = async (): Promise<number> => (await works(page).nth(1).boundingBox())?.width ?? 0;
    const before = await width();
    const { x, y } = await middleOf(works(page).nth(1));
    await touch("touchStart", { x: x - 40, y }, { x: x + 40, y });
    for (let apart = 45; apart <= 60; apart += 5) await touch("touchMove", { x: x - apart, y }, { x: x + apart, y });
    await touch("touchEnd");
    await expect.poll(width).toBeGreaterThan(before * 1.2);
  });
});
