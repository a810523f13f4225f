import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, preview, startClean } from "../testing/controls.ts";
import { showThree } from "../testing/fields.ts";

startClean();

const slip = (): HTMLElement | null => document.querySelector<HTMLElement>(".caption-slip");
const isShown = (): boolean => slip()?.dataset["shown"] === "true";

async function showCaption(): Promise<void> {
  await showThree();
  await userEvent.fill(field("Subject name"), "Dunes");
  await userEvent.fill(field("Photo credit"), "Ines Morel");
  await expect.element(preview()).toBeVisible();
}

/** Distance of the slip from the lower edge of the picture, in CSS pixels. */
function aboveEdge(): number {
  return preview().element().getBoundingClientRect().bottom - (slip()?.getBoundingClientRect().bottom ?? NaN);
}

test("the line of the caption’s field in focus is marked on the picture, until the field is left", async () => {
  await showCaption();
  await userEvent.click(field("Subject name"));
  await expect.poll(isShown).toBe(true);
  const [mark, picture] = [slip()?.getBoundingClientRect(), preview().element().getBoundingClientRect()];
  expect(mark?.left).toBeGreaterThan(picture.left);
  expect(mark?.right).toBeLessThan(picture.right);
  expect(aboveEdge()).toBeGreaterThan(0);
  await userEvent.click(page.getByRole("switch", { name: "Print subject name" }));
  await expect.poll(isShown).toBe(false);
});

test("another field’s mark is at its own line, and a field that prints nothing has none", async () => {
  await showCaption();
  await userEvent.click(field("Subject name"));
  await expect.poll(isShown).toBe(true);
  const left = slip()?.getBoundingClientRect().left ?? NaN;
  await userEvent.click(field("Photo credit"));
  await expect.poll(() => slip()?.getBoundingClientRect().left).toBeGreaterThan(left);
  await userEvent.click(field("Additional credits"));
  await expect.poll(isShown).toBe(false);
});

test("the mark has the caption’s ink, and goes with the field’s section", async () => {
  await showCaption();
  await userEvent.click(field("Photo credit"));
  await expect.poll(isShown).toBe(true);
  expect(getComputedStyle(slip() ?? document.body).borderLeft).toBe("2px solid rgb(0, 0, 0)");
  await userEvent.click(button("Caption"));
  await expect.poll(isShown).toBe(false);
});
