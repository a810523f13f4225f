import { beforeAll } from "vitest";

/**
 * Runs before each spec in Chromium, and empties what the browser stores: specs that run in one context after another
 * share it, in an order that changes from run to run.
 */
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(async ({ name }) => deleted(indexedDB.deleteDatabase(name ?? ""))));
  const root = await navigator.storage.getDirectory();
  for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
  for (const name of await caches.keys()) await caches.delete(name);
});

/** Waits for connections of the previous spec, whose page is being removed. */
function deleted(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error("The database was not deleted.")));
  });
}
