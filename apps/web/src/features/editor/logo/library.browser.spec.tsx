import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fixture } from "#domain/photos/testing/fixtures.ts";
import { button, renamed, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";

startClean();

const library = page.getByRole("group", { name: "Logos", exact: true });
const tile = (name: string) => library.getByRole("button", { name: `Use ${name}`, exact: true });
const camera = page.getByRole("combobox", { name: "Logo for this camera", exact: true });

async function addLogo(name: string): Promise<void> {
  await userEvent.upload(page.getByLabelText("Logo", { exact: true }), await plainPhoto(name, "#c01020", 60, 20));
  await expect.element(tile(name)).toBeVisible();
}

test("added logos are in a library of six, of which one is chosen, and are removed from it", async () => {
  await showEditor("pro");
  await expect.element(page.getByRole("slider", { name: "Logo size" })).toBeVisible();
  await expect.element(library).not.toBeInTheDocument();
  for (const name of ["1.png", "2.png", "3.png", "4.png", "5.png", "6.png"]) await addLogo(name);
  await expect.element(tile("6.png")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(tile("2.png"));
  await expect.element(tile("2.png")).toHaveAttribute("aria-pressed", "true");
  await expect.element(tile("6.png")).toHaveAttribute("aria-pressed", "false");
  await userEvent.upload(page.getByLabelText("Logo", { exact: true }), await plainPhoto("7.png", "#c01020", 60, 20));
  await expect.element(page.getByRole("img", { name: "7.png" })).toBeVisible();
  await expect.element(tile("7.png")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Remove 2.png from your logos" }));
  await expect.element(tile("2.png")).not.toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: "7.png" })).toBeVisible();
});

test("a camera's photos have its logo, and others the chosen one", async () => {
  await showEditor("pro");
  await choose(await fixture("canon-eos-r6"), await plainPhoto("plain.png", "#1020c0"));
  await addLogo("one.png");
  await addLogo("two.png");
  await userEvent.click(page.getByRole("list", { name: "Thumbnails" }).getByRole("button").first());
  await userEvent.selectOptions(camera, "one.png");
  await expect.element(camera).toHaveValue("keptLogo1");
  await userEvent.click(page.getByRole("button", { name: "Remove one.png from your logos" }));
  await expect.element(camera).toHaveValue("chosen");
});

test("with several photos selected, the logo is for the shown photo's camera alone", async () => {
  await showEditor("pro");
  await choose(await renamed("canon-eos-r6", "canon.jpg"), await renamed("sony-ilce-7m4", "sony.jpg"));
  await addLogo("one.png");
  await userEvent.click(button("canon.jpg"));
  await userEvent.click(button("sony.jpg"), { modifiers: ["Control"] });
  for (const name of ["canon.jpg", "sony.jpg"])
    await expect.element(button(name)).toHaveAttribute("aria-pressed", "true");
  await userEvent.selectOptions(camera, "one.png");
  await expect.element(camera).toHaveValue("keptLogo1");
  await userEvent.click(button("canon.jpg"));
  await expect.element(camera).toHaveValue("chosen");
  await userEvent.click(button("sony.jpg"));
  await expect.element(camera).toHaveValue("keptLogo1");
});
