import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, preview, startClean } from "../testing/controls.ts";
import { showThree } from "../testing/fields.ts";
import { showEditor } from "../testing/show-editor.tsx";

startClean();

const switchNamed = (name: string) => page.getByRole("switch", { name, exact: true });
const style = (name: string) => page.getByRole("radiogroup", { name: "Label style" }).getByRole("radio", { name });
const finish = (name: string) => page.getByRole("radiogroup", { name: "Text finish" }).getByRole("radio", { name });
const font = page.getByRole("combobox", { name: "Metadata font", exact: true });

async function showLabels(): Promise<void> {
  await showThree();
  await userEvent.click(switchNamed("Show metadata"));
}

test("the styles are radio buttons by their names, and the section says which is chosen", async () => {
  await showLabels();
  const names = ["Plain", "Gallery", "Wall label", "Data", "Plate", "Contact", "Poster", "Press"];
  for (const name of names) await expect.element(style(name)).toBeEnabled();
  await expect.element(style("Plain")).toBeChecked();
  await userEvent.click(style("Wall label"));
  await expect.element(style("Wall label")).toBeChecked();
  await userEvent.click(button("More caption settings"));
  await expect.element(page.getByRole("radiogroup", { name: "Caption layout" })).not.toBeInTheDocument();
  await userEvent.click(style("Plain"));
  await expect.element(page.getByRole("radiogroup", { name: "Caption layout" })).toBeVisible();
  await userEvent.click(style("Wall label"));
  await userEvent.click(button("Caption"));
  await expect.element(button("Caption")).toHaveAccessibleDescription("Wall label");
});

test("choosing a font turns the style’s typeface off", async () => {
  await showLabels();
  await expect.element(switchNamed("Typeface of the style")).not.toBeInTheDocument();
  await userEvent.click(style("Gallery"));
  await expect.element(switchNamed("Typeface of the style")).toBeChecked();
  await userEvent.selectOptions(font, "Lora");
  await expect.element(switchNamed("Typeface of the style")).not.toBeChecked();
});

test("labels are below the photo or in the matte; a plain caption has one place", async () => {
  const place = (name: string) => page.getByRole("radiogroup", { name: "Caption place" }).getByRole("radio", { name });
  await showLabels();
  await expect.element(place("Below")).not.toBeInTheDocument();
  await userEvent.click(style("Wall label"));
  await expect.element(place("Below")).toBeChecked();
  await userEvent.click(place("In the matte"));
  await expect.element(place("In the matte")).toBeChecked();
  await userEvent.click(style("Plain"));
  await expect.element(place("In the matte")).not.toBeInTheDocument();
});

test("a label on the photo has a corner", async () => {
  const place = (name: string) => page.getByRole("radiogroup", { name: "Caption place" }).getByRole("radio", { name });
  const corner = page.getByRole("combobox", { name: "Caption corner", exact: true });
  await showLabels();
  await userEvent.click(style("Wall label"));
  await expect.element(corner).not.toBeInTheDocument();
  await userEvent.click(place("On the photo"));
  await expect.element(corner).toHaveValue("bottom-left");
  await userEvent.selectOptions(corner, "Top right");
  await expect.element(corner).toHaveValue("top-right");
  await userEvent.click(place("Below"));
  await expect.element(corner).not.toBeInTheDocument();
});

test("the caption’s colour is automatic, or a chosen one", async () => {
  await showLabels();
  await userEvent.click(button("More caption settings"));
  await expect.element(switchNamed("Automatic text colour")).toBeChecked();
  await expect.element(page.getByLabelText("Text colour", { exact: true })).not.toBeInTheDocument();
  await userEvent.click(switchNamed("Automatic text colour"));
  await expect.element(page.getByLabelText("Text colour", { exact: true })).toHaveValue("#000000");
  await userEvent.click(button("Undo"));
  await expect.element(switchNamed("Automatic text colour")).toBeChecked();
});

test("the caption’s finish is one of four", async () => {
  await showLabels();
  await userEvent.click(button("More caption settings"));
  for (const name of ["Letterpress", "Gold foil", "Silver foil", "Flat"]) {
    await userEvent.click(finish(name));
    await expect.element(finish(name)).toBeChecked();
  }
});

test("on Free, finishes open the upgrade dialog and change nothing, and share one badge", async () => {
  const { upsell } = await showEditor("free");
  await userEvent.click(switchNamed("Show metadata"));
  await userEvent.click(button("More caption settings"));
  for (const name of ["Letterpress", "Gold foil", "Silver foil"]) await userEvent.click(finish(name));
  expect(upsell).toHaveBeenCalledTimes(3);
  await expect.element(finish("Flat")).toBeChecked();
  await expect.element(page.getByRole("button", { name: /Letterpress and foil/ })).toBeVisible();
});

test("what a style has no place for is said below the camera data", async () => {
  await showLabels();
  const status = page.getByRole("status").filter({ hasText: "has no place for" });
  await userEvent.click(style("Wall label"));
  await expect.element(preview()).toBeVisible();
  await expect.element(status).not.toBeInTheDocument();
  await userEvent.click(style("Poster"));
  await expect.element(status).toHaveTextContent("Poster has no place for the camera and the exposure.");
});

test("characters that the style’s typeface lacks are named", async () => {
  await showLabels();
  await userEvent.click(style("Wall label"));
  await userEvent.fill(field("Location"), "Երևան");
  await expect.element(page.getByText(/^The typeface of the style doesn’t have Ե ր և ա ն\./)).toBeVisible();
});

test("on Free, styles of Pro open the upgrade dialog and change nothing, and share one badge", async () => {
  const { upsell } = await showEditor("free");
  await userEvent.click(switchNamed("Show metadata"));
  for (const name of ["Plate", "Contact", "Press"]) await userEvent.click(style(name));
  expect(upsell).toHaveBeenCalledTimes(3);
  await expect.element(style("Plain")).toBeChecked();
  await userEvent.click(style("Poster"));
  await expect.element(style("Poster")).toBeChecked();
  await expect.element(page.getByRole("button", { name: /Plate, Contact and Press/ })).toBeVisible();
});
