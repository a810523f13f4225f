import { expect, test } from "vitest";
import { readSource } from "./source.ts";

/** A file that the browser cannot read any more. */
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
])("a file that ends in %s is %s", async (why, code) => {
  await expect(readSource(new LostFile(why))).rejects.toMatchObject({ code });
});

const TEXT = "a text, whatever it is called";

test.each([
  ["a small", TEXT.length, 1],
  ["a large", 2 ** 26, 0],
])("%s file that is no photo is refused (%i bytes, read whole %i times)", async (_which, size, times) => {
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
