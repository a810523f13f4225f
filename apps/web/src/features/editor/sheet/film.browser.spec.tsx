import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";

startClean();

const NAMES = ["a.png", "b.png", "c.png"];
const film = () => document.querySelector<HTMLElement>(".film");
const frames = () => [...(film()?.querySelectorAll("button.thumbnail") ?? [])];
const matteSize = () => page.getByRole("slider", { name: "Outer matte size" });

async function showThree(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await showEditor("pro");
  await choose(...(await Promise.all(NAMES.map((name) => plainPhoto(name, "#c01020")))));
}

test("an upright tablet shows all photos in one row below the stage, from two photos on", async () => {
  await page.viewport(820, 1180);
  await showEditor("pro");
  await choose(await plainPhoto("a.png", "#c01020"));
  await expect.element(button("Looks menu")).toBeVisible();
  expect(film()).toBeNull();
  await choose(await plainPhoto("b.png", "#c01020"), await plainPhoto("c.png", "#c01020"));
  await expect.poll(() => frames().length).toBe(3);
  const boxes = frames().map((frame) => frame.getBoundingClientRect());
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.map(({ width, height }) => [width, height])).toEqual(NAMES.map(() => [88, 68]));
  await userEvent.click(button("c.png"));
  await expect.element(button("c.png")).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(button("b.png")).toHaveAttribute("aria-current", "true");
  await expect.element(button("b.png")).toHaveFocus();
  const tabs = page.getByRole("navigation", { name: "Settings sections" }).getByRole("link");
  expect(tabs.elements().map((tab) => tab.textContent)).toContain("Data");
  for (const tab of tabs.elements()) await expect.element(page.elementLocator(tab)).toBeInViewport({ ratio: 1 });
});

test("an upright tablet has its count without a pill, which opens the sheet, and the description of the export next to Export", async () => {
  await showThree(820, 1180);
  await expect.poll(() => frames().length).toBe(3);
  for (const name of ["Previous", "Next"]) await expect.element(button(name)).not.toBeInTheDocument();
  const pill = page.getByRole("group", { name: "Photos" });
  await expect.element(pill).toHaveStyle({ boxShadow: "none" });
  const summary = page.getByText("3 photos, one ZIP");
  await expect.element(summary).toBeVisible();
  const placeOf = (element: Element) => element.getBoundingClientRect();
  const exportButton = placeOf(button("Export").element());
  expect(placeOf(summary.element()).right).toBeLessThan(exportButton.left);
  expect(exportButton.width).toBeLessThan(820 / 2);
  await userEvent.click(button("1 / 3"));
  await expect.element(page.getByRole("dialog", { name: "Thumbnails" })).toBeVisible();
});

test.each([
  ["a phone", 390, 844],
  ["a tablet on its side", 1180, 820],
])("%s has no row of photos below the stage", async (_what, width, height) => {
  await showThree(width, height);
  await expect.element(button("Looks menu")).toBeVisible();
  expect(film()).toBeNull();
});

test("Undo stays in reach while the bar is away", async () => {
  await showThree(390, 844);
  await userEvent.fill(matteSize(), "20");
  window.scrollTo({ top: 600 });
  const bar = () => document.querySelector<HTMLElement>(".editor-bar");
  await expect.poll(() => bar()?.inert).toBe(true);
  const undo = page.getByRole("button", { name: "Undo", exact: true }).last();
  await expect.element(undo).toBeInViewport({ ratio: 1 });
  await userEvent.click(undo);
  await expect.element(matteSize()).toHaveValue("8");
});
