import { link, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { UsageError } from "./exits.ts";
import { frameTasks } from "./frame-tasks.ts";

const PLAN = { settings: DEFAULT_SETTINGS };

let folder = "";
let photo = "";
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "matte-tasks-")));
  photo = join(folder, "a.jpeg");
  await writeFile(photo, "a photo");
});
afterEach(() => rm(folder, { recursive: true }));

test("Photos framed together are one task, with the texts and the name of the first", async () => {
  const sheet = { arrangement: "grid", gap: 2 } as const;
  const { tasks } = await frameTasks(
    ["x/a.jpg", "b.jpg"],
    { out: folder },
    { ...PLAN, texts: [{ subject: "A" }], sheet },
  );
  expect(tasks).toMatchObject([
    {
      photo: "x/a.jpg",
      output: join(folder, "a-together.jpeg"),
      position: { number: 1, count: 1 },
      texts: { subject: "A" },
      sheet: { others: ["b.jpg"], plan: sheet },
    },
  ]);
});

describe("A carousel", () => {
  const settings = { ...DEFAULT_SETTINGS, socialPreset: "carousel", carouselSlides: 2 } as const;

  test("is a task for each slide, also of photos framed together", async () => {
    const single = await frameTasks(["a.jpg", "b.jpg"], { out: folder }, { settings });
    expect(single.tasks.map(({ photo: from, slide, output }) => [from, slide, output])).toEqual([
      ["a.jpg", 0, join(folder, "a-1.jpeg")],
      ["a.jpg", 1, join(folder, "a-2.jpeg")],
      ["b.jpg", 0, join(folder, "b-1.jpeg")],
      ["b.jpg", 1, join(folder, "b-2.jpeg")],
    ]);
    const sheet = { arrangement: "row", gap: 2 } as const;
    const { names } = await frameTasks(["a.jpg", "b.jpg"], { out: folder }, { settings, sheet });
    expect(names).toEqual([join(folder, "a-together-1.jpeg"), join(folder, "a-together-2.jpeg")]);
  });

  test.each([{ inPlace: true }, { output: "-" }])("is no single file: %j", async (targets) => {
    await expect(frameTasks([photo], targets, { settings })).rejects.toThrow("A carousel is several files");
  });
});

test("Photos framed together replace none of them", async () => {
  const targets = { output: photo };
  const plan = { ...PLAN, sheet: { arrangement: "row", gap: 2 } } as const;
  await expect(frameTasks([join(folder, "other.jpg"), photo], targets, plan)).rejects.toThrow(UsageError);
});

describe("Photos that are framed in place", () => {
  test("are framed once, however they are named, and links lead to them", async () => {
    const [alias, other] = [join(folder, "alias.jpg"), join(folder, "b.jpg")];
    await symlink("a.jpeg", alias);
    await writeFile(other, "another");
    const { tasks } = await frameTasks([photo, alias, other, photo], { inPlace: true }, PLAN);
    expect(tasks.map(({ output }) => output)).toEqual([photo, other]);
    expect(tasks.map(({ position }) => position)).toEqual([
      { number: 1, count: 2 },
      { number: 2, count: 2 },
    ]);
  });

  test("are skipped if they have a frame, unless --force is given", async () => {
    const skipFramed = async (force: boolean): Promise<boolean[]> =>
      (await frameTasks([photo], { inPlace: true, force }, PLAN)).tasks.map((task) => task.skipFramed);
    expect(await skipFramed(false)).toEqual([true]);
    expect(await skipFramed(true)).toEqual([false]);
  });

  test("have the format of the look", async () => {
    await expect(frameTasks(["a.png"], { inPlace: true }, PLAN)).rejects.toThrow(UsageError);
  });
});

describe("Results", () => {
  test("never replace a photo, whatever its path", async () => {
    const inside = join(folder, "inside");
    await mkdir(inside);
    await link(photo, join(inside, "A.jpeg"));
    for (const out of [folder, join(inside, "..")])
      await expect(frameTasks([photo], { out }, PLAN)).rejects.toThrow("one of the given files");
    await expect(frameTasks([photo], { output: photo }, PLAN)).rejects.toThrow(UsageError);
    const linked = frameTasks([join(folder, "A.jpg"), photo], { out: inside, force: true }, PLAN);
    await expect(linked).rejects.toThrow(UsageError);
  });

  test("get numbers if they share a name, and go into the folder “framed” by default", async () => {
    const { tasks } = await frameTasks([photo, join("x", "a.png")], {}, PLAN);
    expect(tasks.map(({ output }) => output)).toEqual([join("framed", "a.jpeg"), join("framed", "a (2).jpeg")]);
  });

  test.each(["a.png", "a.TIF", "a.heic"])("are not written to %s, the ending of another format", async (output) => {
    await expect(frameTasks([photo], { output }, PLAN)).rejects.toThrow("ending of another format");
  });

  test.each(["a.jpg", "a.JPEG", "a", "a.part"])("are written to %s", async (output) => {
    expect((await frameTasks([photo], { output }, PLAN)).tasks).toMatchObject([{ photo, output }]);
  });
});

test("Shares have all photos between them, with the numbers, names and captions of the whole call", async () => {
  const photos = Array.from({ length: 40 }, (_, at) => join(`day ${at % 2}`, `IMG_${Math.floor(at / 2)}.jpg`));
  const texts = photos.map((subject) => ({ subject }));
  const whole = await frameTasks(photos, {}, { ...PLAN, texts });
  const shares = await Promise.all(
    [1, 2, 3].map((index) => frameTasks(photos, {}, { ...PLAN, texts, shard: { index, count: 3 } })),
  );
  const ordered = shares.flatMap(({ tasks }) => tasks).toSorted((a, b) => a.position.number - b.position.number);
  expect(ordered).toEqual(whole.tasks);
  for (const { tasks, names } of shares) {
    expect(tasks.length).toBeGreaterThan(0);
    expect(names).toEqual(whole.names);
  }
});
