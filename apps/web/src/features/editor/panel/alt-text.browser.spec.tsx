import { collectMetadata, writeMetadata } from "@matte/formats";
import { composeMetadata } from "@matte/metadata";
import { editorWork } from "@matte/messages/editor-work";
import { fixture } from "#domain/photos/testing/fixtures.ts";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, renamed, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";

startClean();

const IN_FILE = "Dunes near Merzouga under a low sun";

/** A phone's photo with coordinates and the name of its place. */
async function placed(location: string): Promise<File> {
  const bytes = new Uint8Array(await (await fixture("iphone-15-pro")).arrayBuffer());
  const credits = { credit: "", creator: "", rights: "", title: "", location, contributors: [] };
  const metadata = composeMetadata(await collectMetadata(bytes), {
    size: { width: 1, height: 1 },
    orientation: "keep",
    colour: "keep",
    keepLocation: true,
    density: null,
    credits,
  });
  return new File([...writeMetadata(bytes, metadata)], "phone.jpg", { type: "image/jpeg" });
}

test("alt text starts as the file’s, is each photo’s own, and turns no caption on", async () => {
  await showEditor("pro");
  await choose(await renamed("words-in-xmp", "dunes.jpg"), await plainPhoto("harbour.jpg", "#c01020"));
  await userEvent.click(button("More caption settings"));
  await expect.element(field("Alt text")).toHaveValue(IN_FILE);
  await userEvent.fill(field("Alt text"), "Footprints in {city}");
  await userEvent.click(button("harbour.jpg"));
  await expect.element(field("Alt text")).toHaveValue("");
  await userEvent.click(button("dunes.jpg"));
  await expect.element(field("Alt text")).toHaveValue("Footprints in {city}");
  await expect.element(page.getByRole("switch", { name: "Show metadata" })).not.toBeChecked();
  await userEvent.click(button("Undo"));
  await expect.element(field("Alt text")).toHaveValue(IN_FILE);
});

test("a place in the alt text is named while the location is removed", async () => {
  await showEditor("pro");
  await choose(await placed("Alfama"));
  await userEvent.click(button("More caption settings"));
  await userEvent.fill(field("Alt text"), "A tram in a steep street");
  await expect.element(page.getByText(/names the place/u)).not.toBeInTheDocument();
  await userEvent.fill(field("Alt text"), "A tram in Alfama");
  await expect.element(page.getByText("The alt text names the place “Alfama”.")).toBeVisible();
  await userEvent.click(button("More output settings"));
  await userEvent.click(page.getByRole("switch", { name: "Keep location (GPS)" }));
  await expect.element(page.getByText(/names the place/u)).not.toBeInTheDocument();
});

test("the list’s menu copies the shown photo’s alt text, and is disabled without one", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await showEditor("pro");
  await choose(await renamed("words-in-xmp", "dunes.jpg"), await plainPhoto("harbour.jpg", "#c01020"));
  await userEvent.click(button(editorWork.menu));
  await userEvent.click(page.getByRole("menuitem", { name: "Copy alt text" }));
  await expect.poll(() => write.mock.lastCall).toEqual([IN_FILE]);
  await expect.element(page.getByText("Alt text copied")).toBeVisible();
  await userEvent.click(button("harbour.jpg"));
  await userEvent.click(button(editorWork.menu));
  await expect.element(page.getByRole("menuitem", { name: "Copy alt text" })).toHaveAttribute("aria-disabled", "true");
});
