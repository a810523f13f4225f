import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor, thumbnailNames } from "../testing/show-editor.tsx";

startClean();

test("signing out without photos asks nothing", async () => {
  const onSignOut = vi.fn();
  await showEditor("pro", onSignOut);
  await userEvent.click(button("Sign out"));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test("signing out with photos asks first, and cancelling keeps them", async () => {
  const onSignOut = vi.fn();
  await showEditor("pro", onSignOut);
  await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
  await userEvent.click(button("Sign out"));
  const dialog = page.getByRole("dialog", { name: "Sign out and discard 2 photos?" });
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onSignOut).not.toHaveBeenCalled();
  expect(thumbnailNames()).toEqual(["a.jpg", "b.jpg"]);

  await userEvent.click(button("Sign out"));
  await userEvent.click(dialog.getByRole("button", { name: "Sign out" }));
  expect(onSignOut).toHaveBeenCalledOnce();
});
