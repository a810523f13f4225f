import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DataConnectionProvider, type DataConnection, type DataStatus } from "#domain/data/index.ts";
import { show } from "#ui/testing.tsx";
import { ConnectionNote } from "./ConnectionNote.tsx";

const QUIET: DataStatus = { state: "online", waiting: 0, held: 0, signInNeeded: false, deadLetters: [] };

/** Only what the note looks at; whatever else it asked for would be missed at once. */
function showNote(first: Partial<DataStatus>) {
  let status: DataStatus = { ...QUIET, ...first };
  let tell = (): void => undefined;
  const retry = vi.fn<() => void>();
  const connection: Partial<DataConnection> = {
    start: () => () => undefined,
    status: () => status,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    retry,
    dismiss: async (id) => set({ deadLetters: status.deadLetters.filter((letter) => letter.id !== id) }),
  };
  const set = (change: Partial<DataStatus>): void => {
    status = { ...status, ...change };
    tell();
  };
  show(
    <DataConnectionProvider connection={connection as DataConnection}>
      <ConnectionNote />
    </DataConnectionProvider>,
  );
  return { set, retry };
}

const said = page.getByRole("status");

test("says nothing while all is well", async () => {
  showNote({});
  await expect.element(said).toHaveTextContent(/^$/);
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("says that it is offline and what waits, and tries again when asked", async () => {
  const { retry, set } = showNote({ state: "offline", waiting: 2 });
  await expect.element(page.getByText("Offline", { exact: true })).toBeVisible();
  await expect.element(page.getByText("2 changes waiting", { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
  set({ state: "online", waiting: 0 });
  await expect.element(said).toHaveTextContent(/^$/);
});

test("mentions a change on its way only when that takes long", async () => {
  const { set } = showNote({ waiting: 1 });
  await expect.element(said).toHaveTextContent(/^$/);
  await expect.element(page.getByText("1 change waiting")).toBeVisible();
  set({ waiting: 0 });
  await expect.element(said).toHaveTextContent(/^$/);
});

test("lists what was refused, with the server's reasons, until each was seen", async () => {
  const letter = (id: string) => ({
    id,
    uid: "ada",
    at: 0,
    changes: { preferences: { photoBy: id } },
    error: `${id} is too long.`,
  });
  showNote({ deadLetters: [letter("first"), letter("second")] });
  await userEvent.click(page.getByRole("button", { name: "2 changes refused" }));
  const dialog = page.getByRole("dialog", { name: "Changes that were refused" });
  await expect.element(dialog.getByText("first is too long.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Dismiss" }).first());
  await expect.element(dialog.getByText("first is too long.")).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Dismiss" }));
  await expect.element(dialog).not.toBeInTheDocument();
});
