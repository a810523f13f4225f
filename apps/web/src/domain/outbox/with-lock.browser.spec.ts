import { beforeEach, describe, expect, it } from "vitest";
import { withLock } from "./with-lock.ts";

let name = "";
beforeEach(() => {
  name = `matte.test.${crypto.randomUUID()}`;
});

/** Keeps the lock until the returned function is called. */
function keepLock(): () => Promise<void> {
  let release = (): void => undefined;
  const kept = navigator.locks.request(name, async () => new Promise<void>((resolve) => void (release = resolve)));
  return async () => {
    release();
    await kept;
  };
}

const done = async () => "done";

describe("a lock between tabs", () => {
  it("lets one act at a time, in order", async () => {
    const order: string[] = [];
    await Promise.all([
      withLock(name, async () => {
        order.push("one begins");
        await expect
          .poll(async () => (await navigator.locks.query()).pending?.map((lock) => lock.name))
          .toContain(name);
        order.push("one ends");
      }),
      withLock(name, async () => void order.push("two")),
    ]);
    expect(order).toEqual(["one begins", "one ends", "two"]);
  });

  it("reports that it is taken, and lets one action in thirteen run without it", async () => {
    const release = keepLock();
    const answers: string[] = [];
    for (let time = 0; time < 14; time += 1) answers.push(await withLock(name, done, 5));
    expect(answers).toEqual([...Array.from({ length: 12 }, () => "taken"), "done", "taken"]);
    await release();
  });

  it("waits for nothing where there is no patience", async () => {
    expect(await withLock(name, done, 0)).toBe("done");
    const release = keepLock();
    expect(await withLock(name, done, 0)).toBe("taken");
    await release();
  });

  it("passes on errors of the action", async () => {
    const failing = async (): Promise<never> => Promise.reject(new Error("inside"));
    await expect(withLock(name, failing)).rejects.toThrow("inside");
    await expect(withLock(name, failing, 0)).rejects.toThrow("inside");
  });
});
