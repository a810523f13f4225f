import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor, thumbnailNames } from "../testing/show-editor.tsx";

startClean();

const undo = page.getByRole("status").getByRole("button", { name: "Undo", exact: true });

async function showTwoPhotos(): Promise<void> {
  await showEditor("pro");
  await choose(await plainPhoto("old-quay.png", "red"), await plainPhoto("harbour.png", "green"));
}

test("Reset settings says what it did, and Undo brings settings and captions back", async () => {
  await showTwoPhotos();
  await userEvent.click(button("4 inch"));
  await userEvent.click(button("Reset settings"));
  await expect.element(page.getByText("Settings and captions reset")).toBeVisible();
  await expect.element(field("Subject name")).toHaveValue("");
  await userEvent.click(undo);
  await expect.element(field("Subject name")).toHaveValue("Old Quay");
  await expect.element(button("4 inch")).toHaveAttribute("aria-pressed", "true");
  await expect.element(undo).not.toBeInTheDocument();
});

test("removing a photo names it, and Undo brings it back to its place", async () => {
  await showTwoPhotos();
  await userEvent.click(button("Remove old-quay.png"));
  await expect.element(page.getByText("old-quay.png removed")).toBeVisible();
  expect(thumbnailNames()).toEqual(["harbour.png"]);
  await userEvent.click(undo);
  await expect.poll(thumbnailNames).toEqual(["old-quay.png", "harbour.png"]);
});

test("Clear all says so once, and Undo brings all photos back", async () => {
  await showTwoPhotos();
  await userEvent.click(button("Clear all"));
  await expect.element(page.getByText("Cleared.", { exact: true })).toBeVisible();
  await userEvent.click(undo);
  await expect.poll(thumbnailNames).toEqual(["old-quay.png", "harbour.png"]);
});

test("a reset without an effect says nothing", async () => {
  await showEditor("pro");
  await userEvent.click(button("Reset settings"));
  await expect.element(button("Export")).toBeVisible();
  expect(page.getByText("Settings and captions reset").elements()).toEqual([]);
});
