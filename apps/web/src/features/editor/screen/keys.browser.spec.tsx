import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, preview, red, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, previewCanvas, previewColour, shownName, showEditor } from "../testing/show-editor.tsx";

startClean();

async function showTwo(): Promise<void> {
  await showEditor("pro");
  await choose(await red(), await plainPhoto("sea.png", "#1020c0"));
  await expect.element(preview()).toBeVisible();
}

const focused = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");
const regionOfFocus = (): string | undefined =>
  document.activeElement?.closest(".editor-settings, .editor-main, .thumbs")?.className;

test("after an arrow key the focus is on the chosen photo, where Shift and arrows continue", async () => {
  await showTwo();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(focused).toBe("sea.png");
  expect(shownName()).toBe("sea.png");
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  await expect.element(page.getByLabelText("Photos", { exact: true }).getByText("2 selected")).toBeVisible();
});

test("F6 moves between settings, preview and photos, also from a field, and returns to where it was", async () => {
  await showTwo();
  await userEvent.click(field("Location"));
  await userEvent.keyboard("{F6}");
  expect(regionOfFocus()).toBe("editor-main");
  await userEvent.keyboard("{F6}");
  expect(focused()).toBe("harbour-dawn.png");
  await userEvent.keyboard("{F6}");
  await expect.element(field("Location")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{F6}{/Shift}");
  expect(regionOfFocus()).toBe("thumbs");
});

/** The driver cannot hold a backslash. */
function press(type: "keydown" | "keyup"): void {
  document.body.dispatchEvent(
    new KeyboardEvent(type, { key: "\\", code: "Backslash", bubbles: true, cancelable: true }),
  );
}

test("while the backslash is held, the photo is shown without its frame", async () => {
  await showTwo();
  await expect.poll(() => previewColour(0.5, 0.02)).toEqual([255, 255, 255]);
  (document.activeElement as HTMLElement).blur();
  press("keydown");
  // 24 of 350 and 250 pixels are matte, one is the stroke.
  await expect.poll(() => previewCanvas().style.clipPath).toMatch(/^inset\(10%? 7\.1/);
  press("keyup");
  await expect.poll(() => previewCanvas().style.clipPath).toBe("");
});

test("the command key and C copy the framed picture, but not from a text field", async () => {
  await showTwo();
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  await userEvent.click(field("Location"));
  await userEvent.keyboard("{Control>}c{/Control}");
  expect(write).not.toHaveBeenCalled();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Control>}c{/Control}");
  await expect.poll(() => write.mock.calls.length).toBe(1);
  const [item] = write.mock.calls[0]?.[0] ?? [];
  const bitmap = await createImageBitmap((await item?.getType("image/png")) ?? new Blob());
  expect([bitmap.width, bitmap.height]).toEqual([350, 250]);
  await expect.element(page.getByText("Picture copied")).toBeVisible();
});

test("a picture at 100 % fills the stage to its edges, and the status line says so", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("large.png", "#c01020", 3000, 2000));
  await expect.element(preview()).toBeVisible();
  await userEvent.click(button("Zoom to 100 %"));
  await expect.element(page.getByText("100 %", { exact: true })).toBeVisible();
  const stage = document.querySelector(".editor-stage")?.getBoundingClientRect();
  await expect.poll(() => previewCanvas().getBoundingClientRect().width).toBe(stage?.width);
  await userEvent.keyboard("z");
  await expect.element(page.getByText("100 %", { exact: true })).not.toBeInTheDocument();
  await expect.poll(() => previewCanvas().getBoundingClientRect().width).toBeLessThan(stage?.width ?? 0);
});

test("messages are below the picture, and at most two", async () => {
  await showTwo();
  await userEvent.click(button("Reset settings"));
  await userEvent.click(button("Remove sea.png"));
  await expect.poll(() => shownToasts().length).toBeGreaterThan(0);
  expect(shownToasts().length).toBeLessThanOrEqual(2);
  const { bottom } = previewCanvas().getBoundingClientRect();
  for (const toast of shownToasts()) expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test("while photos are loading, one box says so: the progress below the picture", async () => {
  await showEditor("pro");
  const boxes = new Set<number>();
  const isShown = (box: Element): boolean => getComputedStyle(box).clipPath === "none";
  const observer = new MutationObserver(() => {
    const announced = document.querySelectorAll(".toast-loading");
    const progress = document.querySelectorAll(".editor-working");
    if (announced.length > 0) boxes.add([...announced, ...progress].filter(isShown).length);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await choose(...(await Promise.all(["a", "b", "c", "d"].map((name) => plainPhoto(`${name}.png`, "#c01020")))));
  observer.disconnect();
  expect(boxes).toContain(1);
  expect(Math.max(...boxes)).toBe(1);
});

function shownToasts(): readonly Element[] {
  return [...document.querySelectorAll(".toast")].filter((toast) => toast.checkVisibility());
}
