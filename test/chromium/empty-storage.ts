/**
 * Empties the browser's storage before each spec file's first test: files run one after another share a browser
 * context, in an order changing from run to run.
 */
import { beforeAll, vi } from "vitest";

beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(async ({ name }) => deleted(indexedDB.deleteDatabase(name ?? ""))));
  await emptyPrivateFiles();
  for (const name of await caches.keys()) await caches.delete(name);
});

/** Waits for the previous file's connections, whose page is being removed. */
function deleted(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error("The database was not deleted.")));
  });
}

/** Waits for the previous file's workers, which may still write. */
async function emptyPrivateFiles(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const names: string[] = [];
  for await (const name of root.keys()) names.push(name);
  for (const name of names) await vi.waitFor(async () => root.removeEntry(name, { recursive: true }), 15_000);
}
