import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, startClean } from "../testing/controls.ts";
import { catchDownloads, choose, plainPhoto, showEditor, shownName, thumbnailNames } from "../testing/show-editor.tsx";

startClean();

beforeEach(async () => {
  await showEditor("pro");
  const names = ["a.jpg", "b.jpg", "c.jpg", "d.jpg"];
  await choose(...(await Promise.all(names.map((name, at) => plainPhoto(name, `rgb(${60 * at} 90 120)`)))));
});

function pressed(): readonly (string | null)[] {
  return [...document.querySelectorAll("ol[aria-label=Thumbnails] [aria-pressed=true]")].map(
    (item) => item.textContent,
  );
}

function focused(): string | null | undefined {
  return document.activeElement?.textContent;
}

test("clicks with Shift and Ctrl select several photos, which are exported together", async () => {
  await userEvent.click(button("b.jpg"), { modifiers: ["Shift"] });
  expect(pressed()).toEqual(["a.jpg", "b.jpg"]);
  await userEvent.click(button("d.jpg"), { modifiers: ["Control"] });
  expect(pressed()).toEqual(["a.jpg", "b.jpg", "d.jpg"]);
  await expect.poll(() => document.querySelector(".thumbs-selected")?.textContent).toBe("3 selected");
  await expect.element(page.getByText("3 of 4 selected")).toBeVisible();
  const downloads = catchDownloads();
  await userEvent.click(button("More ways to export"));
  await userEvent.click(page.getByRole("button", { name: "Export 3 selected" }));
  await expect.poll(() => downloads.length).toBe(1);
  expect((await downloads[0])?.name).toMatch(/\.zip$/);
});

test("arrows move along the list, with Shift they extend the selection", async () => {
  await userEvent.click(button("a.jpg"));
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toBe("b.jpg");
  expect(shownName()).toBe("b.jpg");
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.poll(focused).toBe("c.jpg");
  expect(pressed()).toEqual(["b.jpg", "c.jpg"]);
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(pressed).toEqual([]);
});

test("Ctrl+A selects all photos, Delete removes them, and the message undoes that", async () => {
  await userEvent.click(button("c.jpg"));
  await userEvent.keyboard("{Control>}a{/Control}");
  await expect.poll(() => pressed().length).toBe(4);
  await userEvent.keyboard("{Delete}");
  await expect.poll(thumbnailNames).toEqual([]);
  await expect.element(page.getByText("Removed 4 photos.")).toBeVisible();
  await userEvent.click(page.getByRole("status").getByRole("button", { name: "Undo" }));
  await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg"]);
});
