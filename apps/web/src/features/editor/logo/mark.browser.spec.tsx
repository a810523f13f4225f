import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startClean } from "../testing/controls.ts";
import { showThree } from "../testing/fields.ts";
import { showEditor } from "../testing/show-editor.tsx";

startClean();

const kind = (name: string) => page.getByRole("radiogroup", { name: "Mark on the photo" }).getByRole("radio", { name });
const text = page.getByRole("textbox", { name: "Mark text", exact: true });
const place = page.getByRole("combobox", { name: "Mark place", exact: true });

test("a mark has a text, a place, a size and an opacity, and says that it stays", async () => {
  await showThree();
  await expect.element(kind("None")).toBeChecked();
  await expect.element(place).not.toBeInTheDocument();
  await userEvent.click(kind("Text"));
  await userEvent.fill(text, "© Ines Morel");
  await userEvent.selectOptions(place, "Tiled");
  await expect.element(place).toHaveValue("tiled");
  for (const name of ["Mark size", "Mark opacity"])
    await expect.element(page.getByRole("slider", { name, exact: true })).toBeVisible();
  await expect.element(page.getByText("A mark can’t be taken off", { exact: false })).toBeVisible();
});

test("a mark with the logo says that there is none", async () => {
  await showThree();
  await userEvent.click(kind("Logo"));
  await expect.element(page.getByText("Add a logo above.")).toBeVisible();
  await expect.element(text).not.toBeInTheDocument();
});

test("arrow keys choose a mark, as in native radio groups, and no label repeats the logo's", async () => {
  await showThree();
  await userEvent.click(kind("None"));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(kind("Text")).toBeChecked();
  await expect.element(kind("Text")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(kind("Logo")).toBeChecked();
  await expect.element(page.getByLabelText("Logo", { exact: true })).toHaveAttribute("type", "file");
});

test("marks are absent on Free, where the section is one row", async () => {
  await showEditor("free");
  await expect.element(page.getByRole("slider", { name: "Logo size" })).toBeVisible();
  await expect.element(kind("None")).not.toBeInTheDocument();
});
