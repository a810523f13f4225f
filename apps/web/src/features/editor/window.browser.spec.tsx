import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, preview, red, startClean } from "./testing/controls.ts";
import { choose, plainPhoto, previewCanvas, previewColour, showEditor, shownName } from "./testing/show-editor.tsx";

startClean();

describe("the keyboard", () => {
  test("a key opens the list of keyboard shortcuts, which do nothing while it is open", async () => {
    await showEditor("free");
    await userEvent.keyboard("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect.element(list).toBeVisible();
    for (const name of ["Undo", "Redo", "Export", "Add photos", "Next photo", "Previous photo"])
      await expect.element(list.getByText(name, { exact: true })).toBeVisible();
    await userEvent.keyboard("{Control>}s{/Control}{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByText("No images to export.")).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect.element(page.getByText("No images to export.")).toBeVisible();
  });

  test("a key magnifies the preview and returns", async () => {
    await showEditor("free");
    await choose(await plainPhoto("large.jpg", "#c01020", 3000, 2000));
    await expect.poll(() => previewCanvas().width).toBeLessThan(1000);
    const whole = previewCanvas().width;
    await userEvent.keyboard("z");
    await expect.element(button("Zoom to 100 %")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => previewColour(0.01, 0.01)[0]).toBeGreaterThan(180);
    await userEvent.keyboard("{ArrowLeft>20/}{ArrowUp>20/}");
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([255, 255, 255]);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => previewCanvas().width).toBe(whole);
  });

  test("keys belong to a field that has the focus", async () => {
    await showEditor("pro");
    await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
    await userEvent.click(field("Location"));
    await userEvent.keyboard("z?{ArrowLeft}{ArrowRight}");
    await expect.element(field("Location")).toHaveValue("z?");
    expect(shownName()).toBe("a.jpg");
  });
});

describe("on a phone", () => {
  beforeEach(() => page.viewport(390, 844));

  test("a phone shows all controls in one column", async () => {
    await showEditor("pro");
    await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
    await expect.element(page.getByText("1 / 2")).toBeVisible();
    await userEvent.click(button("Next"));
    await expect.element(page.getByText("2 / 2")).toBeVisible();
    await userEvent.click(button("More"));
    await expect.element(page.getByRole("menuitemcheckbox", { name: "Dark mode" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test("the preview stays while the settings scroll, and the bar hides", async () => {
    await showEditor("free");
    await choose(await red());
    const tabs = page.getByRole("navigation", { name: "Settings sections" });
    await userEvent.click(tabs.getByRole("link", { name: "Output" }));
    await expect.element(tabs.getByRole("link", { name: "Output" })).toHaveAttribute("aria-current", "true");
    await expect.element(preview()).toBeInViewport();
    await expect.element(button("Export")).toBeInViewport();
    await expect.poll(() => Math.round(button("More").element().getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
    await userEvent.click(tabs.getByRole("link", { name: "Matte" }));
    await expect.poll(() => Math.round(button("More").element().getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await expect.element(page.getByRole("heading", { name: "Matte" })).toBeInViewport();
  });
});

test("a narrow window with a mouse has the settings below the stage, in two columns, even if it is wider than high", async () => {
  await page.viewport(1000, 720);
  await showEditor("free");
  const slider = page.getByRole("slider", { name: "Outer matte size" });
  await expect.element(slider).toBeVisible();
  const stage = document.querySelector(".editor-stage")!;
  const belowStage = (): number => slider.element().getBoundingClientRect().top - stage.getBoundingClientRect().bottom;
  await expect.poll(belowStage).toBeGreaterThan(0);
  const toggle = page.getByRole("switch", { name: "Show metadata" }).element();
  expect(toggle.getBoundingClientRect().left).toBeGreaterThan(500);
});

test("an upright tablet has its settings in two columns", async () => {
  await page.viewport(800, 1100);
  await showEditor("free");
  const slider = page.getByRole("slider", { name: "Outer matte size" });
  await expect.element(slider).toBeVisible();
  const left = slider.element().getBoundingClientRect();
  expect(left.width).toBeLessThan(300);
  expect(page.getByRole("switch", { name: "Show metadata" }).element().getBoundingClientRect().left).toBeGreaterThan(
    400,
  );
});

test.each([
  [600, 960],
  [744, 1133],
  [820, 1180],
  [960, 620],
])("at %i by %i pixels quick sizes are in one line, and a colour next to its code", async (width, height) => {
  await page.viewport(width, height);
  await showEditor("free");
  const topOf = (element: Element): number => Math.round(element.getBoundingClientRect().top);
  await expect.element(button("1 inch")).toBeVisible();
  expect(topOf(button("6 inch").element())).toBe(topOf(button("1 inch").element()));
  const swatches = [...document.querySelectorAll("#matte .colour-swatches button")];
  expect(new Set(swatches.map(topOf)).size).toBe(1);
  const code = document.querySelector<HTMLInputElement>("#matte .colour-value [type=text]");
  expect(code?.scrollWidth).toBeLessThanOrEqual(code?.clientWidth ?? 0);
});
