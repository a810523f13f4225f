import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createStore } from "zustand/vanilla";
import { DataConnectionProvider, type DataConnection, type DataStatus } from "#domain/data/index.ts";
import { show } from "#ui/testing.tsx";
import { ConnectionNote } from "./ConnectionNote.tsx";

const QUIET: DataStatus = { reachability: "online", waiting: 0, held: 0, signInNeeded: false, deadLetters: [] };

/** A connection with the members used by the note. */
function showNote(first: Partial<DataStatus>) {
  const status = createStore<DataStatus>(() => ({ ...QUIET, ...first }));
  const retry = vi.fn<() => void>();
  const connection: Partial<DataConnection> = {
    start: () => () => undefined,
    status,
    retry,
    dismiss: async (id) =>
      status.setState(({ deadLetters }) => ({ deadLetters: deadLetters.filter((letter) => letter.id !== id) })),
  };
  show(
    <DataConnectionProvider connection={connection as DataConnection}>
      <ConnectionNote />
    </DataConnectionProvider>,
  );
  return { set: status.setState, retry };
}

const note = page.getByRole("status");

test("the note is empty while the connection works", async () => {
  showNote({});
  await expect.element(note).toHaveTextContent(/^$/);
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("the note shows that the page is offline and the number of waiting changes, and has a retry", async () => {
  const { retry, set } = showNote({ reachability: "offline", waiting: 2 });
  await expect.element(page.getByText("Offline", { exact: true })).toBeVisible();
  await expect.element(page.getByText("2 changes waiting", { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
  set({ reachability: "online", waiting: 0 });
  await expect.element(note).toHaveTextContent(/^$/);
});

test("the note mentions a change that is being sent only after a while", async () => {
  const { set } = showNote({ waiting: 1 });
  await expect.element(note).toHaveTextContent(/^$/);
  await expect.element(page.getByText("1 change waiting")).toBeVisible();
  set({ waiting: 0 });
  await expect.element(note).toHaveTextContent(/^$/);
});

test("rejected changes are listed with the server's reasons until each is dismissed", async () => {
  const letter = (id: string) => ({
    id,
    uid: "ada",
    at: 0,
    changes: { preferences: { photoBy: id } },
    error: `${id} is too long.`,
  });
  showNote({ deadLetters: [letter("first"), letter("second")] });
  await userEvent.click(page.getByRole("button", { name: "2 changes not saved" }));
  const dialog = page.getByRole("dialog", { name: "Changes that weren’t saved" });
  await expect.element(dialog.getByText("first is too long.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Dismiss" }).first());
  await expect.element(dialog.getByText("first is too long.")).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Dismiss" }));
  await expect.element(dialog).not.toBeInTheDocument();
});
