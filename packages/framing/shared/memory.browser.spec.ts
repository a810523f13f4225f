import { expect, test } from "vitest";
import { detach, reuseBuffer } from "./memory.ts";

test("bytes read from a file are freed at once", async () => {
  const bytes = new Uint8Array(await new Blob(["a photo"]).arrayBuffer());
  detach(bytes);
  expect(bytes.length).toBe(0);
  expect(bytes.buffer.byteLength).toBe(0);
});

test("a reusing reader frees each result before the next read, and the last at its end", () => {
  const { read, end } = reuseBuffer((length: number) => new Uint8Array(length));
  const first = read(3);
  expect(first.length).toBe(3);
  const second = read(4);
  expect([first.length, second.length]).toEqual([0, 4]);
  end();
  end();
  expect(second.length).toBe(0);
});
