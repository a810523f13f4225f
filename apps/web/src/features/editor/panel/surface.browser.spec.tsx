import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, startClean } from "../testing/controls.ts";
import { showThree } from "../testing/fields.ts";

startClean();

const NAMES = ["Smooth", "Rag", "Linen", "Laid", "Board", "Canvas", "Kozo", "Felt"];
const surface = (name: string) => page.getByRole("radiogroup", { name: "Surface" }).getByRole("radio", { name });
const depth = page.getByRole("slider", { name: "Surface depth" });

test("the surfaces are radio buttons by their names, and undo takes a choice back", async () => {
  await showThree();
  for (const name of NAMES) await expect.element(surface(name)).toBeEnabled();
  await expect.element(surface("Smooth")).toBeChecked();
  await userEvent.click(surface("Linen"));
  await expect.element(surface("Linen")).toBeChecked();
  await userEvent.click(button("Undo"));
  await expect.element(surface("Smooth")).toBeChecked();
});

test("a surface has a depth, which the folded part says", async () => {
  await showThree();
  await expect.element(button("More matte settings")).not.toBeInTheDocument();
  await userEvent.click(surface("Rag"));
  await userEvent.click(button("More matte settings"));
  await expect.element(depth).toHaveValue("40");
  await userEvent.click(button("More matte settings"));
  await expect.element(button("More matte settings")).toHaveAccessibleDescription("Depth 40");
});
