import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startClean } from "../testing/controls.ts";
import { showThree } from "../testing/fields.ts";

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
