/** The editor at every window width, with a mouse and by touch: no setting wraps, none is cut. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const WITH_MOUSE = [1440, 1280, 1024, 820, 768] as const;

test("No setting wraps or is cut in any window, with a mouse or by touch, and a tablet on its side has columns of its own", async ({
  editor,
  page,
  photos,
}) => {
  await editor.load(...(await photos("plain", "comment")));
  await editor.unfold("Lines", "Camera data", "Logo", "Output");
  await editor.slider("Second stroke size").fill("2");
  await choose(page, "Label style", "Wall label");
  await choose(page, "Caption place", "On the photo");
  await choose(page, "Mark on the photo", "Text");
  await expect(page.getByRole("group", { name: "Colours from the photo" }).getByRole("button")).toHaveCount(5);
  const expectNoFaults = async (width: number, height: number): Promise<void> => {
    await page.setViewportSize({ width, height });
    await expect.poll(() => faults(page), { message: `${width} × ${height}` }).toEqual([]);
  };

  await test.step("with a mouse", async () => {
    for (const width of WITH_MOUSE) await expectNoFaults(width, 900);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await test.step("on a phone", () => expectNoFaults(390, 844));

  await test.step("on a tablet of 1000 pixels on its side, which has stage and settings side by side", async () => {
    await expectNoFaults(1000, 740);
    const stage = await edges(editor.preview);
    const tabs = await edges(page.getByRole("navigation", { name: "Settings sections" }));
    expect(tabs.left).toBeGreaterThan(stage.right);
    expect((await edges(editor.button("Matte"))).left).toBeGreaterThan(stage.right);
  });

  await test.step("on a tablet of 1180 pixels on its side, without keys and hints for a mouse", async () => {
    await expectNoFaults(1180, 820);
    const widthOf = async (name: string): Promise<number> => {
      const { left, right } = await edges(page.getByRole("complementary", { name, exact: true }));
      return right - left;
    };
    expect([await widthOf("Settings"), await widthOf("Photos")]).toEqual([340, 132]);
    await expect(page.getByText("Drop them anywhere.")).toBeHidden();
    await expect(page.locator("kbd").filter({ visible: true })).toHaveCount(0);
    await expect(editor.button("Keyboard shortcuts")).toHaveCount(0);
    for (const name of ["Clear all", "Next"]) await expect(editor.button(name)).toBeInViewport({ ratio: 1 });
    await expect(editor.field("Sort")).toBeInViewport({ ratio: 1 });
    await editor.button("Select").click();
    await editor.thumbnail("comment.jpg").click();
    const photosColumn = page.getByRole("complementary", { name: "Photos", exact: true });
    await expect(photosColumn.getByText("2 selected")).toBeInViewport({ ratio: 1 });
    await expectNoFaults(1180, 820);
    await editor.button("Done").click();
    await expect(editor.button("Select")).toBeInViewport({ ratio: 1 });
    expect((await editor.button("Export").boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
});

async function choose(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole("radiogroup", { name: group }).getByText(name, { exact: true }).click();
}

async function edges(element: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const { x, width } = (await element.boundingBox())!;
  return { left: x, right: x + width };
}

/** Finds control rows with more than one line, and texts and controls that do not fit. */
async function faults(page: Page): Promise<string[]> {
  const found = [];
  for (const find of [wrappedRows, wrappedHeads, cutTexts, outsidePanel]) found.push(...(await page.evaluate(find)));
  return found;
}

/** The functions below run in the page. */
function wrappedRows(): string[] {
  const isWrapped = (row: Element): boolean =>
    new Set([...row.querySelectorAll("button, label")].map((part) => part.getBoundingClientRect().top)).size > 1;
  const rows = [...document.querySelectorAll(".quick, .colour-swatches, .segments, .scope")];
  return rows.filter(isWrapped).map((row) => `${row.getAttribute("aria-label") ?? row.className} wraps`);
}

function wrappedHeads(): string[] {
  const placeOf = (head: Element, part: string): DOMRect => (head.querySelector(part) ?? head).getBoundingClientRect();
  return [...document.querySelectorAll(".words-head:has(.scope)")]
    .filter((head) => placeOf(head, ".scope").top >= placeOf(head, "label").bottom)
    .map((head) => `${head.textContent} wraps`);
}

function cutTexts(): string[] {
  const texts = ".colour-value [type=text], .slider-with-field .field, .fold-summary, .editor-add small, .section-end";
  return [...document.querySelectorAll(texts)]
    .filter((text) => text.checkVisibility() && text.scrollWidth > text.clientWidth + 1)
    .map((text) => `${text.getAttribute("aria-label") ?? text.className} is cut`);
}

function outsidePanel(): string[] {
  const panel = (document.querySelector(".editor-scroll, .editor-sections") ?? document.body).getBoundingClientRect();
  return [...document.querySelectorAll(".section :is(button, select, .field, .segments)")]
    .filter((control) => control.checkVisibility() && control.closest(".looks") === null)
    .map((control) => [control, control.getBoundingClientRect()] as const)
    .filter(([, { left, right }]) => left < panel.left - 1 || right > panel.right + 1)
    .map(([control]) => `${control.getAttribute("aria-label") ?? control.className} leaves the panel`);
}
