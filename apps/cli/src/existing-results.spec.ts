import { copyFile, mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sortedByResults } from "./existing-results.ts";
import { ResultsList } from "./results-list.ts";
import type { FrameTask } from "./tasks.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-results-"));
  vi.stubEnv("XDG_CONFIG_HOME", join(folder, "settings"));
  for (const name of ["a", "b", "out"]) await mkdir(join(folder, name));
  await writeFile(join(folder, "a/IMG_1.jpg"), "one photo");
  await writeFile(join(folder, "b/IMG_1.jpg"), "another");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const OUTPUT = "out/IMG_1.jpeg";

function task(photo: string, output = OUTPUT): FrameTask {
  const position = { number: 1, count: 1 };
  return {
    photo: join(folder, photo),
    bytes: null,
    output: join(folder, output),
    followLinks: true,
    skipFramed: false,
    position,
    texts: {},
  };
}

/** Writes a photo's result, and remembers it. */
async function frame(photo: string, output = OUTPUT): Promise<void> {
  await writeFile(join(folder, output), "result");
  await (await ResultsList.read()).add([{ output: join(folder, output), photo: join(folder, photo) }]);
}

async function sorted(tasks: readonly FrameTask[], targets = {}) {
  const found = await sortedByResults(tasks, targets, await ResultsList.read());
  const outputs = (some: readonly FrameTask[]) => some.map(({ output }) => output?.slice(folder.length + 1));
  return { open: outputs(found.open), done: outputs(found.done), taken: outputs(found.taken) };
}

describe("in a folder of results", () => {
  test("a photo without a result is open", async () => {
    expect(await sorted([task("a/IMG_1.jpg")])).toEqual({ open: [OUTPUT], done: [], taken: [] });
  });

  test("a photo with its own result is done", async () => {
    await frame("a/IMG_1.jpg");
    expect(await sorted([task("a/IMG_1.jpg")])).toEqual({ open: [], done: [OUTPUT], taken: [] });
  });

  test("another photo of the same name gets a number, and is done after that", async () => {
    await frame("a/IMG_1.jpg");
    expect(await sorted([task("b/IMG_1.jpg")])).toEqual({ open: ["out/IMG_1 (2).jpeg"], done: [], taken: [] });
    await frame("b/IMG_1.jpg", "out/IMG_1 (2).jpeg");
    expect(await sorted([task("b/IMG_1.jpg")])).toEqual({ open: [], done: ["out/IMG_1 (2).jpeg"], taken: [] });
  });

  test("photos framed together get a number, since another set of them may have made the result", async () => {
    await frame("a/IMG_1.jpg");
    const sheet = { others: ["b/IMG_1.jpg"], plan: { arrangement: "row", gap: 2 } } as const;
    expect((await sorted([{ ...task("a/IMG_1.jpg"), sheet }])).open).toEqual(["out/IMG_1 (2).jpeg"]);
  });

  test("a number that the call gives to another photo is left to it", async () => {
    await frame("a/IMG_1.jpg");
    const tasks = [task("b/IMG_1.jpg"), task("a/IMG_1.jpg", "out/IMG_1 (2).jpeg")];
    expect((await sorted(tasks)).open).toEqual(["out/IMG_1 (3).jpeg", "out/IMG_1 (2).jpeg"]);
  });

  test("a photo that was replaced by another one gets a number", async () => {
    await frame("a/IMG_1.jpg");
    await copyFile(join(folder, "b/IMG_1.jpg"), join(folder, "a/IMG_1.jpg"));
    expect((await sorted([task("a/IMG_1.jpg")])).open).toEqual(["out/IMG_1 (2).jpeg"]);
  });

  test("a result of an earlier version is that of a photo that is older than it", async () => {
    await writeFile(join(folder, OUTPUT), "result");
    await utimes(join(folder, OUTPUT), 1000, 1000);
    expect((await sorted([task("a/IMG_1.jpg")])).open).toEqual(["out/IMG_1 (2).jpeg"]);
    await utimes(join(folder, "a/IMG_1.jpg"), 900, 900);
    expect((await sorted([task("a/IMG_1.jpg")])).done).toEqual([OUTPUT]);
  });

  test.each([{ force: true }, { inPlace: true }])("all photos are open with %o", async (targets) => {
    await frame("a/IMG_1.jpg");
    expect((await sorted([task("b/IMG_1.jpg")], targets)).open).toEqual([OUTPUT]);
  });
});

describe("a file that --output names", () => {
  const named = { output: "IMG_1.jpeg" };

  test("is taken, unless it is the photo's own result", async () => {
    await writeFile(join(folder, OUTPUT), "any file");
    expect(await sorted([task("a/IMG_1.jpg")], named)).toEqual({ open: [], done: [], taken: [OUTPUT] });
    await frame("a/IMG_1.jpg");
    expect(await sorted([task("a/IMG_1.jpg")], named)).toEqual({ open: [], done: [OUTPUT], taken: [] });
    expect(await sorted([task("b/IMG_1.jpg")], named)).toEqual({ open: [], done: [], taken: [OUTPUT] });
  });

  test("is taken for a photo from standard input", async () => {
    await writeFile(join(folder, OUTPUT), "any file");
    const piped = { ...task("a/IMG_1.jpg"), photo: "-" };
    expect((await sorted([piped], named)).taken).toEqual([OUTPUT]);
  });
});

test.each(["", "[]", "null", '{"a": 1}', '{"a": {"size": "x", "modified": 1}}'])(
  "a list that is damaged like %j knows nothing, and is replaced",
  async (text) => {
    await frame("a/IMG_1.jpg");
    await writeFile(join(folder, "settings/matte/results.json"), text);
    expect((await sorted([task("a/IMG_1.jpg")], { output: "x" })).taken).toEqual([OUTPUT]);
    await frame("a/IMG_1.jpg");
    expect((await sorted([task("a/IMG_1.jpg")], { output: "x" })).done).toEqual([OUTPUT]);
  },
);
