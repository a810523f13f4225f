import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import type { UpdateOutcome, Versions } from "#domain/versions/versions.ts";
import { holdPage } from "#domain/work/held-work.ts";
import { Toasts } from "#ui/index.ts";
import { show } from "#ui/testing.tsx";
import { VersionNote } from "./VersionNote.tsx";

function showNote(ready: boolean) {
  const update = vi.fn<() => Promise<UpdateOutcome>>(async () => "held");
  const store = createStore(() => ({ ready }));
  const versions: Versions = { store, start: async () => undefined, look: async () => undefined, update };
  show(
    <>
      <VersionNote versions={versions} />
      <Toasts />
    </>,
  );
  return { store, update };
}

const said = page.getByRole("status").first();
const button = page.getByRole("button", { name: "Update" });

test("says nothing while there is nothing newer", async () => {
  const { store } = showNote(false);
  await expect.element(said).toHaveTextContent(/^$/);
  await expect.element(button).not.toBeInTheDocument();
  store.setState({ ready: true });
  await expect.element(said).toHaveTextContent("A new version is ready");
});

test("lets it in when pressed, and says why where it cannot", async () => {
  const { update } = showNote(true);
  await userEvent.click(button);
  expect(update).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/^Photos are open in another tab\./)).toBeVisible();
});

test("offers nothing while photos are open, and says when it comes", async () => {
  showNote(true);
  const letGo = holdPage();
  await expect.element(said).toHaveTextContent("A new version comes in at the next start");
  await expect.element(button).not.toBeInTheDocument();
  letGo();
  await expect.element(button).toBeVisible();
});
