import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";
import { hideAll } from "#ui/testing.tsx";

startClean();

const note = () => page.getByText("Portraits and landscapes differ.");

async function openMixed(): Promise<void> {
  await showEditor("pro");
  await choose(await plainPhoto("wide.png", "#c01020", 300, 200), await plainPhoto("tall.png", "#1020c0", 200, 300));
}

const sizeLine = (text: string) => page.getByText(text, { exact: true });

test("a batch of portraits and landscapes offers equal mattes", async () => {
  await openMixed();
  await expect.element(sizeLine("350 × 250 px")).toBeVisible();
  await userEvent.click(button("Make them equal"));
  await expect.element(page.getByText("Mattes are equal")).toBeVisible();
  await expect.element(note()).not.toBeInTheDocument();
  // 8 percent of the mean of 200 and 300 pixels on each side, and the stroke.
  await expect.element(sizeLine("342 × 242 px")).toBeVisible();
  await userEvent.click(button("tall.png"));
  await expect.element(sizeLine("242 × 342 px")).toBeVisible();
});

test("equal mattes are offered once", async () => {
  await openMixed();
  await expect.element(note()).toBeVisible();
  hideAll();
  await openMixed();
  await expect.element(button("Looks menu")).toBeVisible();
  await expect.element(note()).not.toBeInTheDocument();
});

test("landscapes alone need no equal mattes", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.png", "#c01020"), await plainPhoto("b.png", "#1020c0"));
  await expect.element(button("Looks menu")).toBeVisible();
  await expect.element(note()).not.toBeInTheDocument();
});

test("the offer is one line in the narrowest panel", async () => {
  await page.viewport(1024, 900);
  await openMixed();
  await expect.element(note()).toBeVisible();
  expect(document.querySelector(".mixed-batch")?.getClientRects()).toHaveLength(1);
  expect(document.querySelector(".mixed-batch")?.getBoundingClientRect().height).toBeLessThan(32);
});
