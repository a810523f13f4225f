import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { velviaPhoto } from "../../../../../../tools/photos/film.ts";
import { field, preview, startClean } from "../testing/controls.ts";
import { insertAt, showThree } from "../testing/fields.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";

startClean();

const switchNamed = (name: string) => page.getByRole("switch", { name, exact: true });

describe("rarer settings", () => {
  const more = (part: string) =>
    page.elementLocator(document.querySelector(`#${part} .fold-more button`) ?? document.body);

  test("a date is printed in the chosen format, or in a custom one", async () => {
    await showThree();
    await userEvent.click(switchNamed("Show metadata"));
    await expect.poll(() => document.querySelector("#caption .fold-more")).not.toBeNull();
    await userEvent.click(more("caption"));
    await userEvent.click(switchNamed("Print date"));
    await expect.element(preview()).toHaveAccessibleDescription(/2025-05-17/);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Date format" }), "June 2024");
    await expect.element(preview()).toHaveAccessibleDescription(/May 2025/);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Date format" }), "Custom");
    await userEvent.fill(field("Custom date format"), "D.M.YY");
    await expect.element(preview()).toHaveAccessibleDescription(/17\.5\.25/);
    await userEvent.click(more("caption"));
    await expect.element(more("caption")).toHaveAccessibleDescription("D.M.YY");
  });

  test("camera, lens and film are typed over those of the file, which is shown in their fields", async () => {
    await showThree();
    await userEvent.click(switchNamed("Show metadata"));
    await expect.poll(() => document.querySelector("#camera-data .fold-more")).not.toBeNull();
    await userEvent.click(more("camera-data"));
    await expect.element(field("Camera")).toHaveAttribute("placeholder", "Nikon Z6 II");
    await userEvent.click(switchNamed("Tidy camera names"));
    await expect.element(field("Camera")).toHaveAttribute("placeholder", "NIKON Z 6_2");
    await userEvent.fill(field("Camera"), "Leica M6");
    await userEvent.fill(field("Film"), "Portra 400");
    await expect.element(preview()).toHaveAccessibleDescription(/Leica M6 Portra 400/);
    await userEvent.click(more("camera-data"));
    await expect.element(more("camera-data")).toHaveAccessibleDescription("Portra 400");
  });

  test("the camera’s film simulation is printed with the camera data when it is switched on", async () => {
    const plain = new Uint8Array(await (await plainPhoto("plain.jpg", "#c01020")).arrayBuffer());
    await showEditor("pro");
    await choose(new File([velviaPhoto(plain)], "slide.jpg", { type: "image/jpeg" }));
    await userEvent.click(switchNamed("Show metadata"));
    await expect.element(preview()).toHaveAccessibleDescription(/X-E1/);
    await expect.element(preview()).not.toHaveAccessibleDescription(/Velvia/);
    await expect.poll(() => document.querySelector("#camera-data .fold-more")).not.toBeNull();
    await userEvent.click(more("camera-data"));
    await userEvent.click(switchNamed("Film and picture style"));
    await expect.element(preview()).toHaveAccessibleDescription(/X-E1.*Velvia/);
    await userEvent.click(switchNamed("Film and picture style"));
    await expect.element(preview()).not.toHaveAccessibleDescription(/Velvia/);
  });

  test("the export’s name is a template with an example", async () => {
    await showThree();
    await expect.poll(() => document.querySelector("#output .fold-more")).not.toBeNull();
    await userEvent.click(more("output"));
    await expect
      .element(field("Export name"))
      .toHaveAttribute("placeholder", expect.stringMatching(/^matte-a1b2-\d{8}-dunes\.jpeg$/));
    await userEvent.fill(field("Export name"), "{city}-");
    await insertAt("Export name");
    await userEvent.keyboard("three{Enter}");
    await expect.element(field("Export name")).toHaveValue("{city}-{number:000}");
    await expect.element(page.getByText("Example: Merzouga-001.jpeg")).toBeVisible();
  });
});
