import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, preview, red, startClean } from "./testing/controls.ts";
import { choose, plainPhoto, previewColour, showEditor } from "./testing/show-editor.tsx";

startClean();

/** Chromium draws it and then taints the canvas. */
const PAGE_IN_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">
<foreignObject width="90" height="60"><p xmlns="http://www.w3.org/1999/xhtml">Matte</p></foreignObject></svg>`;

describe("settings", () => {
  test("settings change the preview, and undo takes back one gesture at a time", async () => {
    await showEditor("free");
    await choose(await red());
    await userEvent.click(button("4 inch"));
    await expect.element(page.getByText("398 × 298 px")).toBeVisible();
    await userEvent.click(
      page.getByRole("group", { name: "Outer matte swatches" }).getByRole("button", { name: "Black" }),
    );
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([0, 0, 0]);
    await userEvent.fill(page.getByRole("spinbutton", { name: "Outer matte size, percent of width" }), "30");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("slider", { name: "Outer matte size" })).toHaveValue("30");
    await userEvent.click(button("Undo"));
    await expect.element(page.getByRole("slider", { name: "Outer matte size" })).toHaveValue("16");
    await userEvent.click(button("Undo"));
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([255, 255, 255]);
    await userEvent.click(button("Redo"));
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([0, 0, 0]);
  });

  test("each quick size is a fraction of the width", async () => {
    await showEditor("free");
    for (const [name, percent] of [
      ["1 inch", "4"],
      ["2 inch", "8"],
      ["4 inch", "16"],
      ["6 inch", "24"],
    ] as const) {
      await userEvent.click(button(name));
      await expect.element(page.getByRole("slider", { name: "Outer matte size" })).toHaveValue(percent);
    }
  });

  test("the stroke is at most 20 percent of the first photo’s width", async () => {
    await showEditor("pro");
    const stroke = page.getByRole("slider", { name: "Inner stroke size" });
    await expect.element(stroke).toHaveAttribute("max", "200");
    await choose(await plainPhoto("tall.jpg", "red", 150, 600));
    await expect.element(stroke).toHaveAttribute("max", "30");
    await choose(await plainPhoto("wide.jpg", "green", 600, 400));
    await expect.element(stroke).toHaveAttribute("max", "30");
    await userEvent.click(button("Remove tall.jpg"));
    await expect.element(stroke).toHaveAttribute("max", "120");
  });

  test("the matte takes a colour of the photo, named by its number and described by its code", async () => {
    await showEditor("free");
    await expect.element(page.getByRole("group", { name: "Colours from the photo" })).not.toBeInTheDocument();
    await choose(await red());
    const colours = page.getByRole("group", { name: "Colours from the photo" }).getByRole("button");
    await expect.poll(() => colours.elements().length).toBe(5);
    const fourth = button("Photo colour 4");
    await expect.element(fourth).toHaveAccessibleDescription(/^#[0-9A-F]{6}$/);
    await userEvent.click(fourth);
    await expect.element(fourth).toHaveAttribute("aria-pressed", "true");
    const code = fourth.element().getAttribute("title");
    await expect.element(page.getByRole("textbox", { name: "Outer matte hex code" })).toHaveValue(code);
  });

  test("typing in a caption field turns the caption on, in the same step; leaving a field does not", async () => {
    await showEditor("free");
    const shown = page.getByRole("switch", { name: "Show metadata" });
    await userEvent.fill(field("Location"), "Pier 9");
    await expect.element(shown).toBeChecked();
    await userEvent.click(button("Undo"));
    await expect.element(shown).not.toBeChecked();
    await expect.element(field("Location")).toHaveValue("");
    await userEvent.click(button("Redo"));
    await userEvent.click(shown);
    await userEvent.click(field("Location"));
    await userEvent.keyboard("{Tab}");
    await expect.element(shown).not.toBeChecked();
  });

  test("a typed word is one step of undo", async () => {
    await showEditor("free");
    await userEvent.click(field("Photo credit"));
    await userEvent.keyboard("Ada");
    await expect.element(field("Photo credit")).toHaveValue("Ada");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(field("Photo credit")).toHaveValue("");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect.element(field("Photo credit")).toHaveValue("Ada");
  });

  test("Reset restores all settings and subjects, and can be undone", async () => {
    await showEditor("pro");
    await choose(await red());
    await userEvent.fill(field("Location"), "Pier 9");
    await userEvent.click(page.getByRole("radio", { name: "PNG" }));
    await userEvent.click(button("Reset settings"));
    await expect.element(field("Location")).toHaveValue("");
    await expect.element(field("Subject name")).toHaveValue("");
    await expect.element(page.getByRole("radio", { name: "PNG" })).toBeChecked();
    await userEvent.click(button("Undo").first());
    await expect.element(field("Location")).toHaveValue("Pier 9");
    await expect.element(field("Subject name")).toHaveValue("Harbour Dawn");
  });

  test("settings are restored at the next visit, without the subject of a new photo", async () => {
    await showEditor("pro");
    await userEvent.fill(field("Subject name"), "Typed before");
    await userEvent.fill(field("Photo credit"), "Ada");
    await expect.poll(() => localStorage.getItem("matte.settings") ?? "").toContain('"photoBy":"Ada"');
    document.body.replaceChildren();
    await showEditor("pro");
    await expect.element(field("Photo credit")).toHaveValue("Ada");
    await choose(await plainPhoto("IMG_1.jpg", "red"));
    await expect.element(field("Subject name")).toHaveValue("");
  });

  test("the location takes the place of a subject that is not printed", async () => {
    await showEditor("free");
    await choose(await red());
    await userEvent.fill(field("Location"), "Pier 9");
    await expect.element(preview()).toHaveAccessibleDescription("Harbour Dawn Pier 9");
    await userEvent.click(page.getByRole("switch", { name: "Print subject name" }));
    await expect.element(preview()).toHaveAccessibleDescription("Pier 9");
  });

  test("a file that is no picture, or taints the canvas, is refused as a logo", async () => {
    await showEditor("pro");
    const logo = page.getByLabelText("Logo", { exact: true });
    for (const [name, text] of [
      ["words.png", "words"],
      ["page.svg", PAGE_IN_SVG],
    ] as const) {
      await userEvent.upload(
        logo,
        new File([text], name, { type: name.endsWith("svg") ? "image/svg+xml" : "image/png" }),
      );
      const refusal = page
        .getByRole("alert")
        .filter({ hasText: `“${name}” isn’t an image that this browser can display` });
      await expect.element(refusal).toBeVisible();
    }
    await expect.element(button("Remove logo")).not.toBeInTheDocument();
  });

  test("a logo is drawn, moved to the centre by text on the right, and removed", async () => {
    await showEditor("pro");
    await choose(await red());
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path fill="#00f" d="M0 0h4v1H0z"/></svg>';
    await userEvent.upload(
      page.getByLabelText("Logo", { exact: true }),
      new File([drawing], "mark.svg", { type: "image/svg+xml" }),
    );
    await expect.element(button("Remove logo")).toBeVisible();
    await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
    await expect.poll(() => previewColour(0.85, 0.92)).toEqual([0, 0, 255]);
    await userEvent.fill(field("Photo credit"), "Ada");
    await expect.element(page.getByText("Centred while text is on the right.")).toBeVisible();
    await expect.poll(() => previewColour(0.5, 0.92)).toEqual([0, 0, 255]);
    await userEvent.click(button("Remove logo"));
    await expect.poll(() => previewColour(0.5, 0.92)).toEqual([255, 255, 255]);
    await userEvent.click(button("Undo"));
    await expect.poll(() => previewColour(0.5, 0.92)).toEqual([0, 0, 255]);
  });
});
