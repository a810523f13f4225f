import { describe, expect, it } from "vitest";
import { forSuite, newKeeper } from "./for-suite.ts";

it("what a set-up has made ends although the rest of it fails, even where it comes only then", async () => {
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

it("everything ends although one of them does not", async () => {
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

    it("has what was made for it", () => {
      expect(made()).toBe("made");
      expect(ended).toEqual([]);
    });
  });

  it("has left nothing behind its last test", () => {
    expect(ended).toEqual(["made"]);
  });
});
