import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import type { UpdateOutcome, Versions } from "#domain/versions/versions.ts";
import { markUnsavedWork } from "#domain/unsaved-work.ts";
import { Toasts } from "#ui/index.ts";
import { show } from "#ui/testing.tsx";
import { VersionNote } from "./VersionNote.tsx";

function showNote(ready: boolean) {
  const update = vi.fn<() => Promise<UpdateOutcome>>(async () => "blocked");
  const store = createStore(() => ({ ready }));
  const versions: Versions = { store, start: async () => undefined, check: async () => undefined, update };
  show(
    <>
      <VersionNote versions={versions} />
      <Toasts />
    </>,
  );
  return { store, update };
}

const status = page.getByRole("status").first();
const button = page.getByRole("button", { name: "Update" });

test("the note is empty while there is no newer version", async () => {
  const { store } = showNote(false);
  await expect.element(status).toHaveTextContent(/^$/);
  await expect.element(button).not.toBeInTheDocument();
  store.setState({ ready: true });
  await expect.element(status).toHaveTextContent("A new version is ready");
});

test("the note updates when pressed, and explains why where it cannot", async () => {
  const { update } = showNote(true);
  await userEvent.click(button);
  expect(update).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/^Photos are open in another tab\./)).toBeVisible();
});

test("the note offers no update while photos are open, and announces it for the next start", async () => {
  showNote(true);
  const removeMark = markUnsavedWork();
  await expect.element(status).toHaveTextContent("A new version comes with the next start");
  await expect.element(button).not.toBeInTheDocument();
  removeMark();
  await expect.element(button).toBeVisible();
});
