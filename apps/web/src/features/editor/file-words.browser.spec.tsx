import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fixture } from "#domain/photos/testing/fixtures.ts";
import { field, preview, renamed, startClean } from "./testing/controls.ts";
import { choose, plainPhoto, showEditor } from "./testing/show-editor.tsx";

startClean();

const CAMERA = ["Nikon Z6 II", "50mm  f/8.0  1/250 s  ISO 100"];

async function expectCaption(...lines: readonly string[]): Promise<void> {
  await expect.element(preview()).toHaveAccessibleDescription(lines.join(" ").replace(/\s+/gu, " "));
}

test("a caption has the title, the place and the camera of the photo’s file", async () => {
  await showEditor("pro");
  await choose(await fixture("words-in-xmp"));
  await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
  await expect.element(field("Subject name")).toHaveValue("Dunes at dusk");
  await expectCaption("Dunes at dusk", "Merzouga, Morocco", ...CAMERA);
});

test("typed fields are filled for each photo, and those that it lacks leave no gap", async () => {
  await showEditor("pro");
  await choose(await renamed("words-in-xmp", "dunes.jpg"), await plainPhoto("harbour.jpg", "#c01020"));
  await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
  await userEvent.click(page.getByRole("button", { name: "dunes.jpg", exact: true }));
  await userEvent.fill(field("Location"), "{city}, no. {number:00}");
  await userEvent.fill(field("Photo credit"), "Photo by {creator}, {date:YYYY}");
  await expectCaption("Dunes at dusk", "Merzouga, no. 01", "Photo by Ines Morel, 2025", ...CAMERA);
  await userEvent.click(page.getByRole("button", { name: "harbour.jpg", exact: true }));
  await expectCaption("Harbour", "02");
});
