import { expect, test } from "vitest";
import { readSource } from "./source.ts";

/** A file the browser can no longer read. */
class LostFile extends Blob {
  readonly #why: string;
  constructor(why: string) {
    super();
    this.#why = why;
  }
  override slice(): Blob {
    return this;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException("lost", this.#why));
  }
}

test.each([
  ["NotFoundError", "gone"],
  ["NotReadableError", "gone"],
  ["SecurityError", "failed"],
])("a file whose reading fails with %s is reported as %s", async (why, code) => {
  await expect(readSource(new LostFile(why))).rejects.toMatchObject({ code });
});

const TEXT = "a text, whatever its name";

test.each([
  ["a small file", TEXT.length, 1],
  ["a large file", 2 ** 26, 0],
])("%s without a photo's signature is rejected (%i bytes, read whole %i times)", async (_which, size, times) => {
  let read = 0;
  class Text extends Blob {
    override get size(): number {
      return size;
    }
    override arrayBuffer(): Promise<ArrayBuffer> {
      read += 1;
      return super.arrayBuffer();
    }
  }
  await expect(readSource(new Text([TEXT]))).rejects.toMatchObject({ code: "not-an-image" });
  expect(read).toBe(times);
});
