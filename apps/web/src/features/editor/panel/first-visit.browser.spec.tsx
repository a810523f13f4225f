import { isLocked, type Plan } from "@matte/engine";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, red, startClean } from "../testing/controls.ts";
import { choose, showEditor } from "../testing/show-editor.tsx";

startClean();
beforeEach(() => localStorage.clear());

const SECTIONS = ["Matte", "Lines", "Frame", "Caption", "Camera data", "Logo", "Output"];
const PLANS: readonly Plan[] = ["free", "pro"];

async function visit(plan: Plan): Promise<void> {
  await showEditor(plan);
  await choose(await red());
  await expect.element(page.getByRole("radiogroup", { name: "Looks" })).toBeVisible();
}

const boxOf = (selector: string): Element => document.querySelector(selector) ?? document.body;

/** The panel's length in window heights. */
function screenfuls(): number {
  const { scrollHeight, clientHeight } = boxOf(".editor-scroll");
  return scrollHeight / clientHeight;
}

test.each(PLANS)("at a first visit on %s, matte and caption are open, and the credit is in view", async (plan) => {
  await visit(plan);
  for (const name of SECTIONS) {
    const isOpen = name === "Matte" || name === "Caption";
    await expect.element(button(name)).toHaveAttribute("aria-expanded", String(isOpen));
  }
  const foot = boxOf(".panel-foot").getBoundingClientRect().top;
  for (const name of ["Subject name", "Location", "Photo credit"])
    expect(field(name).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
  expect(screenfuls()).toBeLessThanOrEqual(1.6);
});

test.each(PLANS)(
  "on %s the folded panel needs no scrolling, and a locked section is a row with a badge",
  async (plan) => {
    await visit(plan);
    await userEvent.click(button("Matte"));
    await userEvent.click(button("Caption"));
    expect(screenfuls()).toBe(1);
    const heights = new Set([...document.querySelectorAll(".section[id]:not(#looks)")].map((row) => row.clientHeight));
    expect([...heights]).toEqual([40]);
    const badges = ["#stroke", "#logo"].map((row) => document.querySelectorAll(`${row} .pro-badge`).length);
    expect(badges).toEqual(isLocked("customLogo", plan) ? [1, 1] : [0, 0]);
  },
);

test("a click on the values of a locked section opens the plans, one on its name unfolds it", async () => {
  const { upsell } = await showEditor("free");
  const summary = page.elementLocator(boxOf("#stroke .fold-summary"));
  const { left, top, height } = summary.element().getBoundingClientRect();
  await userEvent.click(document.elementFromPoint(left + 5, top + height / 2) ?? document.body);
  expect(upsell).toHaveBeenCalledOnce();
  await userEvent.click(button("Lines"));
  await expect.element(page.getByRole("slider", { name: "Inner stroke size" })).toBeDisabled();
});
