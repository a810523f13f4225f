import { editorFrame } from "@matte/messages/editor-frame";
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
  await userEvent.click(button("More matte settings"));
  await expect.element(depth).not.toBeInTheDocument();
  await userEvent.click(surface("Rag"));
  await expect.element(depth).toHaveValue("40");
  await userEvent.click(button("More matte settings"));
  await expect.element(button("More matte settings")).toHaveAccessibleDescription("Depth 40, Colour");
});

const background = (name: string) => page.getByRole("radiogroup", { name: "Background" }).getByRole("radio", { name });
const slider = (name: string) => page.getByRole("slider", { name, exact: true });

test("a gradient has a second colour and an angle, the blurred photo a blur and a shade instead of the matte's colour", async () => {
  await showThree();
  await userEvent.click(button("More matte settings"));
  await expect.element(background("Colour")).toBeChecked();
  await userEvent.click(background("Gradient"));
  await expect.element(page.getByLabelText("Gradient colour", { exact: true })).toHaveValue("#d8d2c6");
  await userEvent.fill(slider("Gradient angle"), "45");
  await expect.element(slider("Gradient angle")).toHaveValue("45");
  await userEvent.click(background("Blurred photo"));
  await expect.element(slider("Gradient angle")).not.toBeInTheDocument();
  await expect.element(slider("Background blur")).toHaveValue("60");
  await expect.element(slider("Background shade")).toHaveValue("0");
  await expect.element(page.getByLabelText("Outer matte colour", { exact: true })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: editorFrame.photoColours.colour(1) })).toBeDisabled();
  await userEvent.click(button("More matte settings"));
  await expect.element(button("More matte settings")).toHaveAccessibleDescription("Blurred photo");
});
