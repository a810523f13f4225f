import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, startClean } from "./testing/controls.ts";
import { choose, plainPhoto, showEditor, shownName } from "./testing/show-editor.tsx";

startClean();

const SENTENCE = "The long walk across the singing dunes of Erg Chebbi at first light. ";

function thumbnail(file: string) {
  return page.getByRole("list", { name: "Thumbnails" }).getByRole("button", { name: file, exact: true });
}

function cutNotes(): number {
  return page.getByText("Cut in the export").elements().length;
}

test("a field that is cut in the export says so, and so does the photo's thumbnail", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("harbour.jpg", "#c01020"), await plainPhoto("quay.jpg", "#102040"));
  await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
  await userEvent.fill(field("Subject name"), SENTENCE.repeat(2));
  expect(cutNotes()).toBe(0);
  await userEvent.fill(field("Subject name"), SENTENCE.repeat(10));
  await expect.element(page.getByRole("status").filter({ hasText: "Cut in the export" })).toBeVisible();
  expect(cutNotes()).toBe(1);
  const shown = shownName() ?? "";
  const other = shown === "quay.jpg" ? "harbour.jpg" : "quay.jpg";
  await expect.element(thumbnail(shown)).toHaveAccessibleDescription(/caption is cut/);
  await expect.element(thumbnail(other)).not.toHaveAccessibleDescription(/caption is cut/);
  await userEvent.fill(field("Subject name"), "Quay");
  await expect.poll(cutNotes).toBe(0);
  await expect.element(thumbnail(shown)).not.toHaveAccessibleDescription(/caption is cut/);
});

test.each(["Location", "Photo credit", "Additional credits"])("the field %s says that it is cut", async (name) => {
  await showEditor("pro");
  await choose(await plainPhoto("harbour.jpg", "#c01020"));
  await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
  await userEvent.fill(field(name), SENTENCE.repeat(10));
  await expect.element(page.getByRole("status").filter({ hasText: "Cut in the export" })).toBeVisible();
});

test("the largest logo size with an effect is shown if the caption limits the logo", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("harbour.jpg", "#c01020"));
  await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
  const input = page.getByLabelText("Logo", { exact: true });
  await userEvent.upload(input, await plainPhoto("mark.png", "#204060", 100, 100));
  await expect.element(button("Remove logo")).toBeVisible();
  const size = page.getByRole("slider", { name: "Logo size" });
  await userEvent.fill(size, "100");
  const limit = page.getByText(/^Limited by the caption: \d+$/);
  await expect.element(limit).toBeVisible();
  const most = Number(limit.element().textContent.split(": ")[1]);
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThan(30);
  await userEvent.fill(size, String(most - 1));
  await expect.element(size).toHaveValue(String(most - 1));
  await expect.poll(() => limit.elements().length).toBe(0);
});
