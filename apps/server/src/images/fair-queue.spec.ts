import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

/** Jobs ended by the test, and their names in starting order. */
function jobs() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => (): Promise<string> => {
    started.push(name);
    return new Promise((resolve) => void ends.set(name, () => resolve(name)));
  };
  const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settle();
  };
  return { started, job, end, settle };
}

it("serves users in turn, however many jobs one of them has", async () => {
  const queue = createFairQueue({ atOnce: 1, perUser: 1, waiting: 10 });
  const { started, job, end, settle } = jobs();
  const all = ["ada 1", "ada 2", "ada 3", "grace 1", "joan 1"].map((name) => queue.run(name.split(" ")[0]!, job(name)));
  await settle();
  for (const name of ["ada 1", "ada 2", "grace 1", "joan 1", "ada 3"]) await end(name);
  await Promise.all(all);
  expect(started).toEqual(["ada 1", "ada 2", "grace 1", "joan 1", "ada 3"]);
});

it("keeps a worker free from a user who has as many as allowed", async () => {
  const queue = createFairQueue({ atOnce: 3, perUser: 2, waiting: 10 });
  const { started, job, end, settle } = jobs();
  const all = ["ada 1", "ada 2", "ada 3", "grace 1"].map((name) => queue.run(name.split(" ")[0]!, job(name)));
  await settle();
  expect(started).toEqual(["ada 1", "ada 2", "grace 1"]);
  await end("grace 1");
  expect(started).toEqual(["ada 1", "ada 2", "grace 1"]);
  await end("ada 1");
  expect(started.at(-1)).toBe("ada 3");
  for (const name of ["ada 2", "ada 3"]) await end(name);
  await Promise.all(all);
});

it("rejects a job when too many are waiting", async () => {
  const queue = createFairQueue({ atOnce: 1, perUser: 1, waiting: 1 });
  const { job, end, settle } = jobs();
  const first = queue.run("ada", job("first"));
  const second = queue.run("ada", job("second"));
  await settle();
  await expect(queue.run("grace", job("third"))).rejects.toMatchObject({ code: "image-checker-busy" });
  await end("first");
  await end("second");
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
});

it("goes on after a job that failed", async () => {
  const queue = createFairQueue({ atOnce: 1, perUser: 1, waiting: 1 });
  await expect(queue.run("ada", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("ada", () => Promise.resolve(1))).toBe(1);
});
