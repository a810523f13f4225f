import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, red, renamed, startClean } from "../testing/controls.ts";
import { drop, plainPhoto, showEditor, thumbnailNames } from "../testing/show-editor.tsx";

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

test.each([["Remove failed"], ["Clear all"], ["Remove half.jpg"]])(
  "%s says so, and Undo brings back the photo that could not be loaded",
  async (action) => {
    await showEditor("pro");
    drop(await red(), await renamed("jpeg-half", "half.jpg"));
    await expect.element(failed.getByRole("listitem")).toBeVisible();
    await userEvent.click(button(action));
    await expect.element(failed).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("status").getByRole("button", { name: "Undo" }));
    await expect.element(failed.getByText("half.jpg", { exact: true })).toBeVisible();
    expect(thumbnailNames()).toEqual(["harbour-dawn.png"]);
  },
);

test("the number of failed photos stays in view below a long list", async () => {
  await page.viewport(1440, 500);
  await showEditor("pro");
  const photos = Array.from({ length: 8 }, async (_, at) => plainPhoto(`${at}.jpg`, "red"));
  drop(...(await Promise.all(photos)), await renamed("jpeg-half", "half.jpg"));
  await expect.poll(thumbnailNames).toHaveLength(8);
  await expect.element(button("Remove failed")).toBeInViewport({ ratio: 1 });
});
