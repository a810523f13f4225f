/** A user's folder disappears with the last image, whatever else is stored at the same moment. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openFolderStore } from "./folder-store.ts";

const root = mkdtempSync(join(tmpdir(), "matte-folders-"));
afterAll(() => rmSync(root, { recursive: true }));
const store = openFolderStore(root);

const key = (name: number, kind = "matte"): string => `ada/${kind}/${String(name).padStart(64, "0")}.jpg`;
const put = async (name: number, kind?: string): Promise<void> => {
  const file = join(root, `incoming-${name}`);
  writeFileSync(file, "x");
  await store.put(key(name, kind), file);
};

it("A folder is removed with its last image, and no sooner", async () => {
  await put(1);
  await put(2);
  await put(3, "original");
  await store.remove(key(1));
  expect(readdirSync(join(root, "ada")).toSorted()).toEqual(["matte", "original"]);
  await store.remove(key(2));
  expect(readdirSync(join(root, "ada"))).toEqual(["original"]);
  await store.remove(key(3, "original"));
  await store.remove(key(3, "original"));
  expect(readdirSync(root)).toEqual([]);
});

it("An image is stored while the folder's last other image is removed", async () => {
  for (let name = 0; name < 50; name++) {
    await put(name);
    await Promise.all([store.remove(key(name)), put(name + 1)]);
    await store.remove(key(name + 1));
  }
  expect(readdirSync(root)).toEqual([]);
});
