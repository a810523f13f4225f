import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, renamed, startWithNothing } from "./testing/controls.ts";
import { catchDownloads, choose, showEditor } from "./testing/show-editor.tsx";

startWithNothing();

const method = () => page.getByRole("status", { name: "Export method" });

test("what stops the lossless way only at the export is told, and announced from then on", async () => {
  const downloads = catchDownloads();
  await showEditor("pro");
  await choose(await renamed("quality-40", "quay.jpg"));
  await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
  await userEvent.fill(field("Photo credit"), "Photo by Ines Morel");
  await expect.element(method()).toHaveTextContent("Lossless JPEG");
  await userEvent.click(button("Export"));
  const words = "JPEG 95 % (photo too coarse for sharp text)";
  await expect.element(page.getByText(`“quay.jpg” was exported as ${words}.`)).toBeVisible();
  await expect.element(method()).toHaveTextContent(words);
  expect(downloads).toHaveLength(1);
  await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
  await expect.element(method()).toHaveTextContent("Lossless JPEG");
});
