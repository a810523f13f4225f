import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDatabase } from "#domain/recovery/database.ts";
import { openWork, removeWorks } from "#domain/recovery/open-work.ts";
import { hideAll } from "#ui/testing.tsx";
import { button, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor, thumbnailNames } from "../testing/show-editor.tsx";

startClean();

test("signing out without photos asks nothing", async () => {
  const onSignOut = vi.fn();
  await showEditor("pro", onSignOut);
  await userEvent.click(button("Sign out"));
  await expect.poll(() => onSignOut.mock.calls).toHaveLength(1);
});

test("signing out with photos asks first, and cancelling keeps them", async () => {
  const onSignOut = vi.fn();
  await showEditor("pro", onSignOut);
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  await userEvent.click(button("Sign out"));
  const dialog = page.getByRole("dialog", { name: "Sign out and discard 2 photos?" });
  await expect.element(dialog).toHaveTextContent("Captions and settings of these photos are lost.");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onSignOut).not.toHaveBeenCalled();
  expect(thumbnailNames()).toEqual(["a.jpg", "b.jpg"]);

  await userEvent.click(button("Sign out"));
  await userEvent.click(dialog.getByRole("button", { name: "Sign out" }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test("signing out asks first when the photos of the last visit are not restored yet", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  const db = await openDatabase();
  await expect.poll(() => db.count("photos")).toBe(2);
  hideAll();
  const onSignOut = vi.fn();
  await showEditor("pro", onSignOut);
  await expect.element(button("Restore 2 photos")).toBeVisible();
  await userEvent.click(button("Sign out"));
  await expect.element(page.getByRole("dialog", { name: "Sign out and discard 2 photos?" })).toBeVisible();
  expect(onSignOut).not.toHaveBeenCalled();
});

test("signing out asks first when another tab has photos", async () => {
  const other = await openWork("anonymous", "other-tab");
  onTestFinished(() => removeWorks(["other-tab"]));
  const photos = [..."abc"].map((id) => ({ id, name: `${id}.jpg`, subject: "" }));
  await other?.save({ photos, selected: "a", marked: [], settings: {} });
  const onSignOut = vi.fn();
  await showEditor("pro", onSignOut);
  await userEvent.click(button("Sign out"));
  await expect.element(page.getByRole("dialog", { name: "Sign out and discard 3 photos?" })).toBeVisible();
  expect(onSignOut).not.toHaveBeenCalled();
});
