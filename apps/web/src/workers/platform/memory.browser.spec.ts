import { expect, test } from "vitest";
import { letGo, passing } from "./memory.ts";

test("bytes that were read from a file are gone at once", async () => {
  const bytes = new Uint8Array(await new Blob(["a photo"]).arrayBuffer());
  letGo(bytes);
  expect(bytes.length).toBe(0);
  expect(bytes.buffer.byteLength).toBe(0);
});

test("what is read passes: each before the next, the last at the end", () => {
  const { read, end } = passing((length: number) => new Uint8Array(length));
  const first = read(3);
  expect(first.length).toBe(3);
  const second = read(4);
  expect([first.length, second.length]).toEqual([0, 4]);
  end();
  end();
  expect(second.length).toBe(0);
});
