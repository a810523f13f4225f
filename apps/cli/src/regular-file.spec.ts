import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FileFault, LARGEST_PHOTO, readRegularFile, readStream } from "./regular-file.ts";

const IS_WINDOWS = process.platform === "win32";
const socket = createServer();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-files-"));
  const path = (name: string): string => join(folder, name);
  await writeFile(path("photo.jpg"), "a photo");
  await writeFile(path("empty.jpg"), "");
  await mkdir(path("folder.jpg"));
  await writeFile(path("sparse.jpg"), "");
  await truncate(path("sparse.jpg"), 20e9);
  if (IS_WINDOWS) return;
  execFileSync("mkfifo", [path("pipe.jpg")]);
  await symlink("/dev/zero", path("zero.jpg"));
  await symlink("photo.jpg", path("link.jpg"));
  await symlink("loop.jpg", path("loop.jpg"));
  await new Promise<void>((resolve) => void socket.listen(path("socket.jpg"), resolve));
});
afterAll(async () => {
  socket.close();
  await rm(folder, { recursive: true });
});

const read = (name: string, followLinks?: boolean): Promise<Uint8Array> =>
  readRegularFile(join(folder, name), {
    longest: LARGEST_PHOTO,
    ...(followLinks === undefined ? {} : { followLinks }),
  });

describe("A file", () => {
  test.each([
    ["photo.jpg", "a photo"],
    ["empty.jpg", ""],
  ])("like %s is read", async (name, text) => {
    expect(new TextDecoder().decode(await read(name))).toBe(text);
  });

  test.each<readonly [name: string, fault: FileFault]>([
    ["folder.jpg", "folder"],
    ["sparse.jpg", "huge"],
    ["missing.jpg", "unreadable"],
    ...(IS_WINDOWS
      ? []
      : ([
          ["pipe.jpg", "special"],
          ["zero.jpg", "special"],
          ["socket.jpg", "special"],
          ["loop.jpg", "link"],
        ] as const)),
  ])("like %s is not read: %s", async (name, fault) => {
    await expect(read(name)).rejects.toMatchObject({ name: "FileError", fault });
  });

  test.runIf(!IS_WINDOWS)("is read through a link where links are followed", async () => {
    expect(await read("link.jpg")).toHaveLength(7);
    await expect(read("link.jpg", false)).rejects.toMatchObject({ fault: "link" });
  });
});

test("A stream without an end is read up to the limit", async () => {
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) yield new Uint8Array(1000);
  }
  await expect(readStream(endless(), "-", 5000)).rejects.toMatchObject({ fault: "huge" });
  async function* short(): AsyncGenerator<Uint8Array> {
    yield Uint8Array.of(1, 2);
    yield Uint8Array.of(3);
  }
  expect(await readStream(short(), "-", 5000)).toEqual(Uint8Array.of(1, 2, 3));
});
