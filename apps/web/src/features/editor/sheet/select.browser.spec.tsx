import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";

startClean();

const sheet = () => page.getByRole("dialog", { name: "Thumbnails" });
const inSheet = (name: string) => sheet().getByRole("button", { name, exact: true });

test("by touch, Select in the sheet selects several photos, and Done returns to picking one", async () => {
  await page.viewport(390, 844);
  await showEditor("pro");
  await choose(...(await Promise.all(["a.png", "b.png", "c.png"].map((name) => plainPhoto(name, "#c01020")))));
  await userEvent.click(page.getByRole("group", { name: "Photos" }).getByRole("button", { name: "1 / 3" }));
  await userEvent.click(inSheet("Select"));
  await userEvent.click(inSheet("b.png"));
  await expect.element(sheet().getByText("2 selected")).toBeVisible();
  await userEvent.click(inSheet("c.png"));
  await expect.element(sheet().getByText("3 selected")).toBeVisible();
  await userEvent.click(inSheet("b.png"));
  await expect.element(sheet().getByText("2 selected")).toBeVisible();
  await userEvent.click(inSheet("Done"));
  await userEvent.click(inSheet("b.png"));
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(page.getByRole("group", { name: "Photos" })).toHaveTextContent("2 / 3");
  await expect.element(button("Export")).toBeVisible();
});
