import { describe, expect, it } from "vitest";
import { forSuite, newKeeper } from "./for-suite.ts";

it("A fixture ends although another one fails, even if it is created only afterwards", async () => {
  const { keep, end } = newKeeper();
  const ended: string[] = [];
  let come = (_made: string): void => undefined;
  const late = new Promise<string>((resolve) => (come = resolve));
  const all = Promise.all([
    keep(late, (made) => ended.push(made)),
    keep(Promise.resolve("database"), (made) => ended.push(made)),
    keep(Promise.reject<string>(new Error("no port")), (made) => ended.push(made)),
  ]);
  await expect(all).rejects.toThrow("no port");
  const ending = end();
  come("server");
  await ending;
  expect(ended).toEqual(["database", "server"]);
});

it("All fixtures end although one fails to end", async () => {
  const { keep, end } = newKeeper();
  const ended: string[] = [];
  await keep(Promise.resolve("folder"), (made) => ended.push(made));
  await keep(Promise.resolve(), () => Promise.reject(new Error("still running")));
  await expect(end()).rejects.toMatchObject({ errors: [new Error("still running")] });
  expect(ended).toEqual(["folder"]);
});

describe("a suite", () => {
  const ended: string[] = [];

  describe("while it runs", () => {
    const made = forSuite((keep) => keep(Promise.resolve("made"), (what) => ended.push(what)));

    it("has its fixture", () => {
      expect(made()).toBe("made");
      expect(ended).toEqual([]);
    });
  });

  it("has left nothing behind its last test", () => {
    expect(ended).toEqual(["made"]);
  });
});
