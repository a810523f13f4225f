import { appendFile, mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchFolder } from "./watched-folder.ts";

const SETTLED = 400;
let folder = "";
let events: string[] = [];
let end = async (): Promise<void> => undefined;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "matte-watch-")));
  events = [];
});
afterEach(async () => {
  await end();
  await rm(folder, { recursive: true, force: true });
});

/** Begins to watch, and waits until an existing file has been reported. */
async function watching(poll: boolean): Promise<void> {
  await writeFile(join(folder, "first.jpg"), "x");
  const name = (path: string): string => path.slice(folder.length + 1);
  end = watchFolder(
    folder,
    { except: join(folder, "framed"), poll, settled: SETTLED },
    {
      onPhoto: (path, isNew) => void events.push(`${isNew ? "new" : "changed"} ${name(path)}`),
      onGone: (path) => void events.push(`gone ${name(path)}`),
      onFolderGone: () => void events.push("folder gone"),
      onError: (error) => void events.push(String(error)),
    },
  );
  await expect.poll(() => events, { timeout: 10_000 }).toEqual(["new first.jpg"]);
}

const next = (event: string) => expect.poll(() => events.slice(1), { timeout: 10_000 }).toContain(event);

describe.each([
  ["by the system's reports", false],
  ["by comparing, as in network folders", true],
])("a folder that is watched %s", (_, poll) => {
  it("reports photos that arrive in spurts once, when they are complete", async () => {
    await watching(poll);
    const path = join(folder, "slow.jpg");
    // Longer than polling and settling take. Pauses are so short that even a busy machine stays within the settling
    // time between two writes: otherwise the photo would be reported twice.
    for (let part = 0; part < 40; part += 1) {
      await appendFile(path, "part");
      await delay(SETTLED / 8);
      expect(events).toEqual(["new first.jpg"]);
    }
    await next("new slow.jpg");
    expect(events).toHaveLength(2);
  });

  it("reports photos in folders inside it, renamed, replaced and deleted ones", async () => {
    await watching(poll);
    await mkdir(join(folder, "day 1"));
    await writeFile(join(folder, "day 1", "a.NEF"), "x");
    await next("new day 1/a.NEF");
    await writeFile(join(folder, ".temporary.jpg"), "x");
    await rename(join(folder, ".temporary.jpg"), join(folder, "b.jpeg"));
    await next("new b.jpeg");
    await writeFile(join(folder, "first.jpg"), "another");
    await next("changed first.jpg");
    await rm(join(folder, "b.jpeg"));
    await next("gone b.jpeg");
    expect(events).toHaveLength(5);
  });

  it("reports that it is gone itself, not those inside it", async () => {
    await watching(poll);
    await mkdir(join(folder, "day 1"));
    await writeFile(join(folder, "day 1", "a.jpg"), "x");
    await next("new day 1/a.jpg");
    await rm(join(folder, "day 1"), { recursive: true });
    await next("gone day 1/a.jpg");
    expect(events).not.toContain("folder gone");
    await rm(join(folder, "first.jpg"));
    await rm(folder, { recursive: true });
    await next("folder gone");
  });

  it("follows links to photos, not those to folders, which may lead back", async () => {
    await watching(poll);
    await symlink(".", join(folder, "loop"));
    await symlink(".", join(folder, "loop.jpg"));
    await mkdir(join(folder, "framed"));
    await writeFile(join(folder, "framed", "a.jpeg"), "x");
    await symlink("framed", join(folder, "results"));
    await symlink("first.jpg", join(folder, "link.jpg"));
    await next("new link.jpg");
    await delay(2 * SETTLED);
    expect(events.filter((event) => event.includes("/"))).toEqual([]);
  });

  it("reports neither results nor hidden files nor other files", async () => {
    await watching(poll);
    await mkdir(join(folder, "framed"));
    for (const name of ["framed/a.jpeg", "._a.jpg", "notes.txt", ".1-ab.matte-part"])
      await writeFile(join(folder, name), "x");
    await writeFile(join(folder, "last.png"), "x");
    await next("new last.png");
    await delay(2 * SETTLED);
    expect(events).toEqual(["new first.jpg", "new last.png"]);
  });
});
