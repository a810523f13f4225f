import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, red, renamed, startClean } from "../testing/controls.ts";
import { drop, showEditor, thumbnailNames } from "../testing/show-editor.tsx";

startClean();

const failed = page.getByRole("list", { name: "Photos that could not be loaded" });

test("a photo that could not be loaded stays in the list with its reason, until it is removed", async () => {
  await showEditor("pro");
  drop(await red(), await renamed("jpeg-half", "half.jpg"));
  await expect.element(failed.getByRole("listitem")).toHaveAccessibleDescription(/^“half\.jpg” is incomplete/);
  await expect.element(failed.getByText("half.jpg", { exact: true })).toBeVisible();
  await expect.element(page.getByText("1 failed")).toBeVisible();
  await userEvent.click(button("Remove failed"));
  await expect.element(failed).not.toBeInTheDocument();
  expect(thumbnailNames()).toEqual(["harbour-dawn.png"]);
});

test("a failed photo is listed and removed when no other was loaded", async () => {
  await showEditor("pro");
  drop(await renamed("jpeg-half", "half.jpg"));
  await expect.element(failed.getByRole("listitem")).toBeVisible();
  await userEvent.click(button("Remove half.jpg"));
  await expect.element(failed).not.toBeInTheDocument();
});
