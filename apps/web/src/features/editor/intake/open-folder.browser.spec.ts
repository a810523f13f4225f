import { afterEach, expect, test } from "vitest";
import { handleOf } from "./file-handles.ts";
import { photosOf } from "./open-folder.ts";
import { folderOf } from "./own-folders.ts";

afterEach(async () => (await navigator.storage.getDirectory()).removeEntry("Opened", { recursive: true }));

async function folderWith(...paths: readonly string[]): Promise<FileSystemDirectoryHandle> {
  const opened = await (await navigator.storage.getDirectory()).getDirectoryHandle("Opened", { create: true });
  for (const path of paths) {
    const names = path.split("/");
    let folder = opened;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    await folder.getFileHandle(names.at(-1) ?? "", { create: true });
  }
  return opened;
}

test("an opened folder gives its photos and those of its subfolders in natural order, but no results of exports", async () => {
  const folder = await folderWith(
    "b/2.jpg",
    "b/10.JPG",
    "a9.png",
    "a10.png",
    "framed/a9.jpeg",
    "b/framed/2.jpeg",
    ".hidden.jpg",
    "notes.txt",
  );
  const { files, skipped, isCut } = await photosOf(folder);
  expect(files.map(({ name }) => name)).toEqual(["a9.png", "a10.png", "2.jpg", "10.JPG"]);
  expect([skipped, isCut]).toEqual([1, false]);
});

test("a photo of an opened folder has its handle and its folder", async () => {
  const folder = await folderWith("framed/a.jpg", "b.jpg");
  const [photo] = (await photosOf(folder)).files;
  expect((await handleOf(photo!))?.name).toBe("b.jpg");
  expect(folderOf(photo!)).toBe(folder);
  const results = await folder.getDirectoryHandle("framed");
  expect((await photosOf(results)).files.map(({ name }) => name)).toEqual(["a.jpg"]);
});
