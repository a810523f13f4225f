import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Captions } from "./captions.ts";
import { UsageError } from "./exits.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-captions-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function table(content: string | Uint8Array): Promise<string> {
  const path = join(folder, "captions.csv");
  await writeFile(path, content);
  return path;
}

test("A photo has the texts of its row, then those of the options", async () => {
  const captions = await table('File name,Subject,Photo credit\na.jpg,"Dunes, noon",Ines\nB.JPG,,\nnone.jpg,x,\n');
  const read = await Captions.read({ captions, title: "Untitled", location: "Oslo\nNorway" });
  expect(read.of(["in/a.jpg", "in/b.jpg", "in/c.jpg"])).toEqual({
    texts: [
      { subject: "Dunes, noon", location: "Oslo Norway", credit: "Ines" },
      { subject: "", location: "Oslo Norway", credit: "" },
      { subject: "Untitled", location: "Oslo Norway" },
    ],
    unmatched: ["none.jpg"],
  });
});

test("Without a text nothing is turned on", async () => {
  expect((await Captions.read({})).hasTexts).toBe(false);
  expect((await Captions.read({ captions: await table("File name,Film\na.jpg, \n") })).hasTexts).toBe(false);
  expect((await Captions.read({ captions: await table("File name,Film\na.jpg,Portra\n") })).hasTexts).toBe(true);
});

test("Alt text is a text of the photos that turns nothing on", async () => {
  const captions = await table("File name,Alt text\na.jpg,A boat\nb.jpg,\n");
  const read = await Captions.read({ captions, alt: "A pier\nat dawn" });
  expect(read.of(["a.jpg", "b.jpg", "c.jpg"]).texts).toEqual([
    { alt: "A boat" },
    { alt: "" },
    { alt: "A pier\nat dawn" },
  ]);
  expect(read.hasTexts).toBe(false);
});

test("A table of a spreadsheet in Windows-1252 with semicolons is read", async () => {
  const captions = await table(Buffer.from("File name;Location\r\na.jpg;Malm\u00F6\r\n", "latin1"));
  expect((await Captions.read({ captions })).of(["a.jpg"]).texts).toEqual([{ location: "Malmö" }]);
});

test.each([
  ["without the column of names", "Name,Subject\na.jpg,x", "has no column “File name”. The columns are File name,"],
  ["that is empty", "", "has no column “File name”"],
])("A table %s is wrong usage", async (_case, content, message) => {
  const error: unknown = await Captions.read({ captions: await table(content) }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toContain(message);
});

test("A missing table and a folder are wrong usage", async () => {
  await expect(Captions.read({ captions: join(folder, "none.csv") })).rejects.toThrow("can’t be read");
  await expect(Captions.read({ captions: folder })).rejects.toThrow("isn’t a table of captions");
});
