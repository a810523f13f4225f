import { describe, expect, it } from "vitest";
import { type DroppedItem, readDropped } from "./dropped.ts";
import { FOLDER_LIMITS } from "./findings.ts";

type Tree = { readonly [name: string]: Tree | string };

/** A file system entry as returned by browsers. A file's content is its type; folders are read in portions. */
function entryOf(name: string, content: Tree | string, portion = 2): FileSystemEntry {
  const common = { name, filesystem: null, fullPath: `/${name}`, getParent: () => undefined };
  if (typeof content === "string") {
    const file = new File(["x"], name, { type: content });
    const give = (ok: (file: File) => void, no: (error: Error) => void) =>
      content === "gone" ? no(new Error(name)) : ok(file);
    return { ...common, isFile: true, isDirectory: false, file: give } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const left = Object.entries(content).map(([child, inside]) => entryOf(child, inside, portion));
    return { readEntries: (ok: (some: FileSystemEntry[]) => void) => ok(left.splice(0, portion)) };
  };
  return { ...common, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

function item(name: string, content: Tree | string): DroppedItem {
  const file = typeof content === "string" ? new File(["x"], name, { type: content }) : null;
  const type = typeof content === "string" ? content : "";
  return { kind: "file", type, getAsFile: () => file, webkitGetAsEntry: () => entryOf(name, content) };
}

const names = async (...items: DroppedItem[]) => {
  const { files, skipped, isCut } = await readDropped(items);
  return [files.map((file) => file.name).join(" "), skipped, isCut];
};

describe("a drop", () => {
  it("a drop of files keeps their order and includes every type", async () => {
    expect(await names(item("b.jpg", "image/jpeg"), item("a.txt", "text/plain"))).toEqual(["b.jpg a.txt", 0, false]);
  });

  it("a drop of a folder contains its photos in natural order and the number of other files", async () => {
    const folder = {
      "10.jpg": "image/jpeg",
      "2.jpg": "image/jpeg",
      "notes.txt": "text/plain",
      ".DS_Store": "",
      "gone.jpg": "gone",
    };
    const deep = { ...folder, more: { "1.webp": "image/webp", ".cache": { "x.jpg": "image/jpeg" } } };
    expect(await names(item("shoot", deep))).toEqual(["2.jpg 10.jpg 1.webp", 2, false]);
  });

  it("a drop of files and folders keeps their order", async () => {
    const folder = item("shoot", { "a.png": "image/png" });
    expect(await names(item("z.jpg", "image/jpeg"), folder, item("b.jpg", "image/jpeg"))).toEqual([
      "z.jpg a.png b.jpg",
      0,
      false,
    ]);
  });

  it.each([
    [19, 19],
    [20, 0],
    [300, 0],
  ])(
    "a drop of %i items reads %i entries to find folders, and those of everything without an image's name",
    async (count, asked) => {
      let entries = 0;
      const counted = (one: DroppedItem): DroppedItem => ({
        ...one,
        webkitGetAsEntry: () => {
          entries += 1;
          return one.webkitGetAsEntry();
        },
      });
      const pictures = Array.from({ length: count - 2 }, (_, at) => item(`${at}.jpg`, "image/jpeg"));
      const folder = item("shoot", { "a.png": "image/png" });
      const { files } = await readDropped([...pictures, folder, item("b.txt", "text/plain")].map(counted));
      expect(files.slice(-2).map(({ name }) => name)).toEqual(["a.png", "b.txt"]);
      expect([files.length, entries]).toEqual([count, asked === 0 ? 2 : asked]);
    },
  );

  it("a drop contains files in browsers without entries", async () => {
    expect(await names({ ...item("a.jpg", "image/jpeg"), webkitGetAsEntry: () => null })).toEqual(["a.jpg", 0, false]);
  });

  it("a drop ignores text", async () => {
    expect(await names({ ...item("a", ""), kind: "string" })).toEqual(["", 0, false]);
  });

  it("a drop stops at the limits for files and depth of folders", async () => {
    const many = Object.fromEntries(
      Array.from({ length: FOLDER_LIMITS.files + 3 }, (_, at) => [`${at}.jpg`, "image/jpeg"]),
    );
    const { files, isCut } = await readDropped([item("disk", many)]);
    expect([files.length, isCut]).toEqual([FOLDER_LIMITS.files, true]);
    let deep: Tree = { "a.jpg": "image/jpeg" };
    for (let level = 0; level < FOLDER_LIMITS.depth; level++) deep = { inner: deep };
    expect(await names(item("deep", deep))).toEqual(["", 0, true]);
  });
});
